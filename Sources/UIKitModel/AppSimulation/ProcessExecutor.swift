import CSwiftCall
import Foundation

/// Runs the tasks of a process in one order, the same each time.
///
/// Swift's runtime runs what leaves the main actor on a pool of threads: other actors, functions
/// that are `nonisolated`, `Task.yield()`, the next element of an `AsyncStream`. It comes back as
/// its thread is scheduled. Here such a job waits in the main queue behind those that came before
/// it; when it is its turn it runs on a thread of its own, and the main queue waits for it. That is
/// so while the process settles; at other times the pool has it.
///
/// The runtime's hooks give the process's tasks this executor for the main actor, and their other
/// jobs. A job belongs to a process if the task that makes it or goes on is bound to one, or if it
/// comes from a job that belongs to it.
final class ProcessExecutor: SerialExecutor, @unchecked Sendable {
  private struct State {
    var waiting = 0
    var settlers = 0
    var isKept = false
  }

  private weak var process: AppProcess?
  private let elsewhere = ElsewhereExecutor()
  private let lock = NSLock()
  private var state = State()

  /// Whether jobs wait for their turn.
  var isBusy: Bool { lock.withLock { state.waiting > 0 } }

  /// Orders the jobs of a process.
  func begin(for process: AppProcess) {
    self.process = process
    elsewhere.main = self
  }

  // MARK: Settling

  /// Orders all jobs of the process until as many calls of ``endOrdering()``.
  func beginOrdering() { lock.withLock { state.settlers += 1 } }

  func endOrdering() { lock.withLock { state.settlers -= 1 } }

  private var isOrdering: Bool { lock.withLock { state.settlers > 0 } }

  // MARK: Jobs

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    keep()
    submit { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Takes a job that is not for the main actor; false if the pool has to run it.
  fileprivate func take(_ job: UnownedJob) -> Bool {
    guard isOrdering else { return false }
    keep()
    submit {
      let end = DispatchSemaphore(value: 0)
      // Dispatch has a thread for it only when other work leaves one.
      Thread.detachNewThread {
        self.owning { job.runSynchronously(on: self.elsewhere.asUnownedSerialExecutor()) }
        end.signal()
      }
      guard let process = self.process,
        end.wait(timeout: .now() + process.loop.patience) == .timedOut
      else { return }
      process.console.log(
        "MainLoop: goes on without a task that has been busy outside of the main actor for "
          + "\(process.loop.patience) seconds")
    }
    return true
  }

  /// Runs `body` in the main queue, after what was submitted before.
  private func submit(_ body: @escaping @Sendable () -> Void) {
    lock.withLock { state.waiting += 1 }
    DispatchQueue.main.async(group: nil) {
      self.lock.withLock { self.state.waiting -= 1 }
      self.owning(body)
    }
  }

  /// Has the jobs that `body` makes belong to the process.
  private func owning(_ body: () -> Void) {
    let previous = swift_call_owner()
    swift_call_set_owner(Unmanaged.passUnretained(self).toOpaque())
    body()
    swift_call_set_owner(previous)
  }

  /// Lives on from the first job: a task refers to its executor without retaining it.
  private func keep() {
    let isFirst = lock.withLock {
      defer { state.isKept = true }
      return !state.isKept
    }
    if isFirst { _ = Unmanaged.passRetained(self) }
  }

  // MARK: Isolation

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func isIsolatingCurrentContext() -> Bool? { DispatchQueue.isMainHere }

}

/// The executor of a process's jobs that are not for the main actor.
private final class ElsewhereExecutor: SerialExecutor, @unchecked Sendable {
  weak var main: ProcessExecutor?

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard main?.take(job) != true else { return }
    swift_call_enqueue(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

// MARK: - The runtime's hooks

extension ProcessExecutor {
  /// Sets the hooks, once; not on Apple's systems, where it is untested.
  static let hooks: Void = {
    #if !canImport(Darwin)
      swift_call_set_hooks(
        { job in
          ProcessExecutor.present?.take(unsafeBitCast(job, to: UnownedJob.self)) ?? false
        },
        {
          ProcessExecutor.present?.reference
            ?? swift_call_executor(identity: nil, implementation: 0)
        },
        ProcessExecutor().reference.implementation)
    #endif
  }()

  /// The executor as the runtime passes it.
  private var reference: swift_call_executor {
    unsafeBitCast(asUnownedSerialExecutor(), to: swift_call_executor.self)
  }

  /// The executor of the process that the running code belongs to.
  private static var present: ProcessExecutor? {
    if let process = AppProcess.bound { return process.executor }
    return swift_call_owner().map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }
}
