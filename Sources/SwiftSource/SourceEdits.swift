/// Replacements in a source by byte range; everything else stays byte for byte as it lies there.
struct SourceEdits {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isEmpty: Bool { edits.isEmpty }

  /// Puts `text` in the place of a range of bytes. Insertions at one place keep their order.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Puts spaces in the place of a range; its line ends stay.
  mutating func blank(_ range: Range<Int>) {
    replace(range, with: blanked(range))
  }

  /// Puts `text` in the place of a range, with the line ends of the range behind it and, where it
  /// is shorter, spaces, so that what follows stays at its line, and at its column where it can.
  mutating func replaceKeepingLines(_ range: Range<Int>, with text: String) {
    let rest = blanked(range).utf8.dropFirst(text.utf8.count)
    let breaks = bytes[range].count { $0 == Self.newline }
    if breaks == 0 {
      replace(range, with: text + String(decoding: rest, as: UTF8.self))
    } else {
      let last = bytes[range].lastIndex(of: Self.newline).map { range.upperBound - $0 - 1 } ?? 0
      let tail = String(repeating: " ", count: last)
      replace(range, with: text + String(repeating: "\n", count: breaks) + tail)
    }
  }

  private func blanked(_ range: Range<Int>) -> String {
    String(
      decoding: bytes[range].map { $0 == Self.newline || $0 == 0x0D ? $0 : UInt8(ascii: " ") },
      as: UTF8.self)
  }

  /// The source with all replacements. Of two that overlap the one that starts first, or is longer,
  /// is made.
  func applied() -> String {
    let ordered = edits.enumerated().sorted {
      let (left, right) = ($0.element.range, $1.element.range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      // What is inserted comes before what is replaced at the same place.
      if left.isEmpty != right.isEmpty { return left.isEmpty }
      if left.upperBound != right.upperBound { return left.upperBound > right.upperBound }
      return $0.offset < $1.offset
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    for edit in ordered where edit.range.lowerBound >= copied {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.text.utf8
      copied = edit.range.upperBound
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
}
