/// An element of an array that stands in a file with one line an element, and what it is to be.
package struct JSONLine: Sendable {
  /// The line from 0.
  package var number: Int
  /// How the line begins, before and after.
  package var start: [UInt8]
  /// What the element is to be.
  package var bytes: [UInt8]

  package init(number: Int, start: some Sequence<UInt8>, bytes: [UInt8]) {
    self.number = number
    self.start = Array(start)
    self.bytes = bytes
  }
}

extension OpenedFile {
  /// What is to stand where so that the file has these lines; nil when they are not where they
  /// should be.
  package func replacements(_ lines: [JSONLine]) -> [(range: Range<Int>, bytes: [UInt8])]? {
    let lines = lines.sorted { $0.number < $1.number }
    guard let ranges = self.lines(lines.map(\.number)) else { return nil }
    var found: [(range: Range<Int>, bytes: [UInt8])] = []
    for (line, range) in zip(lines, ranges) {
      guard let old = bytes(range), old.starts(with: line.start), let end = Self.end(of: old)
      else { return nil }
      found.append((range.lowerBound..<range.upperBound - end, line.bytes))
    }
    return found
  }

  /// How many characters of a line are no more of its element; nil for a line that ends otherwise.
  private static func end(of line: [UInt8]) -> Int? {
    let brace = UInt8(ascii: "}")
    if line.last == brace { return 0 }
    return line.suffix(2).elementsEqual([brace, UInt8(ascii: ",")]) ? 1 : nil
  }
}
