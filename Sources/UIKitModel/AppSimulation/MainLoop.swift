import Foundation

/// The virtual main run loop and its clock.
///
/// There is no wall clock: `run(for:)` takes no time, and the clock jumps from event to event.
@preconcurrency @MainActor public enum MainLoop {
  /// The clock, in seconds since the process began.
  public static var now: TimeInterval { AppProcess.current.loop.now }

  /// Runs turns until nothing is left to do: work, timers, animations, layout.
  ///
  /// Timers that repeat, or that are scheduled on the way, it waits for during twenty seconds of
  /// the clock: an app that polls, or shows a clock, is at rest between two of them.
  ///
  /// A loop that never idles is stopped and reported in ``ConsoleLog``. A run within another one ends
  /// with it at the latest, and lays nothing out while the loop lays out.
  public static func runUntilIdle() { _ = outcomeOfIdling() }

  /// Runs turns until nothing is left to do, and returns whether the loop came to rest.
  package static func outcomeOfIdling() -> RunLoopModel.Outcome {
    let process = AppProcess.current
    let outcome = process.bind {
      ReturnWatch.watching("MainLoop.runUntilIdle()") { process.loop.runUntilIdle() }
    }
    report(outcome, in: process)
    return outcome
  }

  /// Runs the loop for `seconds` of its clock: queued work, work for the main queue, timers,
  /// animations, layout. Work that code gave to other queues by `async` ends before.
  ///
  /// It runs for 16 years at most, and what is further away than that, as `Date.distantFuture` is,
  /// never comes. A time that is negative or not finite counts as none.
  ///
  /// It does not run Swift concurrency: a `Task` on the main actor goes on only when the caller
  /// suspends, as in ``settle()``. Work given to a queue by other methods than
  /// `async(execute:)` and `asyncAfter(deadline:execute:)` with a closure, and callbacks of other
  /// threads, are not waited for either.
  public static func run(for seconds: TimeInterval) {
    let process = AppProcess.current
    let outcome = process.bind {
      ReturnWatch.watching("MainLoop.run(for:)") { process.loop.run(for: seconds) }
    }
    report(outcome, in: process)
  }

  /// Runs the loop until it is idle and the tasks that wait for the main actor have gone on, by
  /// turns, until nothing changes any more.
  ///
  /// Jobs run one after the other in the order they were queued, the same each time, on the main
  /// actor and elsewhere: in other actors, in `nonisolated` functions, in the iterators of streams.
  /// A task that waits for a real clock, a network or a thread of its own may come back later: wait
  /// for it with ``settle(until:)``, or await its value. Tasks that controllers, actions and work
  /// of the loop make belong to the process of the test; one that the test's own body makes has a
  /// process of its own, unless the test's is bound, and no promised order.
  public static func settle() async {
    let process = AppProcess.current
    await process.orderingTasks {
      let start = process.loop.now
      for _ in 0..<Settling.rounds {
        let outcome = process.bind {
          ReturnWatch.watching("MainLoop.settle()") { process.loop.runUntilIdle(since: start) }
        }
        report(outcome, in: process)
        let turns = process.loop.turns
        guard await letTasksGoOn(in: process), outcome == .idle else { return }
        // Work on other queues ends after it has resumed tasks.
        let isDone = process.loop.turns == turns && !process.loop.isWorkWaiting(since: start)
        guard !isDone || process.executor.isBusy else { return }
      }
    }
  }

  /// Settles until a condition holds; returns whether it does within ten seconds of the real clock.
  ///
  /// It gives up later where Swift's threads are busy with other tasks: a task that waits for one
  /// of them is not late by itself.
  @discardableResult public static func settle(
    until condition: @MainActor () -> Bool
  ) async -> Bool {
    let process = AppProcess.current
    let limit = ContinuousClock.now + .seconds(process.loop.patience)
    return await process.orderingTasks {
      for pauses in 0... {
        await settle()
        if condition() { return true }
        let isLate = ContinuousClock.now >= limit && pauses >= Settling.fewestPauses
        guard !isLate, !Task.isCancelled else { break }
        // The pause ends on one of Swift's threads, behind what waits for one.
        try? await Task.sleep(for: Settling.pause)
      }
      return false
    }
  }

  /// Bounds of settling; the model's choice.
  private enum Settling {
    /// How many times tasks go on before they count as those that never rest.
    static let rounds = 1000
    /// How many hops in a row a task of no process can make without work for the loop.
    static let hops = 32
    /// How many times the jobs of a process go on without work for the loop.
    static let turns = 10_000
    static let pause = Duration.milliseconds(1)
    /// The least number of pauses that a condition gets, whatever the time.
    static let fewestPauses = 100
  }

  /// Lets the jobs that wait run, and those that they queue; false if they never end.
  private static func letTasksGoOn(in process: AppProcess) async -> Bool {
    // Unbound, so that the caller's own jobs are none of those that it waits for.
    await AppProcess.$bound.withValue(nil) {
      for _ in 0..<Settling.hops { await Task.yield() }
      for _ in 0..<Settling.turns {
        guard process.executor.isBusy else { return true }
        await Task.yield()
      }
      process.console.log("MainLoop: goes on without tasks that never rest")
      return false
    }
  }

  private static func report(_ outcome: RunLoopModel.Outcome, in process: AppProcess) {
    if process.loop.unendedWork > 0 {
      process.console.log(
        "MainLoop: goes on without unfinished work on other queues (\(process.loop.unendedWork))")
      process.loop.unendedWork = 0
    }
    guard case .neverIdle(let turns, let cause) = outcome else { return }
    let message = "MainLoop: still busy after \(turns) turns, with \(cause.rawValue)"
    // Runs within each other may be given up by the thousand.
    guard process.loop.runDepth > 0 else { return process.console.log(message) }
    process.logOnce("MainLoop, \(cause)", message)
  }
}
