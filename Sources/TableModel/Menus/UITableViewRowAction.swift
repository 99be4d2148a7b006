import Foundation

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
