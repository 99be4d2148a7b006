/// What one case left behind after running on every version it claims.
///
/// Written as the attachment `gotcha-case.json` of its test; read by `GotchaVerdicts`. A record
/// with `phase` `started` is attached before the body runs, so that a case that took the process
/// down is known by our own ids.
package struct CaseRecord: Codable, Equatable, Sendable {
  package static let attachmentName = "gotcha-case"
  package static let currentSchema = 1

  package enum Phase: String, Codable, Sendable {
    case started, finished
  }

  package var schema: Int
  package var phase: Phase
  /// The entry's id: its file name without `.md`.
  package var entry: String
  /// The case's slug.
  package var caseID: String
  /// The hash of the entry's bytes when it was compiled in; for a case written in Swift, of the
  /// bytes of `source`.
  package var contentHash: String
  /// The Swift file of a case written in Swift, relative to the package; nil for Markdown cases.
  package var source: String?
  package var runs: [VersionRun]

  package init(
    phase: Phase, entry: String, caseID: String, contentHash: String, source: String? = nil,
    runs: [VersionRun] = []
  ) {
    self.schema = Self.currentSchema
    self.phase = phase
    self.entry = entry
    self.caseID = caseID
    self.contentHash = contentHash
    self.source = source
    self.runs = runs
  }
}

/// What one case did on one version.
package struct VersionRun: Codable, Equatable, Sendable {
  /// What the entry says about this version.
  package enum Claim: String, Codable, Sendable {
    /// The case must hold (`Applies to`).
    case applies
    /// The case must not hold any more (`Changed in`).
    case changed
  }

  /// The version as written: `8`, `26`.
  package var version: String
  package var claim: Claim
  /// Why the case did not hold; empty when it held.
  package var failures: [Failure]
  /// The traces recorded, one for each `trace` block and one for what followed the last; without
  /// scenes on the versions that nobody is shown.
  package var traces: [Trace]
  /// Set when the case was not run, with the reason.
  package var ignored: String?
  /// What the code did where the entry says what it must do; nil when the entry says it nowhere.
  package var answers: [Answer]?
  /// Where the content of the case's tables was over time; nil when none moved.
  package var curves: [ScrollCurve]?

  package init(
    version: String, claim: Claim, failures: [Failure] = [], traces: [Trace] = [],
    ignored: String? = nil, answers: [Answer]? = nil, curves: [ScrollCurve]? = nil
  ) {
    self.version = version
    self.claim = claim
    self.failures = failures
    self.traces = traces
    self.ignored = ignored
    self.answers = answers
    self.curves = curves
  }

  /// What the code of one block did: a trace in its text form, the reason of an exception, or the
  /// compiler's message.
  package struct Answer: Codable, Hashable, Sendable {
    /// The line of the fence of the block that says what is expected.
    package var line: Int
    package var text: String

    package init(line: Int, text: String) {
      self.line = line
      self.text = text
    }
  }

  /// One expectation that failed, with its place in the entry.
  package struct Failure: Codable, Equatable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    /// The message with the operands expanded.
    package var message: String

    package init(file: String, line: Int, column: Int, message: String) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
    }
  }
}

extension [VersionRun] {
  /// The runs with the scenes of one version: the newest on which the case holds, or else the
  /// newest that has any. A page draws no others, and they are most of what a run writes down.
  package var keepingShownScenes: [VersionRun] {
    let shown =
      lastIndex { $0.claim == .applies && $0.failures.isEmpty && !$0.traces.isEmpty }
      ?? lastIndex { !$0.traces.isEmpty }
    return indices.map { index in
      var run = self[index]
      if index != shown { run.traces = run.traces.map(\.withoutScenes) }
      return run
    }
  }
}
