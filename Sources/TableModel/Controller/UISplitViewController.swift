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
  open var isCollapsed: Bool { true }
  /// Which columns there are.
  public private(set) var style = Style.unspecified
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { .secondaryOnly }
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

/// Asked how columns become one; inert: they are not laid out.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

/// What a delegate without the method means.
extension UISplitViewControllerDelegate {
  /// What a delegate without the method answers.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { false }
  /// What a delegate without the method answers.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposed }
}
