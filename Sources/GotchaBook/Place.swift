/// A place in a file. Lines and columns start at 1; a column counts UTF-8 bytes.
package struct Place: Hashable, Sendable, Comparable {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

// MARK: - CustomStringConvertible

extension Place: CustomStringConvertible {
  /// `file:line:column`, on one line whatever the file is called.
  package var description: String { "\(UnsafeCharacters.escaped(file)):\(line):\(column)" }
}

/// Something wrong in a file of the book: where, what, and what to do.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  package var severity: Severity
  package var place: Place
  /// The name of the rule that is broken, for example `two-titles`.
  package var rule: String
  /// What is wrong, in one sentence without a full stop.
  package var message: String
  /// What to do, in one sentence without a full stop.
  package var advice: String

  /// Messages and advice are kept on one line, with control characters of terminals escaped.
  package init(
    _ severity: Severity = .error, at place: Place, rule: String, _ message: String,
    advice: String
  ) {
    self.severity = severity
    self.place = place
    self.rule = rule
    self.message = UnsafeCharacters.escaped(message)
    self.advice = UnsafeCharacters.escaped(advice)
  }

  package init(
    _ severity: Severity = .error, at place: Place, rule: BookRule, _ message: String,
    advice: String
  ) {
    self.init(severity, at: place, rule: rule.rawValue, message, advice: advice)
  }

  /// Whether it says that a rule is broken.
  package func breaks(_ rule: BookRule) -> Bool { self.rule == rule.rawValue }
}

// MARK: - CustomStringConvertible

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: what is wrong; what to do [rule]`
  package var description: String {
    "\(place): \(severity.rawValue): \(message); \(advice) [\(rule)]"
  }
}
