import Foundation

/// Links between entries, which are paths between their files.
enum LinkPath {
  /// The path and the anchor of a relative link, percent escapes decoded.
  static func parts(of link: String) -> (path: String, anchor: String?) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return (
      parts.first.map { decoded($0) } ?? "",
      parts.count > 1 ? decoded(parts[1]) : nil
    )
  }

  /// The text with its percent escapes decoded; as it is when they are malformed.
  private static func decoded(_ text: Substring) -> String {
    text.removingPercentEncoding ?? String(text)
  }

  /// A path relative to an entry's file, as a path relative to the package.
  static func resolved(_ path: String, from file: String) -> String {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        if !parts.isEmpty { parts.removeLast() }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
