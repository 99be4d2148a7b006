/// The bytes of a file and where its lines start; lines end with `\n`, `\r` or both, as in CommonMark.
package struct SourceText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let starts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    var offset = 0
    while let end = bytes[offset...].firstIndex(where: \.isNewline) {
      let isPair = bytes[end...].starts(with: "\r\n".utf8)
      offset = end + (isPair ? 2 : 1)
      starts.append(offset)
    }
    self.starts = starts
  }

  /// The number of lines; a file that ends with a line break has an empty last line.
  package var lineCount: Int { starts.count }

  /// The offset of the first byte of a line, from 1; the end of the file for a line behind it.
  package func offset(ofLine line: Int) -> Int {
    if line < 1 { return 0 }
    return line <= starts.count ? starts[line - 1] : bytes.count
  }

  /// The bytes of a line without its line break; empty for a line outside the file.
  package func line(_ line: Int) -> ArraySlice<UInt8> {
    guard line >= 1 else { return [] }
    var end = offset(ofLine: line + 1)
    let start = offset(ofLine: line)
    while end > start, bytes[end - 1].isNewline { end -= 1 }
    return bytes[start..<end]
  }

  /// The place of a byte.
  package func place(ofByte offset: Int) -> Place {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(file: path, line: low + 1, column: offset - starts[low] + 1)
  }

  /// A place on a line of this file; the column counts bytes from 1.
  package func place(line: Int, column: Int = 1) -> Place {
    Place(file: path, line: line, column: column)
  }

  /// The offset of the first byte that is not UTF-8, or nil.
  package var firstInvalidByte: Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = CountingIterator(bytes: bytes)
    var start = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): start += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return start
      }
    }
  }

  private struct CountingIterator: IteratorProtocol {
    let bytes: [UInt8]
    var offset = 0

    mutating func next() -> UInt8? {
      guard offset < bytes.count else { return nil }
      defer { offset += 1 }
      return bytes[offset]
    }
  }
}

extension UInt8 {
  /// Whether it ends a line.
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether it is a space, a tab, or another control character that separates words.
  var isSpace: Bool { self <= UInt8(ascii: " ") && !isNewline }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
