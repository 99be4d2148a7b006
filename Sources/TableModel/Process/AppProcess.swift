import Foundation

/// What UIKit keeps once for a whole process: the main loop, the console, the screen, warnings
/// that are given only once.
///
/// Every task has one of its own, so that tests run in parallel and in any order without seeing
/// each other. A child task inherits what is bound with `$bound`; without a binding the process
/// belongs to the task that first asked. Views remember the process they were made in.
package final class AppProcess: @unchecked Sendable {
  @TaskLocal package static var bound: AppProcess?

  package let loop = RunLoopModel()
  package let console = Console()
  var screen: UIScreen?
  /// Names of the warnings that were given and are given only once.
  var givenWarnings: Set<String> = []
  /// The innermost `UIKitException.caught`, if one is running.
  var catchers: [ExceptionCatcher] = []
  var animation: AnimationContext?
  var areAnimationsEnabled = true
  /// The responder that gets the keyboard.
  weak var firstResponder: UIResponder?

  package init() {}

  package static var current: AppProcess {
    bound ?? TaskProcesses.shared.process(of: TaskProcesses.currentTask)
  }
}

/// The processes of tasks that bound none.
private final class TaskProcesses: @unchecked Sendable {
  static let shared = TaskProcesses()

  /// How many tasks without a binding keep their process; the oldest is forgotten first.
  private static let capacity = 256

  private let lock = NSLock()
  private var processes: [UInt64: AppProcess] = [:]
  private var order: [UInt64] = []

  /// The identity of the running task; zero outside of any.
  static var currentTask: UInt64 {
    withUnsafeCurrentTask { task in
      guard let task else { return 0 }
      return taskIdentifier(unsafeBitCast(task, to: UnsafeRawPointer.self))
    }
  }

  func process(of task: UInt64) -> AppProcess {
    lock.withLock {
      if let known = processes[task] { return known }
      let process = AppProcess()
      processes[task] = process
      order.append(task)
      if order.count > Self.capacity { processes[order.removeFirst()] = nil }
      return process
    }
  }
}

/// The number the Swift runtime gives a task; never used twice, unlike its address.
@_silgen_name("swift_task_getJobTaskId")
private func taskIdentifier(_ task: UnsafeRawPointer) -> UInt64
