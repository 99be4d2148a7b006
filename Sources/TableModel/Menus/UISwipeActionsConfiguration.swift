import Foundation

/// The actions at one side of a row (iOS 11).
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration of `actions`.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// A configuration without actions: the row does not open.
  public override convenience init() { self.init(actions: []) }
}

/// An action at the side of a row (iOS 11).
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What the action does to the row.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Does the action on a row's view and calls the completion with whether that succeeded.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does to the row.
  public let style: Style
  /// Does the action.
  public let handler: Handler
  /// The title of the button.
  open var title: String?
  /// The color of the button; nil for the default of its style.
  open var backgroundColor: UIColor!
  /// The image of the button.
  open var image: UIImage?

  /// An action that calls `handler`.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray3
    super.init()
  }
}

/// An action behind a row (iOS 8 to 12).
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// What the action does to the row.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// The former name of the default.
    public static let destructive = Style.default
  }

  /// What the action does to the row.
  public let style: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void
  /// The title of the button.
  open var title: String?
  /// The color of the button; nil for the default of its style.
  open var backgroundColor: UIColor?
  /// Held; nothing is drawn.
  open var backgroundEffect: UIVisualEffect?

  /// An action that calls `handler` with the row.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
