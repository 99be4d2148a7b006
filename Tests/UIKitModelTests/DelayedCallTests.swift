import Testing
import UIKitModel

/// Methods that the loop and the notification center call.
@MainActor struct DelayedCallTests {
  private let feed = Feed()

  @Test func `a call with a delay comes when its time has come, and can be cancelled`() {
    feed.perform(Selector("refresh", Feed.refresh), with: nil, afterDelay: 0.5)
    MainLoop.run(for: 0.4)
    #expect(feed.calls.isEmpty)
    MainLoop.run(for: 0.2)
    #expect(feed.calls == ["refresh"])
    feed.perform("save:", with: UIButton(), afterDelay: 0.1)
    feed.perform("refresh", with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: feed, selector: Selector("refresh"), object: nil)
    MainLoop.run(for: 1)
    #expect(feed.calls == ["refresh", "save:"])
    feed.perform("refresh", with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: feed)
    MainLoop.run(for: 1)
    #expect(feed.calls.count == 2)
  }

  @Test func `a timer calls its target until it is invalidated`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: feed, selector: Selector("tick:", Feed.tick(_:)), userInfo: "info",
      repeats: true)
    MainLoop.run(for: 1.6)
    #expect(feed.calls.count == 3)
    #expect(feed.senders.first === timer)
    #expect(timer.userInfo as? String == "info")
    timer.invalidate()
    MainLoop.run(for: 2)
    #expect(feed.calls.count == 3)
    #expect(!timer.isValid)
  }

  @Test func `a timer of the common modes is added to the loop`() {
    let timer = Timer(
      timeInterval: 0.2, target: feed, selector: Selector("tick:", Feed.tick(_:)), userInfo: nil,
      repeats: false)
    MainLoop.run(for: 1)
    #expect(feed.calls.isEmpty)
    RunLoop.main.add(timer, forMode: .common)
    MainLoop.run(for: 1)
    #expect(feed.calls == ["tick:"])
    #expect(!timer.isValid)
  }

  @Test func `a display link calls its target in each frame`() {
    let link = CADisplayLink(target: feed, selector: Selector("refresh", Feed.refresh))
    link.add(to: .main, forMode: .common)
    MainLoop.run(for: 0.1)
    #expect(feed.calls.count == 6)
    link.isPaused = true
    MainLoop.run(for: 0.1)
    #expect(feed.calls.count == 6)
    link.invalidate()
  }

  @Test func `observers of notifications are called with a name and an object, until removed`() {
    let (center, store) = (NotificationCenter(), Store())
    let changed = Selector("changed:", Store.changed(_:))
    center.addObserver(store, selector: changed, name: Notification.Name("a"), object: nil)
    center.addObserver(store, selector: changed, name: Notification.Name("b"), object: feed)
    center.post(name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    center.post(name: Notification.Name("b"), object: feed)
    #expect(store.changes == ["a", "b"])
    center.removeObserver(store, name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("a"), object: nil)
    #expect(store.changes == ["a", "b"])
    center.removeObserver(store)
    center.post(name: Notification.Name("b"), object: feed)
    #expect(store.changes == ["a", "b"])
  }

  @Test func `tokens of observers with a closure are still removed`() {
    let center = NotificationCenter()
    nonisolated(unsafe) let store = Store()
    let token = center.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) {
      store.changed($0)
    }
    center.post(name: Notification.Name("a"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("a"), object: nil)
    #expect(store.changes == ["a"])
  }

  @Test func `an observer that is gone is not kept and hears nothing`() {
    let center = NotificationCenter()
    weak var gone: Store?
    do {
      let store = Store()
      gone = store
      center.addObserver(
        store, selector: Selector("changed:", Store.changed(_:)), name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Notification.Name("a"), object: nil)
  }

  @Test func `an observer of notifications hears nothing of another process`() {
    let store = Store()
    let name = Notification.Name("UIKeyboardWillShowNotification")
    NotificationCenter.default.addObserver(
      store, selector: Selector("changed:", Store.changed(_:)), name: name, object: nil)
    AppProcess().bind { NotificationCenter.default.post(name: name, object: nil) }
    #expect(store.changes.isEmpty)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(store.changes.count == 1)
    NotificationCenter.default.removeObserver(store)
  }
}
