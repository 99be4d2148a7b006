import Foundation
import TableModel
import TestSupport
import Testing

@MainActor @Suite struct ConstraintLayoutTests {
  private func container(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func child(of parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func `a constant that changes moves the view at the next layout`() {
    let parent = container()
    let view = child(of: parent)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor), width,
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 50, height: 100))
    width.constant = 60
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 60, height: 120))
  }

  @Test func `views follow a superview that is resized`() {
    let parent = container()
    let view = child(of: parent)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 284, height: 200))
    parent.frame.size = CGSize(width: 100, height: 50)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 84, height: 50))
    parent.layoutMargins.left = 20
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 72, height: 50))
  }

  @Test(arguments: [8, 13]) func `a mask holds a view as autoresizing does`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let masks: [UIView.AutoresizingMask] = [
        [], .flexibleWidth, .flexibleLeftMargin, [.flexibleLeftMargin, .flexibleRightMargin],
        [.flexibleWidth, .flexibleRightMargin], [.flexibleLeftMargin, .flexibleWidth],
      ]
      for mask in masks {
        let parent = container(200)
        let framed = UIView(frame: CGRect(x: 40, y: 10, width: 60, height: 20))
        framed.autoresizingMask = mask
        parent.addSubview(framed)
        let view = child(of: parent)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: framed.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: framed.trailingAnchor),
          view.topAnchor.constraint(equalTo: framed.bottomAnchor),
          view.heightAnchor.constraint(equalToConstant: 5),
        ])
        for width in [200, 260, 120] as [CGFloat] {
          parent.frame.size.width = width
          parent.layoutIfNeeded()
          #expect(abs(view.frame.minX - framed.frame.minX) <= 0.5, "\(mask) at \(width)")
          #expect(abs(view.frame.width - framed.frame.width) <= 0.5, "\(mask) at \(width)")
        }
        #expect(ConsoleLog.messages == [])
      }
    }
  }

  @Test func `a thousand conflicting constraints end quickly with finite frames`() {
    let parent = container()
    let view = child(of: parent)
    let heights = (0..<1000).map { view.heightAnchor.constraint(equalToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(heights)
    parent.layoutIfNeeded()
    #expect(view.frame.height.isFinite)
    #expect(ConsoleLog.messages.count == 999)
    #expect(heights.filter { !$0.isActive }.isEmpty)
  }

  @Test func `a broken constraint holds again once the other is gone`() {
    let parent = container()
    let view = child(of: parent)
    let one = view.widthAnchor.constraint(equalToConstant: 10)
    let two = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([one, two])
    parent.layoutIfNeeded()
    let first = view.frame.width
    (first == 10 ? one : two).isActive = false
    parent.layoutIfNeeded()
    #expect(view.frame.width == 30 - first)
  }

  @Test func `a view that leaves takes the constraints about it along`() {
    let parent = container()
    let view = child(of: parent)
    let edge = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([edge, width])
    parent.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(!edge.isActive)
    #expect(width.isActive)
    parent.layoutIfNeeded()
  }

  @Test func `constraints that reach through a view go with it`() {
    let parent = container()
    let between = UIView()
    parent.addSubview(between)
    let view = child(of: between)
    let edge = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
    edge.isActive = true
    between.removeFromSuperview()
    #expect(!edge.isActive)
    #expect(parent.constraints.isEmpty)
  }

  @Test func `a view that nothing places is ambiguous`() {
    let parent = container()
    let view = child(of: parent)
    view.widthAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(view.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
  }

  @Test func `a stack shares its length and skips hidden views`() {
    let parent = container(300, 40)
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = 15
    stack.frame = parent.bounds
    parent.addSubview(stack)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 105, 210])
    #expect(views.map(\.frame.width) == [90, 90, 90])
    #expect(views[0].frame.height == 40)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame == CGRect(x: 157.5, y: 0, width: 142.5, height: 40))
  }

  @Test func `a stack keeps its constraints, but those of a view that is hidden`() {
    let parent = container()
    let views = (0..<50).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    parent.addSubview(stack)
    stack.layoutIfNeeded()
    let before = Set(stack.constraints)
    views[25].isHidden = true
    stack.layoutIfNeeded()
    let others = Set(stack.constraints).symmetricDifference(before)
    #expect(others.count < 12, "\(others.map(\.description))")
    views[25].isHidden = false
    stack.spacing = 3
    stack.layoutIfNeeded()
    #expect(stack.constraints.count == before.count)
  }

  @Test func `a view that leaves takes along what reaches into it, through guides too`() {
    let parent = container()
    let (outer, other) = (child(of: parent), child(of: parent))
    let inner = child(of: outer)
    let guide = UILayoutGuide()
    inner.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      other.topAnchor.constraint(equalTo: guide.topAnchor),
      other.widthAnchor.constraint(equalToConstant: 20),
    ])
    outer.removeFromSuperview()
    #expect(parent.constraints.isEmpty)
    #expect(other.constraints.count == 1)
  }

  @Test func `systems that are changed come out as systems made at once`() {
    let seed = SplitMix.seed(from: "TABLE_MODEL_SEED")
    var numbers = SplitMix(seed: seed)
    for _ in 0..<40 {
      let lengths = (0..<6).map { _ in numbers.index(below: 100) }
      let row = RowOfViews(lengths)
      for _ in 0..<12 {
        row.change(numbers.index(below: 6), numbers.index(below: 100), numbers.index(below: 3))
      }
      let fresh = RowOfViews(row.lengths, gaps: row.gaps)
      fresh.layOut()
      #expect(row.frames == fresh.frames, "seed \(seed)")
    }
  }
}

/// Views side by side, of given widths and distances.
@MainActor private final class RowOfViews {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 10))
  var lengths: [Int]
  var gaps: [Int]
  private var views: [UIView] = []
  private var widths: [NSLayoutConstraint] = []
  private var links: [NSLayoutConstraint] = []

  init(_ lengths: [Int], gaps: [Int]? = nil) {
    self.lengths = lengths
    self.gaps = gaps ?? lengths.map { _ in 0 }
    for (index, length) in lengths.enumerated() {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      let edge = views.last?.trailingAnchor ?? parent.leadingAnchor
      links.append(
        view.leadingAnchor.constraint(equalTo: edge, constant: CGFloat(self.gaps[index])))
      widths.append(view.widthAnchor.constraint(equalToConstant: CGFloat(length)))
      views.append(view)
    }
    NSLayoutConstraint.activate(links + widths)
  }

  func change(_ index: Int, _ value: Int, _ kind: Int) {
    switch kind {
    case 0:
      lengths[index] = value
      widths[index].constant = CGFloat(value)
    case 1:
      gaps[index] = value
      links[index].constant = CGFloat(value)
    default:
      lengths[index] = value
      widths[index].isActive = false
      layOut()
      widths[index] = views[index].widthAnchor.constraint(equalToConstant: CGFloat(value))
      widths[index].isActive = true
    }
    layOut()
  }

  func layOut() { parent.layoutIfNeeded() }

  var frames: [CGRect] { views.map(\.frame) }
}
