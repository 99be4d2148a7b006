import GotchaBook
import SwiftSource

/// A Swift file cut into words, so that comments and strings are not taken for code.
struct SwiftFile {
  private let source: SourceText
  private let words: [SwiftCode.Word]

  init(_ text: String) {
    source = SourceText(path: "", bytes: Array(text.utf8))
    words = SwiftCode(compiled: text).words
  }

  private func line(of word: SwiftCode.Word) -> Int { source.place(ofByte: word.offset).line }

  /// The lines that call one of the functions.
  func lines(calling functions: Set<String>) -> [Int] {
    words.filter { $0.kind != .string && functions.contains($0.text) }.map(line)
  }

  /// The lines with `try!`, `as!`, or an optional that is unwrapped by force.
  var forcedLines: [Int] {
    words.indices.filter { index in
      let word = words[index]
      guard index > 0, word.kind == .punctuation, word.text.hasPrefix("!"), word.text != "!=",
        words[index - 1].end == word.offset
      else { return false }
      let before = words[index - 1]
      if before.text == "try" || before.text == "as" { return true }
      return !isEndOfType(index - 1)
        && (before.isName || [")", "]", "}"].contains(before.text))
    }.map { line(of: words[$0]) }
  }

  /// Whether a type ends here that a colon or an arrow announces: `var table: UITableView!` and
  /// `func table() -> UITableView!` unwrap nothing.
  private func isEndOfType(_ index: Int) -> Bool {
    var start = index
    if words[index].text == "]" {
      var depth = 1
      while depth > 0, start > 0 {
        start -= 1
        depth += words[start].text == "]" ? 1 : words[start].text == "[" ? -1 : 0
      }
    } else if words[index].kind != .type {
      return false
    }
    return start > 0 && [":", ".", "->"].contains(words[start - 1].text)
  }
}
