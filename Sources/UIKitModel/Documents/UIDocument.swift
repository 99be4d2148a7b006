import Foundation

/// A document in a file, which a subclass makes of its contents and the other way round.
///
/// Files are read and written at once, and completions run in a later turn; nobody else changes a file
/// meanwhile, and nothing is saved by itself.
@preconcurrency @MainActor open class UIDocument: NSObject {
  /// What is the case with a document.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public let rawValue: UInt

    /// A state by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is open and nothing is wrong.
    public static let normal = State([])
    /// It is closed.
    public static let closed = State(rawValue: 1 << 0)
    /// Two versions are in conflict.
    public static let inConflict = State(rawValue: 1 << 1)
    /// It could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// It must not be edited now.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// It is being loaded.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// How a document is saved.
  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }

  /// What has happened to a document.
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }

  /// Why a document was not read or written.
  enum Fault: Error, CustomStringConvertible {
    case notWritable(String)

    var description: String {
      switch self {
      case .notWritable(let kind):
        "The contents of a document are Data or a FileWrapper, not \(kind)."
      }
    }
  }

  /// The file.
  open private(set) var fileURL: URL
  /// What is the case with it.
  open private(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  /// When the file was changed last, as far as the document knows.
  open var fileModificationDate: Date?
  /// What undoes changes; made when it is first read.
  open var undoManager: UndoManager! {
    get { ownUndoManager }
    set { ownUndoManager = newValue ?? UndoManager() }
  }
  private lazy var ownUndoManager = UndoManager()
  /// Whether something has changed since the document was saved.
  open private(set) var hasUnsavedChanges = false
  /// How far loading or saving has come; nil: it takes no time.
  open var progress: Progress? { nil }
  private let process = AppProcess.current

  /// A document in a file, which is read by ``open(completionHandler:)``.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The name of the document: that of its file without the ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file: that of its ending, or data.
  open var fileType: String? {
    (UTType(filenameExtension: fileURL.pathExtension) ?? .data).identifier
  }
  /// The type of a file to be saved: that of the document.
  open var savingFileType: String? { fileType }
  /// The ending of the name of a file of a type.
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String {
    let type = typeName.map { UTType(importedAs: $0) }
    return type?.preferredFilenameExtension ?? fileURL.pathExtension
  }

  // MARK: Contents, which a subclass gives and takes

  /// Returns the contents to be written, `Data` or a `FileWrapper`; a subclass overrides it.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Takes the contents that were read, `Data` or a `FileWrapper`; a subclass overrides it.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Reads a file and hands over its contents.
  open func read(from url: URL) throws {
    let values = try url.resourceValues(forKeys: [.isDirectoryKey])
    let contents: Any =
      values.isDirectory == true ? try FileWrapper(url: url) : try Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
    fileModificationDate = date(of: url)
  }

  /// Writes contents to a file, in place of one that is there.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
  }

  /// Writes contents to a file.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation,
    originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    default: throw Fault.notWritable("\(type(of: contents))")
    }
  }

  private func date(of url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }

  // MARK: Opening and closing

  /// Reads the file; the completion gets whether that succeeded.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler) {
      try read(from: fileURL)
      documentState.remove(.closed)
    }
  }

  /// Saves what has changed, and closes the document; the completion gets whether that succeeded.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler) {
      if hasUnsavedChanges { try write(to: fileURL, for: .forOverwriting) }
      documentState.insert(.closed)
    }
  }

  /// Writes the file; the completion gets whether that succeeded.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    finish(completionHandler) {
      try write(to: url, for: saveOperation)
      documentState.remove(.closed)
    }
  }

  /// Saves what has changed; the completion gets whether that succeeded.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return finish(completionHandler) {} }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Reads a file in place of what the document has; the completion gets whether that succeeded.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler) {
      try read(from: url)
      updateChangeCount(.cleared)
    }
  }

  private func write(to url: URL, for operation: SaveOperation) throws {
    let contents = try contents(forType: savingFileType ?? UTType.data.identifier)
    try writeContents(contents, safelyTo: url, for: operation)
    (fileURL, fileModificationDate) = (url, date(of: url))
    documentState.remove(.savingError)
    updateChangeCount(.cleared)
  }

  private func finish(_ completion: ((Bool) -> Void)?, _ body: () throws -> Void) {
    var isDone = true
    do {
      try body()
    } catch {
      isDone = false
      handleError(error, userInteractionPermitted: true)
    }
    process.loop.perform { completion?(isDone) }
  }

  // MARK: Changes and errors

  /// Notes that something has changed, or that all is saved.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
  /// Called with an error of reading or writing. Inert: nothing shows it.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// Called when an error has been handled.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Called when somebody must not edit the document. Inert: nothing calls it.
  open func disableEditing() {}
  /// Called when editing may go on. Inert: nothing calls it.
  open func enableEditing() {}
  /// Adds what an activity needs to go on with the document. Inert: nothing calls it.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}

  /// Does something on the queue of files; here at once.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  /// Posted when the state of a document changes.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
}

extension UIDocument {
  /// Reads the file; the result is whether that succeeded.
  @discardableResult public func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Saves what has changed, and closes the document; the result is whether that succeeded.
  @discardableResult public func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Writes the file; the result is whether that succeeded.
  @discardableResult public func save(
    to url: URL, for saveOperation: SaveOperation
  ) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }
}
