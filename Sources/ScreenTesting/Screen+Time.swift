#if !canImport(UIKit)
  public import Foundation
  import TableModel
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
        return fail("Nobody can wait for \(seconds) seconds", sourceLocation)
      }
      perform(sourceLocation, waits: false) { MainLoop.run(for: seconds) }
    }

    /// Waits until the screen rests and the tasks that wait for the main actor have gone on, by
    /// turns, until nothing changes any more.
    ///
    /// Tasks of the app on the main actor and what they `await` there go on in the order they were
    /// queued. Several tasks that each iterate an `AsyncStream` have been seen to interleave
    /// differently on a busy machine. For a task that waits for another
    /// actor, a real clock or a network, see ``settle(until:_:sourceLocation:)``.
    public func settle() async {
      await AppProcess.$bound.withValue(process) {
        await SystemVersion.$current.withValue(system) { await MainLoop.settle() }
      }
    }

    /// Settles until a condition holds; it is an issue when it does not within ten seconds of the
    /// real clock.
    public func settle(
      until condition: @MainActor () -> Bool, _ comment: Comment? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      let isMet = await AppProcess.$bound.withValue(process) {
        await SystemVersion.$current.withValue(system) {
          await MainLoop.settle(until: condition)
        }
      }
      guard !isMet else { return }
      fail(comment?.rawValue ?? "The condition did not come to hold", sourceLocation)
    }
  }
#endif
