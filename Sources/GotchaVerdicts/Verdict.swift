/// What a run says about a case, an entry or one version of a case. Only `holds` and `changed`
/// are good.
package enum Verdict: Hashable, Sendable {
  /// True on every version the entry claims.
  case holds
  /// Documented not to hold any more, and does not.
  case changed
  /// Contradicts the entry.
  case broken
  /// Left out, with the reason the entry gives.
  case ignored(reason: String)
  /// Began and took the process down.
  case crashed
  case doesNotCompile
  /// No run says anything about it.
  case notRun
  /// The entry has changed since the run.
  case stale
}

// MARK: - Names

extension Verdict {
  /// The kinds in order, from the best to the worst; an ignored one without its reason.
  package static let kinds: [Verdict] = [
    .holds, .changed, .ignored(reason: ""), .notRun, .stale, .broken, .doesNotCompile, .crashed,
  ]

  /// The words shown to a reader.
  package var label: String {
    switch self {
    case .holds: "holds"
    case .changed: "changed"
    case .broken: "broken"
    case .ignored: "ignored"
    case .crashed: "crashed"
    case .doesNotCompile: "does not compile"
    case .notRun: "not run"
    case .stale: "stale"
    }
  }

  /// One word for file names, CSS classes and JSON: `does-not-compile`.
  package var word: String {
    switch self {
    case .doesNotCompile: "does-not-compile"
    case .notRun: "not-run"
    default: label
    }
  }

  /// One sentence that says what the verdict means.
  package var explanation: String {
    switch self {
    case .holds: "The case ran, and the entry is right."
    case .changed: "The entry says this no longer holds, and it does not."
    case .broken: "The case ran, and contradicts the entry."
    case .ignored(let reason):
      reason.isEmpty ? "The entry leaves this out of the run." : "Left out: \(reason)"
    case .crashed: "The case began and took the process down."
    case .doesNotCompile: "The case's code does not compile."
    case .notRun: "No run has said anything about this."
    case .stale: "The entry has changed since the run."
    }
  }

  package var isGood: Bool { self == .holds || self == .changed }

  /// The reason of an ignored case.
  package var reason: String? {
    guard case .ignored(let reason) = self else { return nil }
    return reason
  }
}

// MARK: - Comparable

extension Verdict: Comparable {
  /// Better before worse, so that the worst of several is their maximum.
  package static func < (left: Verdict, right: Verdict) -> Bool {
    (left.rank, left.reason ?? "") < (right.rank, right.reason ?? "")
  }

  private var rank: Int {
    switch self {
    case .holds: 0
    case .changed: 1
    case .ignored: 2
    case .notRun: 3
    case .stale: 4
    case .broken: 5
    case .doesNotCompile: 6
    case .crashed: 7
    }
  }
}
