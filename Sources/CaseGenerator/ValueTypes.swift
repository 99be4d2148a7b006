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

  /// Whether a declaration is one that no actor owns: an enumeration without static members, or a
  /// structure or an extension that conforms to a protocol of values.
  static func includes(_ statement: TopLevelStatements.Statement) -> Bool {
    let words = statement.words.map(\.text)
    if words.contains("@MainActor") || words.contains("nonisolated") { return false }
    let conformances = words.prefix { $0 != "{" && $0 != "where" }.drop { $0 != ":" }
    switch statement.keyword {
    case "enum": return words.contains("case") && !words.contains("static")
    case "struct", "extension": return !protocols.isDisjoint(with: conformances)
    default: return false
    }
  }
}
