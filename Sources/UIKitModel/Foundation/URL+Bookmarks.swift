import Foundation

extension NSURL {
  /// How a bookmark is made. Inert: it is the path.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As little as possible.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// So that it can be written as a file of its own.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Without the right to use the file.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How a bookmark is read. Inert: it is the path.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without a question.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Without a volume that is not there.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Without the right to use the file.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }
}

extension URL {
  /// How a bookmark is made.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// How a bookmark is read.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  /// What names the file later, which is its path here: it does not follow a file that moves.
  ///
  /// - Throws: for what is no file, or is not there.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    try checkIsThere()
    return Data(absoluteURL.absoluteString.utf8)
  }

  /// The file that a bookmark names.
  ///
  /// - Throws: for what is no bookmark, and for a file that is not there any more.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let found = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    try found.checkIsThere()
    bookmarkDataIsStale = false
    self = found
  }

  /// The bookmark in a file.
  public static func bookmarkData(withContentsOf url: URL) throws -> Data {
    try Data(contentsOf: url)
  }

  /// Writes a bookmark to a file.
  public static func writeBookmarkData(_ data: Data, to url: URL) throws {
    try data.write(to: url)
  }

  private func checkIsThere() throws {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile)
    }
  }
}
