import RunRecord
import Testing

/// The issues of a case: each once, with the versions on which it came up.
struct IssueReport {
  /// One thing that contradicts the claim of some versions.
  struct Item: Equatable {
    var failure: VersionRun.Failure
    var versions: [String]

    /// The text of the issue: `on iOS 8, 9: Expectation failed: …`; without versions for a case that is
    /// about none.
    var message: String {
      let names = versions.filter { !$0.isEmpty }.joined(separator: ", ")
      return names.isEmpty ? failure.message : "on iOS \(names): \(failure.message)"
    }
  }

  /// In the order in which they came up first.
  private(set) var items: [Item] = []

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
      for failure in failures { add(failure, run.version) }
    }
  }

  private mutating func add(_ failure: VersionRun.Failure, _ version: String) {
    guard let index = items.firstIndex(where: { $0.failure == failure }) else {
      return items.append(Item(failure: failure, versions: [version]))
    }
    if items[index].versions.last != version { items[index].versions.append(version) }
  }

  /// Records them, at their places in the entry.
  func record() {
    for item in items {
      Issue.record(
        Comment(rawValue: item.message),
        sourceLocation: SourceLocation.inEntry(
          item.failure.file, line: item.failure.line, column: item.failure.column))
    }
  }
}
