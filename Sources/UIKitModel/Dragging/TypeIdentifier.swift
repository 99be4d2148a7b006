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
    "public.heic": [image],
    image: ["public.data", "public.content"],
    "public.json": ["public.text"],
    "public.xml": ["public.text"],
    "public.comma-separated-values-text": ["public.text"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.video": ["public.movie"],
    "public.movie": ["public.data", "public.content"],
    "public.mp3": ["public.audio"],
    "public.audio": ["public.data", "public.content"],
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
