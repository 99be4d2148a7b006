/// Uniform type identifiers, and which conforms to which.
///
/// Source: Apple, Uniform Type Identifiers Reference, System-Declared Uniform Type Identifiers
/// (developer.apple.com/library/archive/documentation/Miscellaneous/Reference/UTIRef).
enum TypeIdentifier {
  static let plainText = "public.plain-text"
  static let utf8Text = "public.utf8-plain-text"
  static let url = "public.url"
  static let image = "public.image"
  static let png = "public.png"

  private static let parents: [String: [String]] = [
    utf8Text: [plainText],
    plainText: ["public.text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": [url],
    url: ["public.data"],
    png: [image],
    "public.jpeg": [image],
    "com.compuserve.gif": [image],
    "public.heic": ["public.heif"],
    "public.heif": [image],
    "public.tiff": [image],
    "com.microsoft.bmp": [image],
    "com.microsoft.ico": [image],
    "public.svg-image": [image],
    "org.webmproject.webp": [image],
    "public.camera-raw-image": [image],
    "com.apple.rtfd": ["public.composite-content"],
    "com.apple.flat-rtfd": ["public.composite-content", "public.data"],
    "public.composite-content": ["public.content"],
    "public.mpeg": ["public.movie"],
    "public.mpeg-2-video": ["public.video"],
    "public.avi": ["public.movie"],
    "public.mpeg-4-audio": ["public.audio"],
    "com.microsoft.waveform-audio": ["public.audio"],
    "public.aiff-audio": ["public.audio"],
    "public.midi-audio": ["public.audio"],
    "org.gnu.gnu-zip-archive": ["public.archive"],
    "public.bzip2-archive": ["public.archive"],
    "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
    "public.c-source": ["public.source-code"],
    "public.script": ["public.source-code"],
    "com.netscape.javascript-source": ["public.source-code"],
    "public.delimited-values-text": ["public.text"],
    "public.tab-separated-values-text": ["public.delimited-values-text"],
    "public.utf16-plain-text": [plainText],
    "public.vcard": ["public.text", "public.contact"],
    "public.folder": ["public.directory"],
    "public.directory": ["public.item"],
    "com.apple.package": ["public.directory"],
    "com.apple.bundle": ["public.directory"],
    "com.apple.application": ["public.executable"],
    "public.executable": ["public.data"],
    "public.font": ["public.data"],
    image: ["public.data", "public.content"],
    "public.json": ["public.text"],
    "public.xml": ["public.text"],
    "public.comma-separated-values-text": ["public.text"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.video": ["public.movie"],
    "public.movie": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"],
    "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.zip-archive": ["public.archive"],
    "public.archive": ["public.data"],
    "public.data": ["public.item"],
  ]

  /// Whether data of the type `identifier` is also of the type `other`.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other
      || parents[identifier, default: []].contains { conforms($0, to: other) }
  }
}
