import TableModel
import Testing

/// A table in a view in a window, whose values are set to numbers that no screen has.
@MainActor final class WildScene {
  /// A value of a table or of what is around it.
  struct Property: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let set: @MainActor @Sendable (UITableView, CGFloat) -> Void

    init(_ name: String, _ set: @escaping @MainActor @Sendable (UITableView, CGFloat) -> Void) {
      testDescription = name
      self.set = set
    }
  }

  static let size = CGSize(width: 320, height: 400)

  let source = BadSource()
  var table: UITableView { source.table }
  private let outer = UIView(frame: CGRect(origin: .zero, size: WildScene.size))

  init() {
    source.window.frame.size = Self.size
    outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    source.window.addSubview(outer)
    outer.addSubview(table)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    source.reload()
  }

  /// Sets a value, asks for everything that depends on it, and lets the screen settle.
  func set(_ property: Property, to value: CGFloat) {
    _ = UIKitException.caught {
      property.set(table, value)
      MainLoop.runUntilIdle()
      for point in [CGPoint(x: 10, y: 10), CGPoint(x: value, y: value)] { ask(at: point, value) }
      table.scrollToRow(at: [0, 4], at: .middle, animated: true)
      MainLoop.runUntilIdle()
    }
  }

  private func ask(at point: CGPoint, _ value: CGFloat) {
    let area = CGRect(x: point.x, y: point.y, width: value, height: value)
    _ = source.window.hitTest(point, with: nil)
    _ = table.convert(point, to: nil)
    _ = table.convert(area, from: source.window)
    _ = table.indexPathForRow(at: point)
    _ = table.indexPathsForRows(in: area)
    _ = table.visibleCells
  }

  /// Takes ordinary values again; returns what is then wrong with the table.
  func faultsAfterRepair() -> [String] {
    // What a resize from an infinite size makes of other views has no place, and raises.
    for _ in 0..<3 { _ = UIKitException.caught { repair() } }
    return source.faultsAfterRepair()
  }

  private func repair() {
    outer.subviews.filter { $0 !== table }.forEach { $0.removeFromSuperview() }
    table.transform = .identity
    source.window.bounds = CGRect(origin: .zero, size: Self.size)
    outer.bounds.origin = .zero
    outer.frame = source.window.bounds
    table.frame = outer.bounds
    table.contentInset = .zero
    table.sectionHeaderTopPadding = 0
    table.tableFooterView = nil
    table.tableHeaderView = nil
  }
}

extension WildScene.Property {
  private static func square(_ value: CGFloat) -> CGRect {
    CGRect(x: value, y: value, width: value, height: value)
  }

  private static func insets(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }

  static let all = geometry + scrolling + rows + neighbors

  private static let geometry = [
    Self("frame's width") { $0.frame.size.width = $1 },
    Self("frame's height") { $0.frame.size.height = $1 },
    Self("frame's origin") { $0.frame.origin = CGPoint(x: $1, y: $1) },
    Self("bounds") { $0.bounds = square($1) },
    Self("bounds' height") { $0.bounds.size.height = $1 },
    Self("center") { $0.center = CGPoint(x: $1, y: $1) },
    Self("scale") { $0.transform = CGAffineTransform(scaleX: $1, y: $1) },
    Self("translation") { $0.transform = CGAffineTransform(translationX: $1, y: $1) },
    Self("rotation") { $0.transform = CGAffineTransform(rotationAngle: $1) },
    Self("margins") { $0.layoutMargins = insets($1) },
    Self("superview's frame") { $0.superview?.frame = square($1) },
    Self("superview's bounds") { $0.superview?.bounds = square($1) },
    Self("window's bounds") { $0.window?.bounds = square($1) },
  ]

  private static let scrolling = [
    Self("offset") { $0.contentOffset = CGPoint(x: $1, y: $1) },
    Self("animated offset") { $0.setContentOffset(CGPoint(x: $1, y: $1), animated: true) },
    Self("inset") { $0.contentInset = insets($1) },
    Self("content size") { $0.contentSize = CGSize(width: $1, height: $1) },
    Self("visible rectangle") { $0.scrollRectToVisible(square($1), animated: true) },
    Self("zoom") {
      $0.maximumZoomScale = $1
      $0.zoomScale = $1
    },
  ]

  private static let rows = [
    Self("row height") {
      $0.rowHeight = $1
      $0.reloadData()
    },
    Self("estimate") {
      $0.estimatedRowHeight = $1
      $0.reloadData()
    },
    Self("header height") {
      $0.sectionHeaderHeight = $1
      $0.reloadData()
    },
    Self("top padding") {
      $0.sectionHeaderTopPadding = $1
      $0.reloadData()
    },
    Self("separator inset") { $0.separatorInset = insets($1) },
    Self("header view") { $0.tableHeaderView = UIView(frame: square($1)) },
    Self("footer view") { $0.tableFooterView = UIView(frame: square($1)) },
    Self("a cell's frame") { $0.visibleCells.first?.frame = square($1) },
    Self("a cell's indentation") {
      $0.visibleCells.first?.indentationWidth = $1
      $0.visibleCells.first?.indentationLevel = 3
    },
    Self("a font's size") {
      $0.visibleCells.first?.textLabel?.text = "Row"
      $0.visibleCells.first?.textLabel?.font = .systemFont(ofSize: $1)
    },
  ]

  private static let neighbors = [
    Self("a constraint's constant") { table, value in
      guard let outer = table.superview else { return }
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: value).isActive = true
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: value).isActive = true
    },
    Self("a stack's spacing") { table, value in
      let stack = UIStackView(arrangedSubviews: (0..<5).map { _ in UILabel() })
      stack.spacing = value
      stack.frame = CGRect(x: 0, y: 0, width: value, height: 100)
      table.superview?.addSubview(stack)
    },
    Self("the size a label fits") { table, value in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three"
      label.frame.size = label.sizeThatFits(CGSize(width: value, height: value))
      table.superview?.addSubview(label)
    },
    Self("an item's size") { table, value in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: value, height: value)
      layout.minimumLineSpacing = value
      let items = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      table.superview?.addSubview(items)
    },
  ]
}
