internal import GotchaBook

/// One thing that is demanded of every entry.
package struct LintRule: Sendable {
  package var name: String
  /// What the rule demands, in one sentence.
  package var summary: String
  /// Whether `gotchas check --fix` repairs what breaks the rule, at least where it is plain how.
  package var isFixable: Bool
  let check: @Sendable (Page) -> [Remark]

  init(
    _ name: String, _ summary: String, fixable: Bool = false,
    check: @escaping @Sendable (Page) -> [Remark]
  ) {
    self.name = name
    self.summary = summary
    isFixable = fixable
    self.check = check
  }

  /// What the rule says about an entry.
  package func findings(in page: Page) -> [Finding] {
    check(page).map { remark in
      Finding(
        Diagnostic(
          remark.severity, at: remark.place, rule: name, remark.message, advice: remark.advice),
        edits: remark.edits)
    }
  }
}

/// What a rule found, before it carries the rule's name.
struct Remark {
  var place: Place
  var message: String
  var advice: String
  var edits: [Edit]
  var severity: Diagnostic.Severity

  init(
    _ severity: Diagnostic.Severity = .error, at place: Place, _ message: String, advice: String,
    edits: [Edit] = []
  ) {
    self.severity = severity
    self.place = place
    self.message = message
    self.advice = advice
    self.edits = edits
  }
}
