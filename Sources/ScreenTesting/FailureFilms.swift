#if !canImport(UIKit)
  public import Testing

  /// A trait that attaches to each failure of a test what the screen showed, and what led there.
  ///
  ///     @Suite(.filmsFailures) @MainActor struct ReadingListTests { … }
  ///
  /// A verb of a ``Screen`` that cannot do what it says attaches its film without this; the trait
  /// does the same for `#expect` and whatever else fails. It shows the screen that was made last,
  /// as long as the test keeps it, as in a property of the suite.
  public struct FailureFilms: SuiteTrait, TestTrait, TestScoping {
    /// Each test of a suite films its own failures.
    public var isRecursive: Bool { true }

    /// Runs a test and attaches a film to what fails in it.
    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      let screens = ShownScreens()
      let watching = IssueHandlingTrait.compactMapIssues { issue in
        screens.attachFilm(of: issue)
        return issue
      }
      try await ShownScreens.$current.withValue(screens) {
        try await watching.provideScope(for: test, testCase: testCase, performing: function)
      }
    }
  }

  extension Trait where Self == FailureFilms {
    /// Attaches to each failure what the screen showed, and what led there.
    public static var filmsFailures: Self { Self() }
  }
#endif
