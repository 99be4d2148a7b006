import Foundation

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
  /// The color of the button, by default that of the style; nil for a clear one
  /// (3sidedcube/ThunderTable #30, iOS 11).
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
