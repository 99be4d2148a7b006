import Foundation
import Synchronization

/// The processes that this one has started and waits for, so that they end with it.
package enum RunningProcesses {
  /// How often a watched process is looked at, in seconds.
  private static let lookInterval = 1.0
  private static let running = Mutex<[ObjectIdentifier: Process]>([:])

  /// Starts the process and returns when it has ended. `waitUntilExit` looks every 50 ms only on
  /// Linux, which is longer than many programs run.
  ///
  /// - Parameter pulse: Watches the process, which is killed with all that it has started when it
  ///   is silent for too long.
  /// - Returns: Whether it was killed for that.
  @discardableResult static func runToEnd(
    _ process: Process, pulse: PulseWatch? = nil
  ) throws -> Bool {
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    let id = ObjectIdentifier(process)
    try running.withLock { running in
      try process.run()
      running[id] = process
    }
    var (pulse, isKilled) = (pulse, false)
    while end.wait(timeout: pulse == nil ? .distantFuture : .now() + lookInterval) == .timedOut {
      guard !isKilled, pulse?.isSilent() == true else { continue }
      isKilled = true
      // The program leads a group of its own.
      kill(-process.processIdentifier, SIGKILL)
      kill(process.processIdentifier, SIGKILL)
    }
    running.withLock { $0[id] = nil }
    return isKilled
  }

  /// Ends every process that is waited for, with all that it has started: a build leaves its
  /// compilers behind when only it is ended.
  ///
  /// Whoever waits for a process waits on: cases that have ended are not run again meanwhile.
  ///
  /// - Parameter exit: Ends this process.
  package static func terminateAll(then exit: () -> Never) -> Never {
    running.withLock { running in
      let all = ProcessTree.descendants(of: getpid())
      for process in running.values { process.terminate() }
      ProcessTree.end(all)
      exit()
    }
  }
}
