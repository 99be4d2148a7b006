import Foundation

/// Two controllers beside each other; on a phone only the first is shown.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in viewControllers where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
    }
  }
  /// Whether the columns are one: always, as on a phone.
  open var isCollapsed: Bool { true }
  /// Which columns there are.
  public private(set) var style = Style.unspecified
  /// The delegate, called when columns become one.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns should be visible; held.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Which columns are visible: the secondary one.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// The share of the width for the primary column; negative for the default; held.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  private var columns: [Column: UIViewController] = [:]

  /// A controller of columns (iOS 14).
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Puts a controller into a column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Inert: the columns are not laid out.
  open func show(_ column: Column) {}
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

  /// Which columns are seen; held.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
}

/// Determines how columns become one; inert: they are not laid out.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
  /// Returns the column that is on top after the columns have become one. Inert: nothing calls it.
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
