import Foundation
import TableModel
import TableProbe
import Testing

@MainActor struct InsetTests {
  /// Counts the changes of insets that are reported.
  private final class Scroll: UIScrollView, UIScrollViewDelegate {
    var changes = 0
    var callCount = 0

    override func adjustedContentInsetDidChange() { changes += 1 }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { callCount += 1 }
  }

  private func shown(_ scroll: UIScrollView) -> UIWindow {
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    return window
  }

  private func scroll() -> Scroll {
    let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    scroll.contentSize = CGSize(width: 320, height: 3000)
    scroll.delegate = scroll
    return scroll
  }

  @Test(arguments: SystemVersion.modelled)
  func `reading an inset and writing it back changes nothing`(version: SystemVersion) {
    SystemVersion.$current.withValue(version) {
      let scroll = scroll()
      let window = shown(scroll)
      let control = UIRefreshControl()
      scroll.refreshControl = control
      control.beginRefreshing()
      let before = scroll.adjustedContentInset
      let bars: CGFloat = version < .iOS(26) ? 64 : 74
      #expect(before.top == bars + 60 && window.rootViewController != nil)
      scroll.contentInset.bottom = 40
      scroll.contentInset.bottom = 0
      #expect(scroll.adjustedContentInset == before)
      control.endRefreshing()
      #expect(scroll.adjustedContentInset.top == bars)
      #expect(scroll.contentInset.top == (version < .iOS(11) ? 64 : 0))
    }
  }

  @Test func `an app that sets the whole inset before iOS 11 takes the bar's away`() {
    SystemVersion.$current.withValue(.iOS(10)) {
      let scroll = scroll()
      let window = shown(scroll)
      scroll.contentInset = .zero
      #expect(scroll.adjustedContentInset.top == 0 && window.rootViewController != nil)
    }
  }

  @Test(arguments: [(10, 0), (11, 1)]) func `changes are reported from iOS 11`(
    version: Int, count: Int
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let scroll = scroll()
      scroll.contentInset.top = 10
      scroll.contentInset.top = 10
      #expect(scroll.changes == count && scroll.callCount == count)
    }
  }

  @Test func `content at the top goes with its edge, content elsewhere stays`() {
    let scroll = scroll()
    scroll.contentInset.top = 30
    #expect(scroll.contentOffset.y == -30)
    scroll.contentInset.top = 0
    #expect(scroll.contentOffset.y == 0)
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 30
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `content at its end stays there in a view that grows`() {
    let scroll = scroll()
    let window = shown(scroll)
    scroll.contentOffset.y = scroll.restingEdges.y.upperBound
    scroll.frame.size.height = 1000
    #expect(scroll.contentOffset.y == 2000 && window.bounds.height == 568)
  }

  @Test func `content beyond its end stays there when an inset changes`() {
    let scroll = scroll()
    scroll.contentOffset.y = 4000
    scroll.contentInset.bottom = 10
    #expect(scroll.contentOffset.y == 4000)
  }

  @Test func `the sides of the safe area inset only what always adjusts itself`() {
    let scroll = scroll()
    let window = UIWindow(frame: scroll.frame)
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 20, right: 30)
    window.addSubview(scroll)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == window.deviceSafeAreaInsets)
  }

  @Test func `content at the bottom comes back when the keyboard's inset goes`() {
    let scroll = scroll()
    scroll.contentInset.bottom = 200
    let bottom = scroll.contentSize.height - scroll.bounds.height
    scroll.contentOffset.y = bottom + 200
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == bottom)
  }

  @Test func `up to iOS 16 a refresh begun before the bar comes leaves the content below the bar`()
  {
    SystemVersion.$current.withValue(.iOS(16)) {
      let scroll = scroll()
      let control = UIRefreshControl()
      scroll.refreshControl = control
      control.beginRefreshing()
      #expect(scroll.contentOffset.y == 0)
      let window = shown(scroll)
      #expect(scroll.contentOffset.y == -64 && window.rootViewController != nil)
      #expect(scroll.adjustedContentInset.top == 124)
    }
  }

  @Test func `a return to an edge that moves meanwhile ends at the new one`() {
    let scroll = scroll()
    let window = shown(scroll)
    let reaction = ScrollLog()
    reaction.onCall = { call, view in
      if call == "didEndDragging true" { view.contentInset.top = 60 }
    }
    scroll.delegate = reaction
    window.layoutIfNeeded()
    let finger = Finger(on: scroll, at: CGPoint(x: 100, y: 100))
    finger.move(by: 300)
    finger.hold(for: 0.1)
    finger.lift()
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == -134)
  }

  @Test func `a view that keeps its frame reaches into the safe area of a lower window`() {
    SystemVersion.$current.withValue(.iOS(17)) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      window.deviceSafeAreaInsets.bottom = 34
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      scroll.contentSize.height = 3000
      window.addSubview(scroll)
      window.makeKeyAndVisible()
      MainLoop.runUntilIdle()
      #expect(scroll.adjustedContentInset.bottom == 0)
      window.frame.size.height = 400
      MainLoop.runUntilIdle()
      #expect(scroll.adjustedContentInset.bottom == 34)
    }
  }
}
