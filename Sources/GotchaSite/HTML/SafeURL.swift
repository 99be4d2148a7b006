import Foundation

/// A destination that a page may have: inside the site, or `http`, `https` and `mailto`.
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

  /// The same page with values in its address, each by its name.
  init(query values: [(name: String, value: String)]) {
    text = "?" + values.map { "\($0.name)=\(Self.encoded($0.value))" }.joined(separator: "&")
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

  /// The text with everything but unreserved characters (RFC 3986) and `/` as percent escapes.
  static func encoded(_ text: String) -> String {
    // Most texts have nothing to escape; the C library finds that out at once.
    if text.withCString({ strspn($0, unreserved) }) == text.utf8.count { return text }
    return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved))
      ?? ""
  }

  private static let unreserved =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/"
}
