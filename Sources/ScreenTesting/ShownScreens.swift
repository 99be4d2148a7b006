#if !canImport(UIKit)
  import TableModel
  import Testing

  /// The screens that a test shows.
  final class ShownScreens: Sendable {
    /// Those of the test that runs, if it films its failures.
    @TaskLocal static var current: ShownScreens?

    @MainActor private weak var last: Screen?

    @MainActor func add(_ screen: Screen) { last = screen }

    /// Does nothing for a failure of the screen itself, which attaches the film, and away from the
    /// main thread, where no screen can be read.
    func attachFilm(of issue: Issue) {
      guard DispatchQueue.isMainHere else { return }
      MainActor.assumeIsolated {
        guard let last, !last.isFailing else { return }
        // The kind of the issue is at its end, in parentheses.
        let text = "\(issue)".replacing(" (\(issue.severity))", with: "")
        last.attachFilm(text, issue.sourceLocation ?? last.origin)
      }
    }
  }
#endif
