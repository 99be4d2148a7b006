import Testing
import UIKitModel

/// Where the lines of texts are, for constraints and in a button.
@MainActor @Suite("Lines of text") struct TextLineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func button(_ title: String, size: CGFloat = 17) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    return button
  }

  private func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
  }

  /// The baseline of a button's title in the root's coordinates.
  private func baseline(_ button: UIButton) throws -> CGFloat {
    let label = try #require(button.titleLabel)
    return button.convert(label.frame.origin, to: root).y + label.font.ascender
  }

  @Test(
    "the baseline of a button is that of its title",
    arguments: [UIControl.ContentVerticalAlignment.center, .top, .bottom])
  func buttons(_ alignment: UIControl.ContentVerticalAlignment) throws {
    let (label, button) = (UILabel(), button("Go"))
    label.text = "Name"
    label.font = .systemFont(ofSize: 30)
    button.contentVerticalAlignment = alignment
    add(label, button)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      button.heightAnchor.constraint(equalToConstant: 60),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(try baseline(button) - (label.frame.minY + label.font.ascender)) <= 0.5)
  }

  /// Interface Builder lays out these two as 60 points high each (soapyigu/Swift-30-Projects,
  /// Project 02, at 375 × 667).
  @Test("two buttons with both baselines in line are equally high")
  func pair() {
    let (lap, start) = (button("Lap"), button("Start"))
    add(lap, start)
    NSLayoutConstraint.activate([
      lap.heightAnchor.constraint(equalToConstant: 60),
      lap.topAnchor.constraint(equalTo: root.topAnchor, constant: 243),
      start.topAnchor.constraint(equalTo: lap.topAnchor),
      start.lastBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
      lap.lastBaselineAnchor.constraint(equalTo: start.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(start.frame.height == 60)
    #expect(start.frame.minY == 243)
  }

  @Test("the baseline of a text field is in the middle, that of a text view below its inset")
  func fields() {
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    label.text = "Name"
    for font in [17.0] {
      label.font = .systemFont(ofSize: font)
      field.font = label.font
      text.font = label.font
    }
    add(label, field, text)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      field.heightAnchor.constraint(equalToConstant: 60),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      text.firstBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
      text.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(abs(label.frame.midY - field.frame.midY) <= 1)
    #expect(abs(text.frame.minY + text.textContainerInset.top - label.frame.minY) <= 0.5)
  }

  @Test("a row in line has its baselines at one height, and is as high as its parts need")
  func row() throws {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("small", "Large")
    (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 40))
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let stack = UIStackView(arrangedSubviews: [small, large])
      stack.alignment = alignment
      add(stack)
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      let lines = [small, large].map { $0.frame.minY + $0.font.ascender }
      #expect(abs(lines[0] - lines[1]) <= 0.5)
      #expect(abs(stack.frame.height - large.intrinsicContentSize.height) <= 1)
      stack.removeFromSuperview()
    }
  }

  @Test("shares of a stack are of its whole length, and the last view has what is left")
  func proportions() {
    final class Sized: UIView {
      var width: CGFloat = 0
      override var intrinsicContentSize: CGSize { CGSize(width: width, height: 30) }
    }
    let views = [121.0, 73].map { width in
      let view = Sized()
      view.width = width
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    stack.spacing = 54
    add(stack)
    stack.widthAnchor.constraint(equalToConstant: 343).isActive = true
    root.layoutIfNeeded()
    // Interface Builder's frames (nolanw/ImgurAnonymousAPI): 167 and 122.
    #expect(abs(views[0].frame.width - 167) <= 0.5)
    #expect(abs(views[1].frame.width - 122) <= 0.5)
  }

  @Test("a button's content lies where its alignment has it")
  func alignment() throws {
    let button = button("Go")
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    let title = try #require(button.titleLabel)
    for (alignment, x) in [
      (UIControl.ContentHorizontalAlignment.left, 0), (.leading, 0),
      (.right, 200 - title.intrinsicContentSize.width),
    ] {
      button.contentHorizontalAlignment = alignment
      button.setNeedsLayout()
      button.layoutIfNeeded()
      #expect(abs(title.frame.minX - x) <= 0.5)
    }
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(title.frame.origin == CGPoint(x: 20, y: 10))
    #expect(button.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
