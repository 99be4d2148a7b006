import GotchaBook

/// Finds the types of app code that are values of every actor.
///
/// The cases of a book are isolated to the main actor by default, as apps are that choose so. A
/// type that is an item of a diffable data source, or a key, must not be: in other apps it is not.
enum ValueTypes {
  private static let protocols: Set<String> = [
    "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
    "Sendable",
  ]

  /// Whether a declaration, given as its words from its attributes on, is one that no actor owns: an
  /// enumeration without static members, or a structure or an extension that conforms to a protocol
  /// of values.
  static func includes(_ words: [String], keyword: String?) -> Bool {
    if words.contains("@MainActor") || words.contains("nonisolated") { return false }
    let conformances = words.prefix { $0 != "{" && $0 != "where" }.drop { $0 != ":" }
    let conforms = !protocols.isDisjoint(with: conformances)
    switch keyword {
    case "enum": return words.contains("case") && !words.contains("static")
    case "struct", "extension": return conforms
    default: return false
    }
  }
}

extension TopLevelStatements {
  /// Each statement with its words, without comments and spaces.
  static func words(of code: String) -> [(statement: Statement, words: [String])] {
    let bytes = Array(code.utf8)
    let tokens = SwiftLexer.tokens(in: code)
      .filter { ![.whitespace, .newline, .comment].contains($0.kind) }
    let all = TopLevelStatements(code: code).all
    return all.indices.map { index in
      let end = all.indices.contains(index + 1) ? all[index + 1].start : bytes.count
      let words = tokens.filter { (all[index].start..<end).contains($0.range.lowerBound) }
        .map { String(decoding: bytes[$0.range], as: UTF8.self) }
      return (all[index], words)
    }
  }

  /// Where the declarations of values start that need `nonisolated`.
  static func values(in code: String) -> Set<Int> {
    Set(
      words(of: code).filter { ValueTypes.includes($0.words, keyword: $0.statement.keyword) }
        .map(\.statement.start))
  }
}
