#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Waiting

  extension Screen {
    /// Lets the clock of the screen run for some seconds, for what comes later: a timer, a delayed
    /// call, an animation.
    ///
    /// It does not run Swift concurrency; ``settle()`` does.
    public func wait(
      for seconds: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard seconds.isFinite, seconds >= 0 else {
        return fail("No test can wait for \(seconds) seconds", sourceLocation)
      }
      perform(sourceLocation, waits: false) { MainLoop.run(for: seconds) }
    }

    /// Waits until the screen rests and the app's tasks have gone on, by turns, until nothing
    /// changes any more.
    ///
    /// Tasks of the app, those that its controllers, actions and other tasks make, go on in the
    /// order they were queued, the same each time, on the main actor and elsewhere: `Task.yield()`,
    /// streams, `nonisolated` functions and other actors keep it. Tasks that other dispatch queues
    /// resume have gone on, too, in any order. For a task that waits for a real clock, a network or
    /// a thread of its own, see ``settle(until:_:sourceLocation:)``.
    public func settle() async {
      await orderingTasks { await MainLoop.settle() }
    }

    /// Settles until a condition holds; it is an issue when it does not within ten seconds of the
    /// real clock.
    public func settle(
      until condition: @MainActor () -> Bool, _ comment: Comment? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      let isMet = await orderingTasks { await MainLoop.settle(until: condition) }
      guard !isMet else { return }
      fail(comment?.rawValue ?? "The condition did not come to hold", sourceLocation)
    }

    /// Awaits `body` as code of the app on the screen.
    ///
    /// Binding leaves the main actor, which lets tasks go on: the order begins before.
    private func orderingTasks<Result>(_ body: () async -> Result) async -> Result {
      await process.orderingTasks {
        await AppProcess.$bound.withValue(process) {
          await SystemVersion.$current.withValue(system) { await body() }
        }
      }
    }
  }
#endif
