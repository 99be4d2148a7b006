import Foundation

/// Columns beside each other where the window is regular across; elsewhere one of them is shown.
///
/// Widths of columns and which of them are seen by default are the model's choice, as UIKit's
/// customary ones; the sources are at the numbers.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The width of a column where the app sets none, in points (customary since iOS 3.2).
  private static let columnWidth: CGFloat = 320

  /// The width of a column that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The controllers of the columns, the primary first.
  open var viewControllers: [UIViewController] = [] {
    didSet { replace(oldValue) }
  }
  /// Which columns there are.
  public private(set) var style = Style.unspecified
  /// The delegate, called when columns become one.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// What is behind the primary column (iOS 13); held.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// What is behind a column.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// Which columns should be visible.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { shownColumns = nil } }
  /// The share of the width for the primary column; negative for the default.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { relayout() } }
  /// The width of the primary column, in points; negative for the default (iOS 14).
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The least width of the primary column, in points; negative for none.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The greatest width of the primary column, in points; negative for the default.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// How columns share the width (iOS 14); held, columns are beside each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How columns share the width (iOS 14): beside each other, unless another way is preferred.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  private var columns: [Column: UIViewController] = [:]
  /// The columns that code has shown, until the display mode is set again.
  private var shownColumns: Set<Column>? { didSet { relayout() } }
  private var wasCollapsed = true

  /// A controller of columns (iOS 14).
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  // MARK: Columns

  /// Puts a controller into a column; one that is no navigation controller is put into one
  /// (Apple, `setViewController(_:for:)`).
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    let shown: [Column] = [.primary, .supplementary, .secondary]
    viewControllers = shown.compactMap { columns[$0].map(wrapped) }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  private func wrapped(_ controller: UIViewController) -> UIViewController {
    if controller is UINavigationController { return controller }
    return controller.navigationController ?? UINavigationController(rootViewController: controller)
  }

  /// Shows a column beside the secondary one; of columns that are one, on top.
  open func show(_ column: Column) {
    guard !isCollapsed else { return collapsedColumn = column }
    shownColumns = visibleColumns.union([column])
  }

  /// Hides a column.
  open func hide(_ column: Column) { shownColumns = visibleColumns.subtracting([column]) }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard viewControllers.count > 1 else {
      viewControllers.append(vc)
      return
    }
    guard isCollapsed else { return viewControllers[viewControllers.count - 1] = vc }
    guard let navigation = viewControllers[0] as? UINavigationController else {
      return viewControllers[viewControllers.count - 1] = vc
    }
    navigation.pushViewController(vc, animated: true)
  }

  private func replace(_ old: [UIViewController]) {
    for gone in old where !viewControllers.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    placeViews()
  }

  // MARK: Which are seen

  /// Whether the columns are one: in a window that is compact across.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Which columns are visible.
  open var displayMode: DisplayMode {
    let visible = visibleColumns
    if visible.contains(.primary), visible.contains(.supplementary) { return .twoBesideSecondary }
    let hasSide = visible.contains(.primary) || visible.contains(.supplementary)
    return hasSide && !isCollapsed ? .oneBesideSecondary : .secondaryOnly
  }

  /// The column of each controller, from the leading edge.
  private var places: [Column] {
    viewControllers.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  private var visibleColumns: Set<Column> {
    if let shownColumns { return shownColumns.union([.secondary]) }
    switch preferredDisplayMode {
    case .secondaryOnly: return [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: return [sideColumn, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return Set(places)
    case .automatic:
      let size = viewIfLoaded?.bounds.size ?? .zero
      return size.width > size.height ? [sideColumn, .secondary] : [.secondary]
    }
  }

  private var sideColumn: Column { viewControllers.count > 2 ? .supplementary : .primary }

  /// The column that is on top where the columns are one.
  private lazy var collapsedColumn = topColumn { didSet { relayout() } }

  private var topColumn: Column {
    guard style == .unspecified else {
      let proposed = columns[.secondary] == nil ? Column.primary : .secondary
      return delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }
    guard viewControllers.count > 1 else { return .primary }
    let isDone = delegate?.splitViewController(
      self, collapseSecondary: viewControllers[1], onto: viewControllers[0])
    return isDone ?? false ? .primary : .secondary
  }

  /// The controllers that are seen, with the columns they are in.
  private var shown: [(column: Column, controller: UIViewController)] {
    let pairs = Array(zip(places, viewControllers)).map { (column: $0.0, controller: $0.1) }
    guard isCollapsed else { return pairs.filter { visibleColumns.contains($0.column) } }
    if let compact = columns[.compact] { return [(.compact, compact)] }
    let top = pairs.first { $0.column == collapsedColumn } ?? pairs.first
    return top.map { [$0] } ?? []
  }

  /// A button for a bar that shows the column at the side, or hides it.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"), style: .plain, target: self,
    action: Selector("toggleSideColumn:", UISplitViewController.toggleSideColumn(_:)))

  private func toggleSideColumn(_ sender: Any?) {
    if !isCollapsed, visibleColumns.contains(sideColumn) {
      hide(sideColumn)
    } else {
      show(sideColumn)
    }
  }

  // MARK: Layout

  open override func loadView() {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.layOutBars = { [weak self] _, _ in self?.placeViews() }
    self.view = view
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isCollapsed, !wasCollapsed { collapsedColumn = topColumn }
    relayout()
  }

  private func relayout() { viewIfLoaded?.setNeedsLayout() }

  private func placeViews() {
    guard let view = viewIfLoaded else { return }
    wasCollapsed = isCollapsed
    let shown = shown
    for child in children where !shown.contains(where: { $0.controller === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    var x = view.bounds.minX
    for (column, controller) in shown {
      if controller.parent !== self { addChild(controller) }
      guard let content = controller.view else { continue }
      let rest = view.bounds.maxX - x
      let width = shown.count > 1 && column != .secondary ? min(self.width, rest) : rest
      content.frame = CGRect(x: x, y: view.bounds.minY, width: width, height: view.bounds.height)
      if content.superview !== view { view.addSubview(content) }
      x += width
    }
  }

  private var width: CGFloat { primaryColumnWidth }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = Self.columnWidth
    if preferredPrimaryColumnWidthFraction >= 0 {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if preferredPrimaryColumnWidth >= 0 { width = preferredPrimaryColumnWidth }
    if minimumPrimaryColumnWidth >= 0 { width = max(width, minimumPrimaryColumnWidth) }
    let most = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : max(width, 0)
    return min(width, most)
  }
}

extension UISplitViewController {
  /// Which columns there are.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// One of the columns.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// How columns share the width.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// Which columns are seen; those over the secondary one are beside it here.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
}

/// Determines how columns become one.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Returns whether the secondary controller is left out where the columns become one.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
  /// Returns the column that is on top where the columns become one (iOS 14).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UISplitViewControllerDelegate {
  /// Default implementation: returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { false }
  /// Default implementation: returns `proposed`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposed }
}
