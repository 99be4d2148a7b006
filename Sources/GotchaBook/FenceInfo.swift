/// Reads the words on the opening fence of a code block, with their columns.
struct FenceInfo {
  /// A word of the fence: `raises "text"` is one, with its argument.
  struct Word: Equatable {
    var name: String
    /// The text in quotes: behind a space (`raises "text"`), or behind `reason=`.
    var argument: String?
    /// The column of its first byte, from 1.
    var column: Int
    /// The offsets of the argument in the line, quotes included.
    var argumentOffsets: Range<Int>?
  }

  /// The fence character, and how many of it; nil for an indented code block.
  var fence: (character: UInt8, count: Int)?
  /// The first word, for example `swift`; empty when there is none.
  var language = ""
  /// The column of the first word, or of the line's end.
  var languageColumn = 1
  var words: [Word] = []
  /// The column of a quote that is not closed.
  var openQuote: Int?

  /// Reads the line of a fence, whose code block starts at `column`.
  init(line: ArraySlice<UInt8>, column: Int) {
    var reader = Reader(bytes: Array(line), offset: min(max(0, column - 1), line.count))
    reader.skipSpaces()
    let character = reader.current
    guard character == UInt8(ascii: "`") || character == UInt8(ascii: "~") else { return }
    let start = reader.offset
    while reader.current == character { reader.offset += 1 }
    fence = (character, reader.offset - start)
    reader.skipSpaces()
    languageColumn = reader.offset + 1
    language = reader.word()
    readWords(&reader)
  }

  /// Whether `line` closes the block.
  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    guard let fence else { return true }
    // What a quote or an item puts before the fence is no part of it.
    let text = line.drop { $0.isSpace || $0 == UInt8(ascii: ">") }
    let count = text.prefix { $0 == fence.character }.count
    return count >= fence.count && text.dropFirst(count).allSatisfy(\.isSpace)
  }

  private mutating func readWords(_ reader: inout Reader) {
    while true {
      reader.skipSpaces()
      guard reader.offset < reader.bytes.count else { return }
      let column = reader.offset + 1
      if reader.current == UInt8(ascii: "\"") {
        takeArgument(&reader, column: column)
      } else {
        words.append(Word(name: reader.word(), column: column))
        if words.last?.name.hasSuffix("=") == true, reader.current == UInt8(ascii: "\"") {
          takeArgument(&reader, column: reader.offset + 1)
        }
      }
    }
  }

  /// Gives the quoted text to the word before it; a text of its own is a word without a name.
  private mutating func takeArgument(_ reader: inout Reader, column: Int) {
    let start = reader.offset
    guard let text = reader.quoted() else {
      openQuote = openQuote ?? column
      return
    }
    let offsets = start..<reader.offset
    if let last = words.indices.last, words[last].argument == nil {
      words[last].argument = text
      words[last].argumentOffsets = offsets
    } else {
      words.append(
        Word(name: "", argument: text, column: column, argumentOffsets: offsets))
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset: Int

    var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    mutating func skipSpaces() {
      while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
    }

    /// The bytes up to a space, a quote, or a `=` that is included.
    mutating func word() -> String {
      let start = offset
      while offset < bytes.count, !bytes[offset].isSpace {
        if bytes[offset] == UInt8(ascii: "\"") { break }
        offset += 1
        if bytes[offset - 1] == UInt8(ascii: "=") { break }
      }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// The text between quotes, with `\"` and `\\` resolved; nil when the quote is not closed.
    mutating func quoted() -> String? {
      var text: [UInt8] = []
      offset += 1
      while offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "\"") {
          offset += 1
          return String(decoding: text, as: UTF8.self)
        }
        let isEscape = bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count
        if isEscape { offset += 1 }
        text.append(bytes[offset])
        offset += 1
      }
      return nil
    }
  }
}
