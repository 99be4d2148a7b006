import RunRecord
import Testing

/// The issues of a case: each once, with the versions on which it came up.
struct IssueReport {
  /// What the versions of a run are versions of: only those of iOS can be run on.
  static let system = "iOS"

  /// In the order in which they came up first.
  private(set) var items: [FailureGroup] = []

  /// - Parameters:
  ///   - runs: The runs of the case, by version, the oldest first.
  ///   - heading: What failed where a version that is not affected meets every expectation.
  init(_ runs: [VersionRun], heading: VersionRun.Failure) {
    for run in runs {
      let failures =
        switch run.claim {
        case .affected: run.failures
        case .notAffected: run.failures.isEmpty ? [heading] : []
        }
      for failure in failures { FailureGroup.add(failure, on: run.version, to: &items) }
    }
  }

  /// Records them, at their places in the entry.
  func record() {
    for item in items {
      Issue.record(
        Comment(rawValue: item.message(of: Self.system)),
        sourceLocation: SourceLocation.inEntry(
          item.failure.file, line: item.failure.line, column: item.failure.column))
    }
  }
}
