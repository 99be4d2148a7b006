public import Foundation

/// The queue of operations on the main thread, which belongs to the virtual loop: an operation runs
/// in a later turn.
///
/// Foundation's own waits for a thread that is busy with the test, for ever.
public final class MainOperationQueue: OperationQueue, @unchecked Sendable {
  /// The one queue of its kind, as which `OperationQueue.main` returns it.
  public static let shared = MainOperationQueue()

  private override init() {
    super.init()
    // What belongs to no process, on a thread of its own, goes to Dispatch.
    underlyingQueue = DispatchQueue.main
    maxConcurrentOperationCount = 1
  }

  /// Runs the operation in a later turn of the loop, when those that it depends on have finished.
  public override func addOperation(_ op: Operation) {
    guard let process = AppProcess.ofCaller else { return super.addOperation(op) }
    process.mainOperations.add(op)
    DispatchQueue.main.async { process.mainOperations.run(op) }
  }

  /// Runs the block in a later turn of the loop.
  public override func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Runs the operations in later turns of the loop, or at once for a caller on the main thread that
  /// waits for them.
  public override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  /// Runs the block in a later turn of the loop, after the operations before it.
  public override func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    addOperation(barrier)
  }

  /// Cancels the operations that have not begun.
  public override func cancelAllOperations() {
    AppProcess.ofCaller?.mainOperations.waiting.forEach { $0.cancel() }
    super.cancelAllOperations()
  }

  /// Runs what waits, on the main thread. Work on another queue does not wait: the loop, which waits
  /// for that work, runs the operations after it.
  public override func waitUntilAllOperationsAreFinished() {
    guard let process = AppProcess.ofCaller else {
      return super.waitUntilAllOperationsAreFinished()
    }
    guard DispatchQueue.isMainHere else { return }
    process.mainOperations.runAll()
  }
}

extension OperationQueue {
  /// The queue of the main thread, whose operations run in the turns of the virtual loop.
  public static var main: MainOperationQueue { .shared }
}

extension NotificationCenter {
  /// Calls a closure on a queue for each notification of a name and an object; nil is any.
  ///
  /// On the main queue it is called at once for what is posted on the main thread. Of the
  /// notifications that UIKit posts it hears those of its own process. What identifies the observer
  /// may be left unused, as where the method is imported from Objective-C.
  @discardableResult public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue is MainOperationQueue else {
      return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
    }
    let (process, scope) = (AppProcess.current, NotificationScope())
    return addObserver(forName: name, object: obj, queue: OperationQueue?.none) { note in
      guard scope.hears(note) else { return }
      nonisolated(unsafe) let note = note
      let call = { @Sendable in
        process.call("The observer of \(note.name.rawValue)") { block(note) }
      }
      guard !DispatchQueue.isMainHere else { return call() }
      queue.addOperation { call() }
      queue.waitUntilAllOperationsAreFinished()
    }
  }
}

extension NotificationCenter {
  /// Calls a closure where a notification is posted, which no queue means.
  ///
  /// It hears the notifications of its own process. What identifies the observer may be left unused, as
  /// where the method is imported from Objective-C.
  @discardableResult public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: MainOperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    if let queue {
      return addObserver(forName: name, object: obj, queue: queue as OperationQueue, using: block)
    }
    let scope = NotificationScope()
    return addObserver(forName: name, object: obj, queue: OperationQueue?.none) { note in
      guard scope.hears(note) else { return }
      AppProcess.current.call("The observer of \(note.name.rawValue)") { block(note) }
    }
  }
}

/// Which notifications an observer hears that is made here: those of its own process.
struct NotificationScope: Sendable {
  private let process = AppProcess.current
  /// The process that the code belongs to in whatever task; nil where each task has one of its own.
  private let bound = AppProcess.bound

  /// Whether the observer hears what is posted here. UIKit's notifications are of the process at hand;
  /// of an app's own one hears those of every task that belongs to no other process.
  func hears(_ note: Notification) -> Bool {
    if note.name.rawValue.hasPrefix("UI") { return AppProcess.current === process }
    guard let bound, let poster = AppProcess.bound else { return true }
    return poster === bound
  }
}
