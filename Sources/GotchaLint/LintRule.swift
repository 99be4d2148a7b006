internal import GotchaBook

/// One thing that is demanded of every entry.
package struct LintRule: Sendable {
  package var name: String
  /// What the rule demands, in one sentence.
  package var summary: String
  /// Whether `gotchas check --fix` repairs what breaks the rule, at least where it is plain how.
  package var isFixable: Bool
  private let check: @Sendable (Page) -> [Finding]

  /// - Parameter check: Finds what breaks the rule on a page; nothing for a rule that is checked
  ///   elsewhere.
  init(
    _ name: String, _ summary: String, fixable: Bool = false,
    check: @escaping @Sendable (Page) -> [Finding] = { _ in [] }
  ) {
    self.name = name
    self.summary = summary
    isFixable = fixable
    self.check = check
  }

  /// What breaks the rule in an entry, outside of blocks that are not closed.
  package func findings(in page: Page) -> [Finding] {
    check(page).filter { !page.unclosedLines.contains($0.diagnostic.place.line) }.map { finding in
      var finding = finding
      finding.diagnostic.rule = name
      return finding
    }
  }
}
