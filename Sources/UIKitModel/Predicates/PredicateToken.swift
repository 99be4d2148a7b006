import Foundation

/// A word of a predicate's text.
enum PredicateToken: Equatable {
  /// A name of a property or a word of the language.
  case word(String)
  case text(String)
  case number(Double)
  /// `%@`, `%d` and the like: a value.
  case value
  /// `%K`: a key path.
  case keyPath
  case symbol(String)

  /// What separates two words, the longer ones first.
  private static let symbols = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    ",", "[", "]", "+", "-", "*", "/",
  ]
  /// What follows the lengths of a place for a value.
  private static let conversions: Set<Character> = [
    "d", "D", "i", "u", "U", "f", "F", "g", "e", "x",
  ]
  private static let lengths: Set<Character> = ["l", "h", "q", "z"]

  /// The words of a text; nil for one that no word begins with.
  static func tokens(of text: String) -> [PredicateToken]? {
    var rest = Substring(text)
    var tokens: [PredicateToken] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return tokens }
      guard let token = next(&rest, first) else { return nil }
      tokens.append(token)
    }
  }

  private static func next(_ rest: inout Substring, _ first: Character) -> PredicateToken? {
    switch first {
    case "'", "\"": return quoted(&rest, first)
    case "%": return place(&rest)
    case _ where first.isNumber: return number(&rest)
    case _ where first.isLetter || "_@#$".contains(first):
      let word = rest.prefix { $0.isLetter || $0.isNumber || "_@#$.".contains($0) }
      rest = rest.dropFirst(word.count)
      return .word(String(word))
    default:
      guard let symbol = symbols.first(where: rest.hasPrefix) else { return nil }
      rest = rest.dropFirst(symbol.count)
      return .symbol(symbol)
    }
  }

  private static func quoted(_ rest: inout Substring, _ mark: Character) -> PredicateToken? {
    var text = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst() {
      if character == mark { return .text(text) }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
    }
    return nil
  }

  private static func place(_ rest: inout Substring) -> PredicateToken? {
    rest = rest.dropFirst().drop(while: lengths.contains)
    switch rest.popFirst() {
    case "@": return .value
    case "K": return .keyPath
    case let conversion? where conversions.contains(conversion): return .value
    default: return nil
    }
  }

  private static func number(_ rest: inout Substring) -> PredicateToken? {
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    rest = rest.dropFirst(digits.count)
    return Double(digits).map(PredicateToken.number)
  }
}
