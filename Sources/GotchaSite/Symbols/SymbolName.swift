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
      last = rest.prefix { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) }
      rest = rest.dropFirst(last.count)
      guard let first = last.first, first == "_" || first.isLetter else { return nil }
    } while Self.drop(".", from: &rest)
    guard last.count >= Self.shortest, !Self.words.contains(last) else { return nil }
    if rest.isEmpty {
      name = String(last)
    } else {
      guard let labels = Self.labels(rest) else { return nil }
      name = last + labels
    }
  }

  /// Names shorter than this are variables of an example: `x`, `id`.
  private static let shortest = 3
  /// Words of the language that are no declaration of anybody.
  private static let words: Set<Substring> = [
    "nil", "true", "false", "self", "super", "init", "var", "let", "func", "deinit", "weak",
    "class", "struct", "protocol", "override", "swift", "trace", "wrong", "right",
  ]

  /// The name without its labels.
  var base: String { name.prefix { $0 != "(" }.description }
  var hasLabels: Bool { name.last == ")" }

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
    let isPlain = inner.allSatisfy {
      $0 == ":" || $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber))
    }
    return isPlain && !inner.contains("::") && inner.first != ":" ? String(text) : nil
  }
}
