import CSwiftCall
import Foundation
import Synchronization

/// Ends the process when a call on the main thread does not return, and says what it waits for.
///
/// A thread that waits for itself cannot be freed, and no time limit of a test ends it: they all
/// wait for the main actor.
package final class ReturnWatch: Sendable {
  /// For how many seconds a call may wait, or compute, until it counts as one that never returns;
  /// the model's choice, far above ``RunLoopModel/patience``. The environment variable
  /// `SCREEN_TIME_LIMIT` has another.
  package static let defaultLimit: TimeInterval = 60
  package static let limitVariable = "SCREEN_TIME_LIMIT"
  /// What the `timeout` command of the GNU core utilities ends with.
  package static let exitCode: Int32 = 124

  /// How often the watch looks, in seconds. It counts its looks and not the time, so that a process
  /// that a debugger holds does not grow older.
  private static let interval: TimeInterval = 0.5

  private static let shared = ReturnWatch()

  /// A call that has not returned.
  private struct Call {
    let name: String
    let thread: UInt64
    /// What the thread had used of the processor at the last look, and at first, in seconds.
    var used: TimeInterval
    let usedBefore: TimeInterval
    /// For how long the thread has waited, in seconds.
    var waited: TimeInterval = 0
  }

  private let call = Mutex<Call?>(nil)
  private let limit: TimeInterval

  private init() {
    let given = ProcessInfo.processInfo.environment[Self.limitVariable].flatMap(TimeInterval.init)
    limit = given.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? Self.defaultLimit
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: Self.interval)
        look()
      }
    }
  }

  /// Runs `body`, which has to return within the limit; of calls inside each other the outermost is
  /// watched.
  ///
  /// - Parameter name: What is called, and where.
  @MainActor package static func watching<Result>(
    _ name: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    guard shared.call.withLock({ $0 == nil }) else { return try body() }
    let thread = swift_call_thread()
    let used = swift_call_thread_time(thread)
    let call = Call(name: name(), thread: thread, used: used, usedBefore: used)
    shared.call.withLock { $0 = call }
    defer { shared.call.withLock { $0 = nil } }
    return try body()
  }

  /// Looks whether the call still waits or still computes.
  private func look() {
    let late = call.withLock { call -> (Call, String)? in
      guard var current = call else { return nil }
      let used = swift_call_thread_time(current.thread)
      let isWaiting = used == current.used && swift_call_thread_sleeps(current.thread)
      current.waited = isWaiting ? current.waited + Self.interval : 0
      current.used = used
      call = current
      if current.waited >= limit { return (current, "it waits") }
      return used - current.usedBefore >= limit ? (current, "it computes") : nil
    }
    guard let (call, what) = late else { return }
    let frames = ThreadStack(of: call.thread).functions
    let place = frames.isEmpty ? "" : " in \(frames.joined(separator: ", called by "))"
    let message =
      "\(call.name) has not returned for \(limit) seconds: \(what)\(place). "
      + "The main thread can do nothing else meanwhile, so the test ends here; "
      + "\(Self.limitVariable) sets another limit\n"
    FileHandle.standardError.write(Data(message.utf8))
    _exit(Self.exitCode)
  }
}
