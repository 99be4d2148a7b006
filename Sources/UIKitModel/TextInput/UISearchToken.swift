import Foundation

/// What is before the text of a search as a whole (iOS 13); held, nothing is drawn.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// What the token means to the app.
  open var representedObject: Any?

  /// A token with a picture and a text.
  public init(icon: UIImage?, text: String) { super.init() }
}
