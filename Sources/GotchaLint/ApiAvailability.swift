package import GotchaBook

/// Which names of UIKit came in which version of iOS.
package struct ApiAvailability: Sendable {
  /// The version that a word of code needs at least.
  private var introductions: [String: Version] = [:]

  /// A name as a table has it, with the version it came in; nil when it was always there.
  package typealias Row = (owner: String, name: String, introduced: Version?)

  /// - Parameters:
  ///   - rows: Names with their owners. A word that several have needs the oldest of them.
  ///   - others: Names of other types of UIKit, which a word may be as well.
  package init(_ rows: [Row], others: [(owner: String, name: String)]) {
    let owners = Set(rows.map(\.owner))
    var ambiguous: Set<String> = []
    for row in rows {
      for word in Self.words(of: row.name) {
        guard let version = row.introduced else {
          ambiguous.insert(word)
          continue
        }
        introductions[word] = min(introductions[word] ?? version, version)
      }
    }
    for other in others where !owners.contains(other.owner) {
      ambiguous.formUnion(Self.words(of: other.name))
    }
    for word in ambiguous { introductions[word] = nil }
  }

  /// Adds a name that is known by itself, such as a type; with its first label, as
  /// `sectionIdentifier(for:)`, where a word has several.
  package mutating func add(_ name: String, introduced: Version) {
    introductions[name] = introduced
  }

  /// The version that a word of code needs, with the label of its first argument if it has one;
  /// nil when that is none, or not known.
  package func introduction(of word: String, label: String?) -> Version? {
    introductions[word] ?? label.flatMap { introductions["\(word)(\($0):)"] }
  }

  /// Shorter words are names of too many things.
  private static let shortest = 10

  /// The words of a name that are long enough to be distinctive.
  private static func words(of name: String) -> [String] {
    let last = name.split(separator: ".").last ?? ""
    return last.split { !($0.isLetter || $0.isNumber) }.map(String.init).filter {
      $0.count >= shortest
    }
  }
}
