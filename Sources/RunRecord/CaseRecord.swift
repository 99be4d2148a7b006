package import Drawings

/// The record of one case that ran on every version it claims.
///
/// It is the attachment `gotcha-case.json` of its test. A record with `phase` `started` is attached
/// before the body runs, so that a case that ends the process is known by its id.
package struct CaseRecord: Equatable, Sendable {
  package static let attachmentName = "gotcha-case"
  package static let currentSchema = 3

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
  /// Why the process ended before the case did; nil when that is not known.
  package var endReason: String?
  /// Which broken tables make the case fail; nil when that has not been tried.
  package var proof: CaseProof?

  package init(
    phase: Phase, entry: String, caseID: String, contentHash: String, source: String? = nil,
    runs: [VersionRun] = [], endReason: String? = nil, proof: CaseProof? = nil
  ) {
    self.schema = Self.currentSchema
    self.phase = phase
    self.entry = entry
    self.caseID = caseID
    self.contentHash = contentHash
    self.source = source
    self.runs = runs
    self.endReason = endReason
    self.proof = proof
  }
}

extension CaseRecord {
  package var id: CaseID { CaseID(entry: entry, slug: caseID) }
}

extension [CaseRecord] {
  /// Whether a case began more often than it finished.
  package var hasUnfinished: Bool {
    count { $0.phase == .started } > count { $0.phase == .finished }
  }
}

/// The run of one case on one version.
package struct VersionRun: Equatable, Sendable {
  /// The version; nil for an entry that is about no versions.
  package var version: Version?
  /// What the entry, or the case for itself, claims of this version.
  package var claim: Claim
  /// What failed; empty when every expectation was met.
  package var failures: [Failure]
  /// The traces recorded, one for each `trace` block and one for what followed the last.
  package var traces: [Trace]
  /// Set when the case was not run, with the reason.
  package var ignored: String?
  /// What the code did where the entry has an expected text; nil when the entry has none.
  package var answers: [Answer]?
  /// Where the content of the case's tables was over time; nil when none moved.
  package var curves: [ScrollCurve]?
  /// What was seen, in the order in which the ways ran; nil on the versions that no page shows, and
  /// when nothing was on a screen.
  package var films: [Film]?
  /// How the wrong half of a pair misbehaved; nil for a case that is no pair.
  package var misbehavior: Misbehavior?

  package init(
    version: Version?, claim: Claim, failures: [Failure] = [], traces: [Trace] = [],
    ignored: String? = nil, answers: [Answer]? = nil, curves: [ScrollCurve]? = nil,
    films: [Film]? = nil, misbehavior: Misbehavior? = nil
  ) {
    self.version = version
    self.claim = claim
    self.failures = failures
    self.traces = traces
    self.ignored = ignored
    self.answers = answers
    self.curves = curves
    self.films = films
    self.misbehavior = misbehavior
  }

  /// What the wrong half of a pair did that the right one does not.
  package struct Misbehavior: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// It failed an expectation that both halves share.
      case expectation
      /// It raised an exception or threw an error.
      case exception
      /// It printed a message to the console.
      case message
    }

    package var kind: Kind
    /// The line of the expectation, of the block that raised, or of the case's heading.
    package var line: Int
    /// The failure's message, the exception's reason, or what was printed.
    package var text: String

    package init(kind: Kind, line: Int, text: String) {
      self.kind = kind
      self.line = line
      self.text = text
    }
  }

  /// What the code of one block did: a trace in its text form, the reason of an exception, or the
  /// compiler's message.
  package struct Answer: Codable, Hashable, Sendable {
    /// The line of the fence of the block with the expected text.
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

extension VersionRun {
  /// Whether a page draws the run if it is the newest such one.
  package var isShown: Bool {
    claim == .affected && failures.isEmpty && (!traces.isEmpty || films != nil)
  }
}

extension FilmWords {
  fileprivate init?(_ films: [Film]) {
    self.init(films, wrongWay: Trace.wrongWay, rightWay: Trace.rightWay)
  }
}

extension [VersionRun] {
  /// The runs with shortened traces, and with the films that a page shows: of the newest version on
  /// which the case passes, or else the newest that has any; and of each kind of others, of which
  /// something else is said, the newest. Films are most of what a run writes down.
  package var keepingShownFilms: [VersionRun] {
    let shown = lastIndex(where: \.isShown) ?? lastIndex { $0.films != nil }
    let films = shown.flatMap { self[$0].films } ?? []
    var known: Set<FilmWords> = FilmWords(films).map { [$0] } ?? []
    return indices.reversed().map { index in
      var run = self[index]
      run.traces = run.traces.map(\.shortened)
      if index != shown {
        let words = run.films.flatMap { $0 == films ? nil : FilmWords($0) }
        if words.map({ known.insert($0).inserted }) != true { run.films = nil }
      }
      return run
    }.reversed()
  }
}
