import Foundation

/// Lets a person choose where documents come from (to iOS 10); there is only one place. Inert:
/// nothing is shown.
@preconcurrency @MainActor open class UIDocumentMenuViewController: UIViewController {
  /// Called with the picker of the place.
  open weak var delegate: (any UIDocumentMenuDelegate)?

  /// A menu of places with documents of some types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  /// A menu of places for a document.
  public init(url: URL, in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }

  /// Archives do not exist here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds another place. Inert: nothing is shown.
  open func addOption(
    withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder,
    handler: @escaping () -> Void
  ) {}
}

/// Where a place is among the others.
public enum UIDocumentMenuOrder: UInt, Sendable {
  case first, last
}

/// Called with what a person chose. Inert: nothing calls it.
@preconcurrency @MainActor public protocol UIDocumentMenuDelegate: NSObjectProtocol {
  /// Called with the picker of the place. Inert.
  func documentMenu(
    _ documentMenu: UIDocumentMenuViewController,
    didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
  /// Called when nothing was chosen. Inert.
  func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIDocumentMenuDelegate {
  /// Default implementation: does nothing.
  public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}
