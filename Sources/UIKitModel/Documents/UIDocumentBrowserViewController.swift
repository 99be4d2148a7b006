import Foundation

/// Shows a person's documents. Inert: none are shown, and a test calls the delegate.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// What becomes of a document that is imported.
  public enum ImportMode: UInt, Sendable {
    case none, copy, move
  }

  /// The look of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white, light, dark
  }

  /// Called with what was chosen; held, a test calls it.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether documents can be made; held.
  open var allowsDocumentCreation = true
  /// Whether several documents can be chosen; held.
  open var allowsPickingMultipleItems = false
  /// The types of documents that can be chosen, by their names.
  open private(set) var allowedContentTypes: [String] = []
  /// The types of documents that are among the latest ones; held.
  open var contentTypesForRecentDocuments: [UTType] = []
  /// Whether the endings of names are shown; held.
  open var shouldShowFileExtensions = false
  /// Further buttons at the leading edge of the bar; held.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Further buttons at the trailing edge of the bar; held.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The look of the browser; held.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Further actions with documents; held.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The title of the button that makes a document; held.
  open var localizedCreateDocumentActionTitle = "Create Document"
  /// The width of a picture of a document over its height; held.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3

  /// A browser of documents of some types by their names; nil for all (to iOS 13).
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// A browser of documents of some types; nil for all (iOS 14).
  public init(forOpening contentTypes: [UTType]?) {
    allowedContentTypes = (contentTypes ?? []).map(\.identifier)
    super.init(nibName: nil, bundle: nil)
  }

  /// A browser without a choice of types.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A browser of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a document; the completion gets its URL, in a later turn.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { process.loop.perform { completion?(url, nil) } }

  /// Imports a document. Inert: it stays where it is; the completion gets its URL, in a later turn.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) { process.loop.perform { completion(documentURL, nil) } }

  /// What leads from a document's picture to its controller.
  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }

  /// The same (to iOS 11).
  open func transitionController(
    forDocumentURL documentURL: URL
  ) -> UIDocumentBrowserTransitionController { transitionController(forDocumentAt: documentURL) }
}

/// Called with what a person chose; every method is optional, and a test calls them.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called with documents (iOS 12).
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called with documents (iOS 11).
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Called to make a document; the handler gets its URL, or nil for none.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Called when a document was imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when a document could not be imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// Returns what else can be done with documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Called before documents are shared.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIDocumentBrowserViewControllerDelegate {
  /// Default implementation: does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  /// Default implementation: does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  /// Default implementation: makes none.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Default implementation: does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Default implementation: does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
  /// Default implementation: returns none.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Default implementation: does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}
