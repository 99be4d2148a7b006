/// Style sheets and scripts without what only people read: a page is there sooner.
enum ShortText {
  /// A style sheet without comments, and without space and zeros where none are needed. Strings stay
  /// as they are.
  static func style(_ text: String) -> String {
    var short: [UInt8] = []
    var rest = Array(text.utf8)[...]
    var needsSpace = false
    while let byte = rest.first {
      if rest.starts(with: commentStart) {
        rest = rest.dropFirst(commentStart.count)
        while !rest.isEmpty, !rest.starts(with: commentEnd) { rest.removeFirst() }
        rest = rest.dropFirst(commentEnd.count)
        needsSpace = true
      } else if isSpace(byte) {
        rest.removeFirst()
        needsSpace = true
      } else {
        if byte == closingBrace, short.last == semicolon { short.removeLast() }
        if needsSpace, let last = short.last, !joining.contains(byte), !joining.contains(last),
          last != colon
        {
          short.append(UInt8(ascii: " "))
        }
        needsSpace = false
        if byte == zero, isFraction(rest), short.last.map(isDigit) != true {
          rest.removeFirst()
        } else if byte == quote {
          let string = quoted(rest)
          short += string
          rest = rest.dropFirst(string.count)
        } else {
          short.append(byte)
          rest.removeFirst()
        }
      }
    }
    return String(decoding: short, as: UTF8.self) + "\n"
  }

  /// A script without its lines of comments and its indentation.
  static func script(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n") + "\n"
  }

  private static let commentStart = Array("/*".utf8)
  private static let commentEnd = Array("*/".utf8)
  private static let quote = UInt8(ascii: "\"")
  private static let colon = UInt8(ascii: ":")
  private static let semicolon = UInt8(ascii: ";")
  private static let closingBrace = UInt8(ascii: "}")
  /// What needs no space on either side; a sign needs one in sums.
  private static let joining = Set("{};,>".utf8)

  private static let zero = UInt8(ascii: "0")

  /// Whether a text begins as `0.5` does.
  private static func isFraction(_ text: ArraySlice<UInt8>) -> Bool {
    let next = text.dropFirst().prefix(2)
    return next.first == UInt8(ascii: ".") && next.count == 2 && isDigit(next[next.startIndex + 1])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// A string with its quotation marks, up to the end of a text that does not close it.
  private static func quoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var string: [UInt8] = [quote]
    var isEscaped = false
    for byte in text.dropFirst() {
      string.append(byte)
      if byte == quote, !isEscaped { break }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return string
  }
}
