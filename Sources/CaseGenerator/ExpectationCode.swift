import GotchaBook

/// Swift code whose expectations note that they are evaluated: each is given its own place as the
/// result of a call, in an argument that Swift evaluates whether or not the expectation holds.
struct ExpectationCode {
  /// The function that the calls name; each generated file declares it.
  static let function = "gotchaPlace"

  /// Where an expectation begins.
  struct Place: Equatable {
    var line: Int
    /// In UTF-8 bytes, from 1.
    var column: Int
  }

  /// The code with the calls in it; every line stays on its line.
  private(set) var code: String
  /// The places of the expectations, in their order.
  private(set) var places: [Place] = []
  /// The places of the expectations that already name a source location.
  private(set) var misplaced: [Place] = []

  private let bytes: [UInt8]
  private let tokens: [SwiftLexer.Token]
  private let firstLine: Int
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]

  /// - Parameter firstLine: the line of the code's first line in its entry.
  init(_ code: String, firstLine: Int) {
    self.code = code
    self.firstLine = firstLine
    bytes = Array(code.utf8)
    lineStarts =
      [0] + bytes.indices.filter { [bytes] in bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    tokens = SwiftLexer.tokens(in: code)
    let expectations = tokens.indices.filter { Self.macros.contains(text($0)) }
    guard !expectations.isEmpty else { return }
    var insertions: [(offset: Int, text: String)] = []
    for index in expectations {
      let place = place(of: index)
      places.append(place)
      if let insertion = insertion(after: index, at: place) { insertions.append(insertion) }
    }
    var result = bytes
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      result.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
    }
    self.code = String(decoding: result, as: UTF8.self)
  }

  private static let macros: Set<String> = ["#expect", "#require"]

  private func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  private func place(of index: Int) -> Place {
    let start = tokens[index].range.lowerBound
    var (line, end) = (0, lineStarts.count)
    while end - line > 1 {
      let middle = (line + end) / 2
      if lineStarts[middle] <= start { line = middle } else { end = middle }
    }
    return Place(line: firstLine + line, column: start - lineStarts[line] + 1)
  }

  /// The next token from `index` on that is neither space nor comment.
  private func significant(from index: Int) -> Int? {
    tokens.indices[index...].first { position in
      ![.whitespace, .newline, .comment].contains(tokens[position].kind)
    }
  }

  /// What is inserted for the expectation at `index`, and before which byte.
  private mutating func insertion(after index: Int, at place: Place) -> (Int, String)? {
    guard let next = significant(from: index + 1) else { return nil }
    let argument = "sourceLocation: \(Self.function)(\(place.line), \(place.column))"
    guard text(next) == "(" else { return (tokens[index].range.upperBound, "(\(argument))") }
    guard let close = closing(of: next) else { return nil }
    let labels = labels(from: next + 1, to: close)
    if labels["sourceLocation"] != nil { misplaced.append(place) }
    // Arguments keep their order, and closures come last.
    if let closure = labels["performing"] ?? labels["body"] {
      return (tokens[closure].range.lowerBound, argument + ", ")
    }
    let last = tokens.indices[(next + 1)..<close].last {
      ![.whitespace, .newline, .comment].contains(tokens[$0].kind)
    }
    let comma = last.map { text($0) != "," } ?? false ? ", " : last == nil ? "" : " "
    return (tokens[close].range.lowerBound, comma + argument)
  }

  /// The token that closes the parenthesis at `open`.
  private func closing(of open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .punctuation {
      switch text(index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The labels of arguments between two tokens, in no bracket of their own.
  private func labels(from start: Int, to end: Int) -> [String: Int] {
    var labels: [String: Int] = [:]
    var depth = 0
    var mayLabel = true
    for index in start..<end {
      switch (tokens[index].kind, text(index)) {
      case (.whitespace, _), (.newline, _), (.comment, _): continue
      case (.punctuation, "("), (.punctuation, "["), (.punctuation, "{"): depth += 1
      case (.punctuation, ")"), (.punctuation, "]"), (.punctuation, "}"): depth -= 1
      case (_, let word):
        if depth == 0, mayLabel, let next = significant(from: index + 1), text(next) == ":" {
          labels[word] = index
        }
      }
      mayLabel = depth == 0 && text(index) == ","
    }
    return labels
  }
}
