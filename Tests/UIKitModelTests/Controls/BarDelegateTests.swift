import Foundation
import Testing
import UIKitModel

/// Bars that no container controller has: their delegates decide and are called.
@MainActor struct BarDelegateTests {
  private final class Delegate: NSObject, UINavigationBarDelegate, UITabBarDelegate {
    var received: [String] = []
    var refuses = false
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      received.append("pop \(item.title ?? "")?")
      return !refuses
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      received.append("popped \(item.title ?? "")")
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      received.append("pushed \(item.title ?? "")")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      received.append("tab \(item.title ?? "")")
    }
  }

  private let delegate = Delegate()

  private func buttons(in view: UIView) -> [UIButton] {
    view.layoutIfNeeded()
    return view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  @Test func `a bar's back button pops its item, unless the delegate refuses`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bar.barPosition == .top)
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(delegate.received == ["pushed A", "pushed B"])
    #expect(bar.barPosition == .topAttached)
    let back = try #require(buttons(in: bar).first)
    delegate.refuses = true
    back.sendActions(for: .touchUpInside)
    #expect(bar.topItem?.title == "B" && delegate.received.last == "pop B?")
    delegate.refuses = false
    back.sendActions(for: .touchUpInside)
    #expect(bar.topItem?.title == "A" && delegate.received.suffix(2) == ["pop B?", "popped B"])
  }

  @Test func `a tap on a tab is the delegate's, and a controller's own`() throws {
    final class Tabs: UITabBarController {
      var tapped: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tapped.append(selectedIndex)
      }
    }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.delegate = delegate
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    try #require(buttons(in: bar).last).sendActions(for: .touchUpInside)
    #expect(delegate.received == ["tab B"] && bar.selectedItem?.title == "B")
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.loadViewIfNeeded()
    tabs.tabBar.frame.size = bar.bounds.size
    try #require(buttons(in: tabs.tabBar).last).sendActions(for: .touchUpInside)
    #expect(tabs.tapped == [0] && tabs.selectedIndex == 1)
  }

  @Test func `a method can be called in the background`() async throws {
    final class Worker: NSObject, @unchecked Sendable {
      let done = DispatchSemaphore(value: 0)
      var argument: String?
      var isOnMainThread = true
      func work(_ text: Any?) {
        argument = text as? String
        isOnMainThread = Thread.isMainThread
        done.signal()
      }
    }
    let worker = Worker()
    worker.performSelector(inBackground: Selector("work:", Worker.work(_:)), with: "text")
    let isDone = await Task.detached { worker.done.wait(timeout: .now() + 10) == .success }.value
    #expect(isDone && worker.argument == "text" && !worker.isOnMainThread)
  }
}
