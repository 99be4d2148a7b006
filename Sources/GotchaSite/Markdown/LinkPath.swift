/// Links between entries, which are paths between their files.
enum LinkPath {
  /// The path and the anchor of a relative link, percent escapes read.
  static func parts(of link: String) -> (path: String, anchor: String?) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return (
      parts.first.map { String($0).removingEscapes } ?? "",
      parts.count > 1 ? String(parts[1]).removingEscapes : nil
    )
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

extension String {
  /// The text with its percent escapes read; as it is when they are not UTF-8.
  fileprivate var removingEscapes: String {
    guard contains("%") else { return self }
    var bytes: [UInt8] = []
    var rest = Substring(self).utf8
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      guard byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(Substring(digits)), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}
