import Foundation
import Synchronization
import Testing
import UIKitModel

/// Operations and observers of the main queue run in the virtual loop; nothing waits for the thread
/// that is busy with the test.
@MainActor struct MainQueueTests {
  private let name = Notification.Name("MainQueueTests")
  private let center = NotificationCenter()
  private let calls = Calls()

  /// What was called, in its order.
  private final class Calls: Sendable {
    private let names = Mutex<[String]>([])

    func note(_ name: String) { names.withLock { $0.append(name) } }
    var noted: [String] { names.withLock(\.self) }
  }

  private var noted: [String] { calls.noted }

  @Test func `an observer on the main queue is called within the post`() {
    let token = center.addObserver(forName: name, object: nil, queue: .main) { [calls] in
      calls.note($0.name.rawValue)
    }
    center.post(name: name, object: nil)
    #expect(noted == ["MainQueueTests"])
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(noted.count == 1)
  }

  @Test func `an observer whose queue is a value of Foundation's type is called, too`() {
    let queue: OperationQueue? = .main
    _ = center.addObserver(forName: name, object: nil, queue: queue) { [calls] _ in
      calls.note("called")
    }
    center.post(name: name, object: nil)
    #expect(noted == ["called"])
  }

  @Test func `what other work posts reaches an observer on the main queue in the loop`() {
    _ = center.addObserver(forName: name, object: nil, queue: .main) { [calls] _ in
      calls.note(Thread.isMainThread || DispatchQueue.isOnMain ? "main" : "elsewhere")
    }
    let (center, name) = (center, name)
    DispatchQueue.global().async { center.post(name: name, object: nil) }
    #expect(noted.isEmpty)
    MainLoop.runUntilIdle()
    #expect(noted == ["main"])
    #expect(ConsoleLog.messages.isEmpty)
  }

  @Test func `operations run in a later turn, in their order, and after what they depend on`() {
    let (first, second) = (operation("first"), operation("second"))
    first.addDependency(second)
    OperationQueue.main.addOperation(first)
    OperationQueue.main.addOperation { [calls] in calls.note("block") }
    OperationQueue.main.addOperation(second)
    #expect(noted.isEmpty)
    MainLoop.runUntilIdle()
    #expect(noted == ["block", "second", "first"])
  }

  @Test func `an operation waits for one of another queue`() {
    let other = operation("other")
    let own = operation("own")
    own.addDependency(other)
    OperationQueue.main.addOperation(own)
    OperationQueue().addOperation(other)
    other.waitUntilFinished()
    MainLoop.runUntilIdle()
    #expect(noted == ["other", "own"])
  }

  @Test func `waiting for the queue on the main thread runs what waits`() {
    OperationQueue.main.addOperations([operation("waited")], waitUntilFinished: true)
    #expect(noted == ["waited"])
    MainLoop.runUntilIdle()
    #expect(noted == ["waited"])
  }

  @Test func `a cancelled operation does not run`() {
    let cancelled = operation("cancelled")
    OperationQueue.main.addOperation(cancelled)
    OperationQueue.main.cancelAllOperations()
    MainLoop.runUntilIdle()
    #expect(noted.isEmpty)
    #expect(cancelled.isFinished)
  }

  @Test func `an observer does not hear what UIKit posts in another process`() {
    let name = Notification.Name("UIMainQueueTestsNotification")
    _ = center.addObserver(forName: name, object: nil, queue: .main) { [calls] _ in
      calls.note("heard")
    }
    AppProcess.$bound.withValue(AppProcess()) { center.post(name: name, object: nil) }
    #expect(noted.isEmpty)
    center.post(name: name, object: nil)
    #expect(noted == ["heard"])
  }

  @Test(arguments: ["UIMainQueueTestsNotification", "OfAnApp"])
  func `an observer without a queue hears what its own process posts`(name: String) {
    let name = Notification.Name(name)
    let (own, other) = (AppProcess(), AppProcess())
    AppProcess.$bound.withValue(own) {
      _ = center.addObserver(forName: name, object: nil, queue: nil) { [calls] _ in
        calls.note("heard")
      }
    }
    AppProcess.$bound.withValue(other) { center.post(name: name, object: nil) }
    #expect(noted.isEmpty)
    AppProcess.$bound.withValue(own) { center.post(name: name, object: nil) }
    #expect(noted == ["heard"])
  }

  private func operation(_ name: String) -> Operation {
    BlockOperation { [calls] in calls.note(name) }
  }
}
