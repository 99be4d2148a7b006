import Synchronization
import Testing

/// Issues that a test of a suite with the trait `expectedIssues` wants to see.
final class ExpectedIssues: Sendable {
  @TaskLocal static var current: ExpectedIssues?

  private let recorded = Mutex<[Issue]>([])
  var issues: [Issue] { recorded.withLock(\.self) }

  func add(_ issue: Issue) { recorded.withLock { $0.append(issue) } }
}

extension Trait where Self == IssueHandlingTrait {
  /// Keeps from the report what a test expects.
  static var expectedIssues: Self {
    .compactMapIssues { issue in
      guard let expected = ExpectedIssues.current else { return issue }
      expected.add(issue)
      return nil
    }
  }
}

extension Issue {
  /// The issues that `body` records, which do not fail the test.
  @MainActor static func recorded(by body: () -> Void) -> [Issue] {
    let expected = ExpectedIssues()
    ExpectedIssues.$current.withValue(expected, operation: body)
    return expected.issues
  }

  /// The text that it was recorded with.
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
