import Foundation

/// An action behind a row, shown when the row is swiped (iOS 11).
@MainActor open class UIContextualAction: NSObject {
  /// What the action does to the row.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Performs the action and says whether it was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What the action does to the row.
  public let style: Style
  /// What performs it.
  public let handler: Handler
  /// The words on the button.
  open var title: String?
  /// The colour of the button.
  open var backgroundColor: UIColor!
  /// The picture on the button.
  open var image: UIImage?

  /// An action with its words and what performs it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }
}

/// The actions on one side of a row (iOS 11).
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first at the edge.
  public let actions: [UIContextualAction]
  /// Whether swiping all the way performs the first.
  open var performsFirstActionWithFullSwipe = true

  /// Actions, the first at the edge.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action behind a row as it was before iOS 11.
@MainActor open class UITableViewRowAction: NSObject {
  /// The look of the button.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// The other name of the default.
    public static let destructive = Style.default
  }

  /// The look of the button.
  public let style: Style
  /// The words on the button.
  open var title: String?
  /// The colour of the button.
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action with its words and what performs it.
  public init(
    style: Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
