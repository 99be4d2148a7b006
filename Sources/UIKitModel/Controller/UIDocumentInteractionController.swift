import Foundation

/// Shows a document or what can be done with it. Inert: there is nothing that could show one.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// Provides where the document is shown.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The document.
  open var url: URL?
  /// The type of the document; nil for that of its name.
  open var uti: String?
  /// The name of the document; nil for that of its file.
  open var name: String?
  /// What another app gets with the document.
  open var annotation: Any?

  /// The images of the document's kind: none of a size.
  open var icons: [UIImage] { [UIImage()] }

  /// A controller of no document yet.
  public override init() { super.init() }

  /// A controller of a document.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Shows the document. Inert: returns false, there is nothing that could.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows what can be done. Inert: returns false, there is nothing that could.
  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  /// Shows what can be done. Inert: returns false, there is nothing that could.
  @discardableResult open func presentOptionsMenu(
    from item: UIBarButtonItem, animated: Bool
  ) -> Bool { false }
  /// Shows the apps that open the document. Inert: returns false, there are none.
  @discardableResult open func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  /// Shows the apps that open the document. Inert: returns false, there are none.
  @discardableResult open func presentOpenInMenu(
    from item: UIBarButtonItem, animated: Bool
  ) -> Bool { false }
  /// Takes what is shown away. Inert: nothing is shown.
  open func dismissPreview(animated: Bool) {}
  /// Takes what is shown away. Inert: nothing is shown.
  open func dismissMenu(animated: Bool) {}
}

/// Provides where a document is shown. Inert: nothing calls it.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller over which the document is shown. Inert.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the view that the document grows out of. Inert.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// Called after the document was shown. Inert.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIDocumentInteractionControllerDelegate {
  /// Default implementation: returns a new controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Default implementation: returns `nil`.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Default implementation: does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}
