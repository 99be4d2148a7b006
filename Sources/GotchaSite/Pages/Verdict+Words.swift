import GotchaVerdicts

extension Verdict {
  /// What is true of the entries that have it, which is the worst verdict of their cases.
  var ofEntries: String {
    switch self {
    case .passes: "Every case of these entries ran, and did what they say."
    case .fails: "A case of these entries ran, and did something other than described."
    case .ignored: "A case of these entries is left out of the run."
    case .crashed: "A case of these entries began and crashed the test process."
    case .doesNotCompile: "A case of these entries does not compile."
    case .notRun: "No run covers a case of these entries."
    case .stale: "These entries have changed since the run."
    case .provesNothing: "No fault makes a case of these entries fail."
    }
  }

  /// The verb that follows one case, or the name of a run of it.
  var verb: String { verb(for: 1) }

  /// The verb that follows a number of cases.
  private func verb(for count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .passes: isOne ? "passes" : "pass"
    case .fails: isOne ? "fails" : "fail"
    case .ignored: isOne ? "is left out of the run" : "are left out of the run"
    case .crashed: "crashed the test process"
    case .doesNotCompile: isOne ? "does not compile" : "do not compile"
    case .notRun: isOne ? "has not been run" : "have not been run"
    case .stale: isOne ? "has changed since its run" : "have changed since their run"
    case .provesNothing: isOne ? "proves nothing" : "prove nothing"
    }
  }

  /// What follows a number of cases or entries in a status: `pass`, `crashed`, `not run`.
  func statusVerb(for count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .passes: isOne ? "passes" : "pass"
    case .fails: isOne ? "fails" : "fail"
    case .doesNotCompile: isOne ? "does not compile" : "do not compile"
    case .provesNothing: isOne ? "proves nothing" : "prove nothing"
    case .ignored, .crashed, .notRun, .stale: label
    }
  }
}
