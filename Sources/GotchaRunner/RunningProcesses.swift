import Foundation
import Synchronization

/// The processes that this one has started and waits for, so that they end with it.
package enum RunningProcesses {
  private static let running = Mutex<[ObjectIdentifier: Process]>([:])

  /// Starts the process and returns when it has ended. `waitUntilExit` looks every 50 ms only on
  /// Linux, which is longer than many programs run.
  static func runToEnd(_ process: Process) throws {
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    let id = ObjectIdentifier(process)
    try running.withLock { running in
      try process.run()
      running[id] = process
    }
    end.wait()
    running.withLock { $0[id] = nil }
  }

  /// Ends every process that is waited for, with all that it has started: a build leaves its
  /// compilers behind when only it is ended.
  package static func terminateAll() {
    let all = ProcessTree.descendants(of: getpid())
    for process in running.withLock({ Array($0.values) }) { process.terminate() }
    ProcessTree.end(all)
  }
}
