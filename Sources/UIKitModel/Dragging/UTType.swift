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
    Self.endings.first { $0.identifier == identifier && !$0.mime.isEmpty }?.mime
  }
  /// The identifier.
  public var description: String { identifier }

  /// Whether data of this type is also of the other.
  public func conforms(to type: UTType) -> Bool {
    TypeIdentifier.conforms(identifier, to: type.identifier)
  }

  /// Whether the type was made for a tag that the model does not know.
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }
  /// Whether somebody declares the type: every other than a dynamic one.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the type belongs to everybody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The words for the type; nil where the model has none.
  public var localizedDescription: String? {
    Self.descriptions[identifier] ?? preferredFilenameExtension.map { "\($0.uppercased()) file" }
  }
  /// The endings of names and MIME types, the usual ones first.
  public var tags: [UTTagClass: [String]] {
    let own = Self.endings.filter { $0.identifier == identifier }
    var tags: [UTTagClass: [String]] = [:]
    for (kind, list) in [
      (UTTagClass.filenameExtension, own.map(\.ending)), (.mimeType, own.map(\.mime)),
    ] {
      let unique = list.enumerated().filter { list.firstIndex(of: $1) == $0 && !$1.isEmpty }
      if !unique.isEmpty { tags[kind] = unique.map(\.element) }
    }
    return tags
  }

  /// The type of data with a tag; where the model knows none one for it alone.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// The types of data with a tag; where the model knows none one for it alone.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let tag = tag.lowercased()
    let known = endings.filter { (tagClass == .mimeType ? $0.mime : $0.ending) == tag }
      .map { UTType(importedAs: $0.identifier) }
      .filter { type in supertype.map(type.conforms) ?? true }
    return known.isEmpty ? [UTType(importedAs: dynamicPrefix + tag)] : known
  }

  /// Whether data of this type is of the other, and of further ones.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether data of the other type is of this one, and of further ones.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

  /// How the identifiers of types begin that are made for a tag.
  private static let dynamicPrefix = "dyn."

  /// Words for types that have no ending of names.
  private static let descriptions = [
    "public.image": "image", "public.movie": "movie", "public.audio": "audio",
    "public.text": "text", "public.folder": "folder", "public.data": "data",
  ]

  /// Endings of names, the first of a type its usual one, and MIME types (Apple, Uniform Type
  /// Identifiers Reference).
  private static let endings: [(identifier: String, ending: String, mime: String)] = [
    ("public.plain-text", "txt", "text/plain"), ("public.html", "html", "text/html"),
    ("public.html", "htm", "text/html"), ("public.rtf", "rtf", "text/rtf"),
    ("public.json", "json", "application/json"), ("public.xml", "xml", "application/xml"),
    ("com.adobe.pdf", "pdf", "application/pdf"), ("public.png", "png", "image/png"),
    ("public.jpeg", "jpeg", "image/jpeg"), ("public.jpeg", "jpg", "image/jpeg"),
    ("com.compuserve.gif", "gif", "image/gif"), ("public.tiff", "tiff", "image/tiff"),
    ("public.tiff", "tif", "image/tiff"), ("com.microsoft.bmp", "bmp", "image/bmp"),
    ("public.svg-image", "svg", "image/svg+xml"), ("public.heic", "heic", "image/heic"),
    ("org.webmproject.webp", "webp", "image/webp"),
    ("public.zip-archive", "zip", "application/zip"),
    ("org.gnu.gnu-zip-archive", "gz", "application/gzip"),
    ("public.mpeg-4", "mp4", "video/mp4"), ("com.apple.quicktime-movie", "mov", "video/quicktime"),
    ("public.mpeg", "mpg", "video/mpeg"), ("public.mpeg", "mpeg", "video/mpeg"),
    ("public.mpeg-2-video", "m2v", "video/mpeg2"), ("public.avi", "avi", "video/avi"),
    ("public.mp3", "mp3", "audio/mpeg"), ("public.mpeg-4-audio", "m4a", "audio/mp4"),
    ("com.microsoft.waveform-audio", "wav", "audio/wav"),
    ("public.aiff-audio", "aiff", "audio/aiff"), ("com.apple.rtfd", "rtfd", ""),
    ("public.vcard", "vcf", "text/vcard"), ("com.apple.property-list", "plist", ""),
    ("org.idpf.epub-container", "epub", "application/epub+zip"),
    ("public.swift-source", "swift", ""),
    ("com.netscape.javascript-source", "js", "text/javascript"),
    ("public.css", "css", "text/css"), ("public.comma-separated-values-text", "csv", "text/csv"),
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
  /// An image of a camera, as it came from the sensor.
  public static let rawImage = UTType(importedAs: "public.camera-raw-image")
  /// TIFF.
  public static let tiff = UTType(importedAs: "public.tiff")
  /// BMP.
  public static let bmp = UTType(importedAs: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(importedAs: "com.microsoft.ico")
  /// SVG.
  public static let svg = UTType(importedAs: "public.svg-image")
  /// HEIF.
  public static let heif = UTType(importedAs: "public.heif")
  /// WebP.
  public static let webP = UTType(importedAs: "org.webmproject.webp")
  /// A picture that moves.
  public static let livePhoto = UTType(importedAs: "com.apple.live-photo")
  /// RTF with files.
  public static let rtfd = UTType(importedAs: "com.apple.rtfd")
  /// RTF with files in one.
  public static let flatRTFD = UTType(importedAs: "com.apple.flat-rtfd")
  /// What is seen or heard over time.
  public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
  /// MPEG.
  public static let mpeg = UTType(importedAs: "public.mpeg")
  /// MPEG-2.
  public static let mpeg2Video = UTType(importedAs: "public.mpeg-2-video")
  /// MPEG-2 in packets.
  public static let mpeg2TransportStream = UTType(importedAs: "public.mpeg-2-transport-stream")
  /// Sound of MPEG-4.
  public static let mpeg4Audio = UTType(importedAs: "public.mpeg-4-audio")
  /// AVI.
  public static let avi = UTType(importedAs: "public.avi")
  /// WAV.
  public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = UTType(importedAs: "public.aiff-audio")
  /// MIDI.
  public static let midi = UTType(importedAs: "public.midi-audio")
  /// A list of pieces.
  public static let playlist = UTType(importedAs: "public.playlist")
  /// GZIP.
  public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
  /// BZIP2.
  public static let bz2 = UTType(importedAs: "public.bzip2-archive")
  /// A folder or a volume.
  public static let directory = UTType(importedAs: "public.directory")
  /// A folder that is shown as a file.
  public static let package = UTType(importedAs: "com.apple.package")
  /// A bundle.
  public static let bundle = UTType(importedAs: "com.apple.bundle")
  /// An app.
  public static let application = UTType(importedAs: "com.apple.application")
  /// A program.
  public static let executable = UTType(importedAs: "public.executable")
  /// Source code.
  public static let sourceCode = UTType(importedAs: "public.source-code")
  /// Swift.
  public static let swiftSource = UTType(importedAs: "public.swift-source")
  /// C.
  public static let cSource = UTType(importedAs: "public.c-source")
  /// JavaScript.
  public static let javaScript = UTType(importedAs: "com.netscape.javascript-source")
  /// A script.
  public static let script = UTType(importedAs: "public.script")
  /// A script of a shell.
  public static let shellScript = UTType(importedAs: "public.shell-script")
  /// YAML.
  public static let yaml = UTType(importedAs: "public.yaml")
  /// A log.
  public static let log = UTType(importedAs: "public.log")
  /// Values between tabs.
  public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
  /// Text with values between delimiters.
  public static let delimitedText = UTType(importedAs: "public.delimited-values-text")
  /// Text in UTF-16.
  public static let utf16PlainText = UTType(importedAs: "public.utf16-plain-text")
  /// A contact.
  public static let contact = UTType(importedAs: "public.contact")
  /// A message.
  public static let message = UTType(importedAs: "public.message")
  /// An event of a calendar.
  public static let calendarEvent = UTType(importedAs: "public.calendar-event")
  /// A font.
  public static let font = UTType(importedAs: "public.font")
  /// EPUB.
  public static let epub = UTType(importedAs: "org.idpf.epub-container")
  /// A database.
  public static let database = UTType(importedAs: "public.database")
  /// A table of numbers.
  public static let spreadsheet = UTType(importedAs: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(importedAs: "public.presentation")
  /// What is written to be read.
  public static let compositeContent = UTType(importedAs: "public.composite-content")
  /// A mark at a page.
  public static let bookmark = UTType(importedAs: "public.bookmark")
  /// An image of a disk.
  public static let diskImage = UTType(importedAs: "public.disk-image")
  /// A form in space.
  public static let threeDContent = UTType(importedAs: "public.3d-content")
  /// USDZ.
  public static let usdz = UTType(importedAs: "com.pixar.universal-scene-description-mobile")
  /// A link to a file.
  public static let aliasFile = UTType(importedAs: "com.apple.alias-file")
  /// A link in a file system.
  public static let symbolicLink = UTType(importedAs: "public.symlink")
  /// A volume.
  public static let volume = UTType(importedAs: "public.volume")
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
