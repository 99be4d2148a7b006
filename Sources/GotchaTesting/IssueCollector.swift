import Synchronization
import Testing

/// Takes the issues of a case while it runs on one version, so that they can be reported by
/// version.
final class IssueCollector: Sendable {
  private struct State {
    var issues: [Issue] = []
    var isOpen = true
  }

  private let state = Mutex(State())
  private let owns: @Sendable (SourceLocation) -> Bool

  /// A collector that leaves issues at other places than those that it owns where they are.
  init(owns: @escaping @Sendable (SourceLocation) -> Bool) {
    self.owns = owns
  }

  /// The issues so far.
  var issues: [Issue] { state.withLock(\.issues) }

  /// Runs `body` and takes what it records, also in the tasks it starts. What those record later
  /// stays an issue of the test.
  @MainActor func collect(_ body: @escaping @MainActor @Sendable () async -> Void) async {
    defer { state.withLock { $0.isOpen = false } }
    guard let test = Test.current else { return await body() }
    let trait = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.sourceLocation.map(self.owns) ?? true else { return issue }
      return self.state.withLock { state in
        guard state.isOpen else { return issue }
        state.issues.append(issue)
        return nil
      }
    }
    do {
      try await trait.provideScope(for: test, testCase: Test.Case.current) { await body() }
    } catch {
      Issue.record(error)
    }
  }
}
