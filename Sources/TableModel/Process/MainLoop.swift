import Foundation

/// The virtual main run loop and its clock.
///
/// There is no wall clock: `run(for:)` takes no time, and the clock jumps from event to event.
@preconcurrency @MainActor public enum MainLoop {
  /// The clock, in seconds since the process began.
  public static var now: TimeInterval { AppProcess.current.loop.now }

  /// Runs turns until nothing is left to do: work, timers, animations, layout.
  ///
  /// A loop that never idles is stopped and reported in ``ConsoleLog``.
  public static func runUntilIdle() {
    let process = AppProcess.current
    report(process.loop.runUntilIdle(), in: process)
  }

  /// Runs the loop for `seconds` of its clock.
  public static func run(for seconds: TimeInterval) {
    let process = AppProcess.current
    report(process.loop.run(for: seconds), in: process)
  }

  private static func report(_ outcome: RunLoopModel.Outcome, in process: AppProcess) {
    if case .neverIdle(let turns, let cause) = outcome {
      process.console.log("MainLoop: still busy after \(turns) turns, with \(cause.rawValue)")
    }
  }
}
