import GotchaVerdicts

/// The sentence beside an entry's verdict: the result of its one case, or counts of its cases.
struct VerdictSentence {
  var verdict: EntryVerdict

  var text: String {
    switch verdict.cases.count {
    case 0: "This entry is a note without a test."
    case 1: verdict.cases[0].verdict.explanation
    case let count: counts.count == 1 ? uniform(count) : mixed(count)
    }
  }

  /// How many cases have each verdict, from the best to the worst.
  private var counts: [(verdict: Verdict, count: Int)] {
    Verdict.counts(of: verdict.cases.map(\.verdict))
  }

  private func uniform(_ count: Int) -> String {
    let cases = count == 2 ? "Both cases" : "All \(count) cases"
    return "\(cases) \(counts[0].verdict.verb(for: count))."
  }

  private func mixed(_ count: Int) -> String {
    let parts = counts.map { "\($0.count) \($0.verdict.verb(for: $0.count))" }
    return "Of \(count) cases, \(parts.joinedInWords)."
  }
}

extension Verdict {
  /// What is true of the entries that have it, which is the worst verdict of their cases.
  var ofEntries: String {
    switch self {
    case .passes: "Every case of these entries ran, and did what they say."
    case .fails: "A case of these entries ran, and did something other than described."
    case .ignored: "A case of these entries is left out of the run."
    case .crashed: "A case of these entries began and took the process down."
    case .doesNotCompile: "A case of these entries does not compile."
    case .notRun: "No run covers a case of these entries."
    case .stale: "These entries have changed since the run."
    case .provesNothing: "A case of these entries fails on no faulty table."
    }
  }

  /// The verb that follows one case, or the name of a run of it.
  var verb: String { verb(for: 1) }

  /// The verb that follows a number of cases.
  fileprivate func verb(for count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .passes: isOne ? "passes" : "pass"
    case .fails: isOne ? "fails" : "fail"
    case .ignored: isOne ? "is left out of the run" : "are left out of the run"
    case .crashed: "took the process down"
    case .doesNotCompile: isOne ? "does not compile" : "do not compile"
    case .notRun: isOne ? "has not been run" : "have not been run"
    case .stale: isOne ? "has changed since its run" : "have changed since their run"
    case .provesNothing: isOne ? "proves nothing" : "prove nothing"
    }
  }
}
