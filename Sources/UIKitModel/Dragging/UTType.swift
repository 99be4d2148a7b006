import Foundation

/// A type of data by its identifier, `public.png` (iOS 14).
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier.
  public let identifier: String

  /// A type by its identifier; the model takes every identifier for a known one.
  public init?(_ identifier: String) { self.init(importedAs: identifier) }

  /// A type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type that this program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(importedAs: identifier)
  }

  /// The type of files whose names end so; nil for an ending that the model does not know.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let type = Self.endings.first(where: { $0.ending == ending }) else { return nil }
    self.init(importedAs: type.identifier)
  }

  /// The type of data of a MIME type; nil for one that the model does not know.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard let type = Self.endings.first(where: { $0.mime == name }) else { return nil }
    self.init(importedAs: type.identifier)
  }

  /// The usual ending of names of such files; nil where there is none.
  public var preferredFilenameExtension: String? {
    Self.endings.first { $0.identifier == identifier }?.ending
  }
  /// The usual MIME type of such data; nil where there is none.
  public var preferredMIMEType: String? {
    Self.endings.first { $0.identifier == identifier }?.mime
  }
  /// The identifier.
  public var description: String { identifier }

  /// Whether data of this type is also of the other.
  public func conforms(to type: UTType) -> Bool {
    TypeIdentifier.conforms(identifier, to: type.identifier)
  }

  /// Endings of names, the first of a type its usual one, and MIME types (Apple, Uniform Type
  /// Identifiers Reference).
  private static let endings: [(identifier: String, ending: String, mime: String)] = [
    ("public.plain-text", "txt", "text/plain"), ("public.html", "html", "text/html"),
    ("public.rtf", "rtf", "text/rtf"), ("public.json", "json", "application/json"),
    ("public.xml", "xml", "application/xml"), ("com.adobe.pdf", "pdf", "application/pdf"),
    ("public.png", "png", "image/png"), ("public.jpeg", "jpeg", "image/jpeg"),
    ("public.jpeg", "jpg", "image/jpeg"), ("com.compuserve.gif", "gif", "image/gif"),
    ("public.zip-archive", "zip", "application/zip"), ("public.mpeg-4", "mp4", "video/mp4"),
    ("com.apple.quicktime-movie", "mov", "video/quicktime"), ("public.mp3", "mp3", "audio/mpeg"),
    ("public.comma-separated-values-text", "csv", "text/csv"),
  ]
}

extension UTType {
  /// Anything that has a name.
  public static let item = UTType(importedAs: "public.item")
  /// Anything that shows a content.
  public static let content = UTType(importedAs: "public.content")
  /// Bytes.
  public static let data = UTType(importedAs: "public.data")
  /// A folder.
  public static let folder = UTType(importedAs: "public.folder")
  /// A URL.
  public static let url = UTType(importedAs: "public.url")
  /// A URL of a file.
  public static let fileURL = UTType(importedAs: "public.file-url")
  /// Text of any form.
  public static let text = UTType(importedAs: "public.text")
  /// Text without a form.
  public static let plainText = UTType(importedAs: "public.plain-text")
  /// Text without a form, in UTF-8.
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  /// RTF.
  public static let rtf = UTType(importedAs: "public.rtf")
  /// HTML.
  public static let html = UTType(importedAs: "public.html")
  /// XML.
  public static let xml = UTType(importedAs: "public.xml")
  /// JSON.
  public static let json = UTType(importedAs: "public.json")
  /// A property list.
  public static let propertyList = UTType(importedAs: "com.apple.property-list")
  /// Values between commas.
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  /// PDF.
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  /// An image.
  public static let image = UTType(importedAs: "public.image")
  /// PNG.
  public static let png = UTType(importedAs: "public.png")
  /// JPEG.
  public static let jpeg = UTType(importedAs: "public.jpeg")
  /// GIF.
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  /// HEIC.
  public static let heic = UTType(importedAs: "public.heic")
  /// A movie.
  public static let movie = UTType(importedAs: "public.movie")
  /// A video.
  public static let video = UTType(importedAs: "public.video")
  /// Sound.
  public static let audio = UTType(importedAs: "public.audio")
  /// MPEG-4.
  public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  /// QuickTime.
  public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
  /// MP3.
  public static let mp3 = UTType(importedAs: "public.mp3")
  /// An archive of files.
  public static let archive = UTType(importedAs: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(importedAs: "public.zip-archive")
  /// A card of a contact.
  public static let vCard = UTType(importedAs: "public.vcard")
}

extension NSItemProvider {
  /// A provider of the contents of a file; nil where there is none. The type is that of the name.
  public convenience init?(contentsOf fileURL: URL) {
    guard FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    add(type.identifier, item: fileURL) { completion in
      do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
      return nil
    }
  }
}
