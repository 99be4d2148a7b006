/// A destination that may stand in a page: inside the site, or `http`, `https` and `mailto`.
package struct SafeURL: Hashable, Sendable {
  package let text: String

  /// A file of the site, relative to the page; `root` leads from the page to the site's root.
  init(root: String, path: String, anchor: String? = nil) {
    let file = root + Self.encoded(path)
    text = anchor.map { file + "#" + Self.encoded($0) } ?? file
  }

  /// A place in the same page.
  init(anchor: String) {
    text = "#" + Self.encoded(anchor)
  }

  /// A destination outside the site, as an author wrote it; nil when its scheme is not allowed.
  package init?(external destination: String) {
    guard let scheme = Self.scheme(of: destination),
      ["http", "https", "mailto"].contains(scheme),
      !destination.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F })
    else { return nil }
    text = destination
  }

  /// The scheme in lower case; nil for a relative destination.
  package static func scheme(of destination: String) -> String? {
    let end = destination.firstIndex { ":/?#".contains($0) }
    guard let end, destination[end] == ":" else { return nil }
    return destination[..<end].lowercased()
  }

  /// The text with everything but unreserved characters and `/` as percent escapes.
  static func encoded(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isUnreserved) else { return text }
    var bytes: [UInt8] = []
    let hex = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
