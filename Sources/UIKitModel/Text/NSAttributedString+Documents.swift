import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public var rawValue: String

    /// A format by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// RTF.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with files.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public var rawValue: String

    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a ``DocumentType``.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of characters, the number of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// Attributes of what has none.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// Where relative URLs begin.
    public static let baseURL = Self(rawValue: "BaseURL")
  }

  /// What is known of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the property.
    public var rawValue: String

    /// A property by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a ``DocumentType``.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of characters, the number of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  }

  /// Why a document was not read or written.
  struct UnreadDocument: Error, CustomStringConvertible {
    var description: String {
      "The model reads and writes documents of text alone; HTML and RTF need WebKit's and Apple's "
        + "readers."
    }
  }

  /// The text of a document in a file. Only text alone is read; others throw.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    try self.init(
      data: try Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The text of a document. Only text alone is read; others throw.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let type = options[.documentType] as? DocumentType ?? .plain
    guard type == .plain, let text = String(data: data, encoding: .utf8) else {
      throw UnreadDocument()
    }
    self.init(string: text)
  }

  /// A document of a part of the text. Only text alone is written; other formats throw.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    guard dict[.documentType] as? DocumentType ?? .plain == .plain, range.location >= 0,
      range.length >= 0, NSMaxRange(range) <= length
    else { throw UnreadDocument() }
    return Data(attributedSubstring(from: range).string.utf8)
  }

  /// A file of a part of the text. Only text alone is written; other formats throw.
  public func fileWrapper(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
  }
}
