/// The verdict on a case, an entry or one version of a case. Only `passes` is good.
///
/// Better ones come before worse ones, so that the worst of several is their maximum.
package enum Verdict: Hashable, Comparable, Sendable {
  /// The model does what the entry says: it is affected where the entry says so, and not where the
  /// entry says not.
  case passes
  /// Left out, with the reason the entry gives.
  case ignored(reason: String)
  /// There is no run of it.
  case notRun
  /// The entry has changed since the run.
  case stale
  /// The model does what the entry says, and so does every broken one: the case is not about it.
  case provesNothing
  /// The model does something else than the entry says.
  case fails
  case doesNotCompile
  /// Began and crashed the test process.
  case crashed
}

// MARK: - Names

extension Verdict {
  /// The kinds in order, from the best to the worst; an ignored one without its reason.
  package static let kinds: [Verdict] = [
    .passes, .ignored(reason: ""), .notRun, .stale, .provesNothing, .fails, .doesNotCompile,
    .crashed,
  ]

  /// How many verdicts there are of each kind, best first; kinds that do not occur are left out.
  package static func counts(of verdicts: [Verdict]) -> [(verdict: Verdict, count: Int)] {
    let counts = Dictionary(verdicts.map { ($0.word, 1) }, uniquingKeysWith: +)
    return kinds.compactMap { kind in counts[kind.word].map { (verdict: kind, count: $0) } }
  }

  /// The words shown to a reader.
  package var label: String {
    switch self {
    case .passes: "passes"
    case .fails: "fails"
    case .ignored: "ignored"
    case .crashed: "crashed"
    case .doesNotCompile: "does not compile"
    case .notRun: "not run"
    case .stale: "stale"
    case .provesNothing: "proves nothing"
    }
  }

  /// One word for file names, CSS classes and JSON: `does-not-compile`.
  package var word: String {
    let (space, hyphen) = (UInt8(ascii: " "), UInt8(ascii: "-"))
    return String(decoding: label.utf8.map { $0 == space ? hyphen : $0 }, as: UTF8.self)
  }

  /// The meaning of the verdict in one sentence.
  package var explanation: String {
    switch self {
    case .passes: "The case ran, and did what the entry says."
    case .fails: "The case ran, and did something other than the entry says."
    case .ignored(let reason):
      reason.isEmpty ? "The entry leaves this out of the run." : "Left out: \(reason)"
    case .crashed: "The case began and crashed the test process."
    case .doesNotCompile: "The case's code does not compile."
    case .notRun: "No run covers this."
    case .stale: "The entry has changed since the run."
    case .provesNothing:
      "The case ran and did what the entry says, but no fault makes it fail."
    }
  }

  package var isGood: Bool { self == .passes }

  /// What a verdict means at a glance.
  package enum Severity: Sendable {
    case good, silent, doubtful, bad, crash
  }

  package var severity: Severity {
    switch self {
    case .passes: .good
    case .ignored, .notRun: .silent
    case .stale, .provesNothing: .doubtful
    case .fails, .doesNotCompile: .bad
    case .crashed: .crash
    }
  }

  /// Whether the case ran, and its code is that of today.
  package var hasRun: Bool {
    switch self {
    case .passes, .provesNothing, .fails, .crashed: true
    case .ignored, .notRun, .stale, .doesNotCompile: false
    }
  }

  /// The reason of an ignored case.
  package var reason: String? {
    guard case .ignored(let reason) = self else { return nil }
    return reason
  }
}
