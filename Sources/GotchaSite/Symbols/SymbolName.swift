import GotchaBook

/// The name of a declaration as prose writes it: `reloadData()`, `tableView(_:heightForRowAt:)`,
/// `UITableView.automaticDimension`.
struct SymbolName: Hashable, Sendable {
  /// The declaration's own name with its argument labels, without what it is a member of.
  let name: String

  /// Reads a code span; nil for what is no name: a number, an expression, a message.
  init?(_ text: String) {
    var rest = Substring(text)
    var last = Substring()
    repeat {
      last = Substring(rest.utf8.prefix(while: Self.isPart))
      rest = rest[last.endIndex...]
      guard let first = last.utf8.first, !Self.isDigit(first) else { return nil }
    } while Self.drop(".", from: &rest)
    guard last.utf8.count >= Self.shortest, !Self.words.contains(last) else { return nil }
    if rest.isEmpty {
      name = String(last)
    } else {
      guard let labels = Self.labels(rest) else { return nil }
      name = last + labels
    }
  }

  /// Names shorter than this are variables of an example: `x`, `id`.
  private static let shortest = 3
  /// Words of the language, which name no declaration.
  private static let words: Set<Substring> = [
    "nil", "true", "false", "self", "super", "init", "var", "let", "func", "deinit", "weak",
    "class", "struct", "protocol", "override", "swift", "trace", "wrong", "right",
  ]

  /// The name without its labels.
  var base: String { name.prefix { $0 != "(" }.description }
  var hasLabels: Bool { name.utf8.last == UInt8(ascii: ")") }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: isDigit(byte)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func drop(_ character: Character, from text: inout Substring) -> Bool {
    guard text.first == character else { return false }
    text.removeFirst()
    return true
  }

  /// `()` or `(_:label:)`, nothing else.
  private static func labels(_ text: Substring) -> String? {
    guard text.first == "(", text.last == ")" else { return nil }
    let inner = text.dropFirst().dropLast()
    guard inner.isEmpty || inner.last == ":" else { return nil }
    let isPlain = inner.utf8.allSatisfy { $0 == UInt8(ascii: ":") || isPart($0) }
    return isPlain && !inner.contains("::") && inner.first != ":" ? String(text) : nil
  }
}
