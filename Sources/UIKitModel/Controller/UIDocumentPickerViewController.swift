import Foundation

/// Lets a person choose documents; there are none here. A test calls the delegate.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// What is done with the documents (to iOS 13).
  open private(set) var documentPickerMode = UIDocumentPickerMode.open

  /// Called with what was chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be chosen.
  open var allowsMultipleSelection = false
  /// Whether the endings of names are shown; held.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; held.
  open var directoryURL: URL?

  /// A picker of documents of some types, which are copied or used where they are.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
    documentPickerMode = asCopy ? .import : .open
  }

  /// A picker of documents of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// A picker of a place for documents, which are copied or moved there.
  public init(forExporting urls: [URL], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
    documentPickerMode = asCopy ? .exportToService : .moveToService
  }

  /// A picker of a place for documents, which are moved there.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// A picker of documents of some types by their names (to iOS 13).
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  /// A picker of a place for documents (to iOS 13).
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  /// A picker of a place for a document (to iOS 13).
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Archives do not exist here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What is done with documents.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// Called with what a person chose; a test calls it.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called with the documents.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called with a document (to iOS 11).
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIDocumentPickerDelegate {
  /// Default implementation: does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Default implementation: does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Default implementation: does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
