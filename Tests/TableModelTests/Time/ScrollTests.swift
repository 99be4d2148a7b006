import Foundation
import TableModel
import TableProbe
import Testing

@MainActor struct ScrollTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
  private let scroll: UIScrollView
  private let log = ScrollLog()

  init() {
    scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 320, height: 10_000)
    scroll.delegate = log
    window.addSubview(scroll)
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  private func finger() -> Finger {
    Finger(on: scroll, at: CGPoint(x: 160, y: scroll.contentOffset.y + 250))
  }

  private func drag(by distance: CGFloat) {
    let finger = finger()
    finger.move(by: distance)
    finger.hold(for: 0.1)
    finger.lift()
  }

  private func fling(_ velocity: CGFloat) {
    let finger = finger()
    finger.move(by: velocity * 0.1, duration: 0.1)
    finger.lift()
  }

  // MARK: Callback orders

  @Test func `a drag without momentum rests where the finger leaves`() {
    drag(by: -200)
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == 200)
    #expect(
      log.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
  }

  @Test func `a fling goes on after the finger and tells when it rests`() {
    fling(-1000)
    #expect(scroll.isDecelerating && !scroll.isDragging && !scroll.isTracking)
    MainLoop.runUntilIdle()
    #expect(!scroll.isDecelerating)
    #expect(
      log.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func `a scroll by code tells once, and its end only when it was animated`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(log.calls == ["didScroll"] && log.offsets == [50])
    log.clear()
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(scroll.contentOffset.y == 50 && scroll.isScrollAnimating)
    MainLoop.runUntilIdle()
    #expect(log.calls == ["didScroll", "didEndScrollingAnimation"])
    #expect(log.offsets.count == 18 && log.offsets == log.offsets.sorted())
    #expect(abs((log.times.last ?? 0) - 0.3) < 1e-9)
  }

  @Test func `scrolling to where it is tells nothing`() {
    scroll.setContentOffset(.zero, animated: true)
    scroll.setContentOffset(.zero, animated: false)
    MainLoop.runUntilIdle()
    #expect(log.calls == [])
  }

  @Test func `a second animation takes over, and the end is reported once`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    MainLoop.run(for: 0.15)
    scroll.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    var ends = 0
    log.onCall = { call, _ in if call == "didEndScrollingAnimation" { ends += 1 } }
    MainLoop.runUntilIdle()
    #expect(ends == 1 && scroll.contentOffset.y == 0)
  }

  @Test func `a finger ends an animation without a callback`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    MainLoop.run(for: 0.15)
    let caught = scroll.contentOffset.y
    drag(by: -100)
    MainLoop.runUntilIdle()
    #expect(caught > 0 && caught < 300)
    #expect(scroll.contentOffset.y == caught + 100)
    #expect(!log.calls.contains("didEndScrollingAnimation"))
  }

  @Test(arguments: [(9, false), (10, false), (13, true), (26, true)])
  func `a tap stops a deceleration, and the delegate is called from iOS 13`(
    version: Int, isTold: Bool
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let test = ScrollTests()
      test.fling(-2000)
      MainLoop.run(for: 0.2)
      let finger = test.finger()
      #expect(!test.scroll.isDecelerating && test.scroll.isTracking)
      let caught = test.scroll.contentOffset
      finger.lift()
      MainLoop.runUntilIdle()
      #expect(test.scroll.contentOffset == caught)
      #expect(test.log.calls.contains("didEndDecelerating") == isTold)
    }
  }

  @Test func `a tap on the status bar asks, scrolls to the top, and tells`() {
    scroll.contentOffset.y = 400
    log.clear()
    window.tapStatusBar()
    MainLoop.runUntilIdle()
    #expect(log.calls == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `two scroll views that scroll to the top keep each other from it`() {
    window.addSubview(UIScrollView(frame: .zero))
    scroll.contentOffset.y = 400
    window.tapStatusBar()
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func `a drag that ends is still tracked while its end is reported, but no longer a drag`() {
    var seen: [Bool] = []
    log.onCall = { call, view in
      if call.hasPrefix("didEndDragging") { seen = [view.isTracking, view.isDragging] }
    }
    drag(by: -100)
    #expect(seen == [true, false] && !scroll.isTracking)
  }

  // MARK: Formulae

  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func `momentum goes as far as its rate says, and its speed decays exponentially`(
    rate: UIScrollView.DecelerationRate
  ) {
    scroll.decelerationRate = rate
    fling(-1500)
    let start = scroll.contentOffset.y
    log.clear()
    MainLoop.runUntilIdle()
    let distance = 1.5 * rate.rawValue / (1 - rate.rawValue)
    #expect(abs(scroll.contentOffset.y - start - distance) < 1e-6)
    let steps = zip(log.offsets.dropFirst(), log.offsets).map { $0 - $1 }.dropLast()
    let shares = zip(steps.dropFirst(), steps).map { $0 / $1 }
    let share = pow(rate.rawValue, 1000.0 / 60)
    #expect(shares.count > 5 && shares.allSatisfy { abs($0 - share) < 1e-6 })
  }

  @Test func `the delegate may put another end in the momentum's place`() {
    log.target = CGPoint(x: 0, y: 333)
    fling(-1000)
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == 333)
    log.target = CGPoint(x: 0, y: CGFloat.nan)
    fling(-100)
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y > 333 && scroll.contentOffset.y.isFinite)
  }

  @Test func `pages end at multiples of the height`() {
    scroll.isPagingEnabled = true
    fling(-300)
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == 500)
  }

  @Test func `content beyond its edge follows less and less and returns`() {
    let finger = finger()
    var followed: [CGFloat] = []
    for _ in 0..<3 {
      finger.move(by: 100)
      followed.append(-scroll.contentOffset.y)
    }
    #expect(followed[0] > followed[1] - followed[0])
    #expect(followed[1] - followed[0] > followed[2] - followed[1])
    #expect(abs(followed[0] - (1 - 1 / (100 * 0.55 / 500 + 1)) * 500) < 1e-9)
    finger.hold(for: 0.1)
    finger.lift()
    log.clear()
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == 0)
    #expect(log.calls.last == "didEndDecelerating")
    #expect(log.offsets == log.offsets.sorted() && log.offsets.count > 10)
  }

  @Test func `a fling against the edge passes it and comes back`() {
    scroll.contentOffset.y = 200
    fling(2000)
    log.clear()
    MainLoop.runUntilIdle()
    #expect((log.offsets.min() ?? 0) < -20)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `without bounces the edge is the end`() {
    scroll.bounces = false
    scroll.contentOffset.y = 200
    fling(2000)
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == 0 && (log.offsets.min() ?? -1) >= 0)
  }

  @Test func `a finger that catches content beyond its edge does not make it jump`() {
    let first = finger()
    first.move(by: 200)
    first.hold(for: 0.1)
    first.lift()
    MainLoop.run(for: 0.05)
    let caught = scroll.contentOffset.y
    let second = finger()
    second.move(by: 10, duration: 1 / 60)
    #expect(caught < -20 && abs(scroll.contentOffset.y - caught) < 10)
    second.lift()
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a finger beyond the slop drags, one within it does not`() {
    let finger = finger()
    finger.move(by: -9)
    #expect(scroll.isTracking && !scroll.isDragging && scroll.contentOffset.y == 0)
    finger.move(by: -1)
    #expect(scroll.isDragging && scroll.contentOffset.y == 10)
    finger.cancel()
    MainLoop.runUntilIdle()
    #expect(!scroll.isTracking && !scroll.isDragging)
  }

  @Test func `idle work waits for the end of the deceleration`() {
    var time: TimeInterval?
    fling(-1000)
    scroll.process.loop.perform(in: .default) { time = MainLoop.now }
    MainLoop.run(for: 1)
    #expect(time == nil && scroll.isDecelerating)
    MainLoop.runUntilIdle()
    #expect(time != nil)
  }

  @Test func `turning scrolling off ends a drag`() {
    let finger = finger()
    finger.move(by: -100)
    scroll.isScrollEnabled = false
    #expect(!scroll.isDragging)
    finger.move(by: -100)
    finger.lift()
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == 100)
    #expect(log.calls.last == "didEndDragging false")
  }

  @Test func `a finger that scrolls across does not move content that only goes down`() {
    let finger = finger()
    finger.move(by: CGPoint(x: 100, y: 0))
    #expect(scroll.contentOffset == .zero && !scroll.isDragging)
  }

  @Test func `scrollRectToVisible moves just as far as it must`() {
    scroll.contentInset.bottom = 50
    scroll.scrollRectToVisible(CGRect(x: 0, y: 480, width: 10, height: 40), animated: false)
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 40), animated: false)
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 40), animated: true)
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y == 0)
    scroll.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `values that are no points or speeds change nothing or end within the content`(
    value: CGFloat
  ) {
    fling(value)
    let offset = value.isFinite ? 0 : value
    let refusal = UIKitException.caught { scroll.contentOffset.y = offset }
    #expect((refusal != nil) == value.isNaN)
    scroll.contentSize.height = value
    scroll.contentInset.top = value.isFinite ? 0 : value
    scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: value)
    fling(-500)
    MainLoop.runUntilIdle()
    #expect(scroll.contentOffset.y.isFinite && scroll.adjustedContentInset == .zero)
  }

  @Test(arguments: [10, 11])
  func `a description has the content's place, and from iOS 11 the insets`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      view.contentSize = CGSize(width: 100, height: CGFloat(1000) / 3)
      view.contentInset.bottom = 45
      view.contentOffset.y = 20
      let insets = version == 11 ? "; adjustedContentInset: {0, 0, 45, 0}" : ""
      let end =
        "frame = (0 0; 100 200); contentOffset: {0, 20}; contentSize: {100, 333.33333333333331}"
      #expect(view.description.hasSuffix("\(end)\(insets)>"))
    }
  }
}
