import Foundation

/// Keeps processes from using a file at once. There is one process here: every access begins at once.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  private static let presenters = Presenters()

  /// The object that accesses the file, which is not called about it.
  private let presenter: (any NSFilePresenter)?

  /// Who accesses; held.
  open var purposeIdentifier = UUID().uuidString

  /// A coordinator for a presenter.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
    presenter = filePresenterOrNil
    super.init()
  }

  /// A coordinator.
  public override convenience init() { self.init(filePresenter: nil) }

  /// The presenters of the app.
  open class var filePresenters: [any NSFilePresenter] { presenters.all }
  /// Adds a presenter. Held: nobody else uses the files of the app.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.add(filePresenter)
  }
  /// Removes a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.remove(filePresenter)
  }

  /// Calls the accessor on the queue.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) { queue.addOperation { accessor(nil) } }

  /// Calls the reader with the file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls the writer with the file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Calls the accessor with the file to read and the one to write.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Calls the accessor with the files to write.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Calls the accessor, which accesses many files.
  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) { batchAccessor {} }

  /// A file will move. Held.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// A file has moved. Held.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Ends what waits, which is nothing.
  open func cancel() {}
}

extension NSFileCoordinator {
  /// How a file is read. Inert.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Presenters do not write their changes before.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// The file of a link is read.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// What is known of the file is enough.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// A copy is read, to be sent.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// How a file is written. Inert.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file is removed.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// The file is changed.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    /// What is known of the file is changed.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }
}

/// Objects that show files, in their order.
private final class Presenters: @unchecked Sendable {
  private let lock = NSLock()
  private var presenters: [any NSFilePresenter] = []

  var all: [any NSFilePresenter] { lock.withLock { presenters } }

  func add(_ presenter: any NSFilePresenter) { lock.withLock { presenters.append(presenter) } }

  func remove(_ presenter: any NSFilePresenter) {
    lock.withLock { presenters.removeAll { $0 === presenter } }
  }
}
