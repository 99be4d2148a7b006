import GotchaBook

/// Every rule by name, whoever checks it.
package enum RuleCatalogue {
  /// All rules: those of the linter, and those of the parser, of the book as a whole and of links.
  package static let all =
    Linter.rules + [SwiftFormat.rule]
    + BookRule.allCases.map { LintRule($0.rawValue, $0.summary) }
}
