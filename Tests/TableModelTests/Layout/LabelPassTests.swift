import Foundation
import TableModel
import Testing

/// The two passes of a label that wraps (Sources.md AL-3, `preferredMaxLayoutWidth`).
@MainActor @Suite struct LabelPassTests {
  /// A label that notes the sizes it says it has.
  private final class NotingLabel: UILabel {
    private(set) var sizes: [CGSize] = []

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      if sizes.last != size { sizes.append(size) }
      return size
    }
  }

  private func label(in parent: UIView) -> NotingLabel {
    let label = NotingLabel()
    label.text = TextCell.longText
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      label.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    return label
  }

  private func parent(_ width: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
  }

  @Test func `the first pass is one line, the second the width that the first has given`() {
    let parent = parent(300)
    let label = label(in: parent)
    parent.layoutIfNeeded()
    #expect(label.sizes.first == CGSize(width: 359.5, height: 20.5))
    #expect(label.sizes.last?.height == 41)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 300, height: 41))
  }

  @Test func `a preferred width is measured at whatever the layout gives`() {
    let parent = parent(500)
    let label = label(in: parent)
    label.preferredMaxLayoutWidth = 270
    parent.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 500, height: 41))
    label.preferredMaxLayoutWidth = 0
    parent.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
  }

  @Test(arguments: [(8, 20.5), (9, 41)] as [(Int, CGFloat)])
  func `a label shown narrower than it was fitted wraps from iOS 9 on`(
    version: Int, height: CGFloat
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let parent = parent(400)
      let label = label(in: parent)
      parent.layoutIfNeeded()
      parent.frame.size.width = 300
      parent.layoutIfNeeded()
      #expect(label.frame.height == height)
    }
  }

  @Test func `a text that changes is measured from one line on`() {
    let parent = parent(300)
    let label = label(in: parent)
    parent.layoutIfNeeded()
    label.text = "Short"
    parent.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
    label.text = String(repeating: TextCell.longText, count: 2)
    parent.layoutIfNeeded()
    #expect(label.frame.height == 61)
  }

  @Test func `a fitting size leaves the layout as it was`() {
    let parent = parent(300)
    let label = label(in: parent)
    parent.layoutIfNeeded()
    let fitting = parent.systemLayoutSizeFitting(
      CGSize(width: 500, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting.width == 500)
    #expect(label.frame.height == 41)
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 300, height: 41))
  }

  @Test(arguments: [UILayoutPriority(251), UILayoutPriority(249)])
  func `of two labels the one that hugs less takes the room that is left`(
    _ priority: UILayoutPriority
  ) {
    let parent = parent(300)
    let labels = [UILabel(), UILabel()]
    for label in labels {
      label.text = "Name"
      label.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-0-[a]-0-[b]-0-|", metrics: nil,
        views: ["a": labels[0], "b": labels[1]]))
    labels[0].setContentHuggingPriority(priority, for: .horizontal)
    parent.layoutIfNeeded()
    let own = labels[0].intrinsicContentSize.width
    #expect(labels[0].frame.width == (priority == UILayoutPriority(251) ? own : 300 - own))
  }

  @Test func `of two labels the one that resists less is compressed`() {
    let parent = parent(400)
    let labels = [UILabel(), UILabel()]
    for label in labels {
      label.text = TextCell.longText
      label.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-0-[a]-0-[b]-0-|", metrics: nil,
        views: ["a": labels[0], "b": labels[1]]))
    labels[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    parent.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [359.5, 40.5])
  }
}
