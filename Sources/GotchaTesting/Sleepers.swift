import CSwiftCall
import Foundation

/// What sleeps for a time in a program of cases, or is busy, and might fail later: tasks, whoever has made
/// them, and threads.
///
/// Cases run there one after the other. Under `swift test` others run beside them, and sleep as well.
enum Sleepers {
  /// How long a case is watched after its end, in seconds. What takes longer is to be awaited, or to use
  /// the virtual clock.
  static let longestWatch = 3.0

  /// Whether what cases leave behind is watched in this program.
  private static var isWatching: Bool { CaseTimeLimit.seconds != nil }

  /// What sleeps before a case begins, left behind by another.
  struct Others {
    fileprivate var threads = 0
    fileprivate var areTasks = false
  }

  /// Notes what sleeps already.
  @MainActor static func others() -> Others {
    guard isWatching else { return Others() }
    CaseSystems.current.begin()
    return Others(threads: Int(swift_call_active_threads()), areTasks: swift_call_next_wake() > 0)
  }

  /// Waits until nothing sleeps that a case has made; false if something still does after
  /// ``longestWatch``.
  @MainActor static func settle(beside others: Others) async -> Bool {
    guard isWatching else { return true }
    let limit = ContinuousClock.now + .seconds(longestWatch)
    // What wakes needs a moment to come to what it expects.
    let moment = Duration.milliseconds(10)
    while true {
      // A task that waits for its turn neither sleeps nor is busy: all that were made before this one
      // have begun when it has.
      await Task.detached(priority: .background) {}.value
      let wake = swift_call_next_wake()
      guard wake > 0 || Int(swift_call_active_threads()) > others.threads else { return true }
      guard .now + .seconds(wake) < limit else { return others.areTasks }
      try? await Task.sleep(for: .seconds(wake) + moment)
    }
  }
}
