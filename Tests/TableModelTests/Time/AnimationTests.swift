import Foundation
import TableModel
import TableProbe
import Testing

@MainActor struct AnimationTests {
  private let scene = AnimatedScene()
  private var window: UIWindow { scene.window }
  private var view: UIView { scene.view }
  private var shownX: CGFloat? { scene.shownX }

  @Test func `a view has its new frame at once and is seen on the way there`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
    #expect(view.frame.minX == 100)
    #expect(shownX == 0)
    MainLoop.run(for: 0.25)
    #expect(shownX == 25)
    MainLoop.run(for: 0.75)
    #expect(shownX == 100)
  }

  @Test func `an ease is at half of the way at half of the time, and slower at its ends`() {
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    MainLoop.run(for: 0.25)
    #expect((view.layer.presentation()?.opacity ?? 0) > 0.75)
    MainLoop.run(for: 0.25)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
  }

  @Test func `the completion runs at the end, with true`() {
    var end: (time: TimeInterval, finished: Bool)?
    UIView.animate(withDuration: 0.5, delay: 0.25, animations: { view.center.x = 200 }) {
      end = (MainLoop.now, $0)
    }
    MainLoop.run(for: 0.2)
    #expect(shownX == 0)
    MainLoop.runUntilIdle()
    #expect(end?.time == 0.75 && end?.finished == true)
  }

  @Test(arguments: ["no change", "no duration", "no window", "animations off"])
  func `without anything to animate the completion runs in the next turn`(why: String) {
    if why == "no window" { view.removeFromSuperview() }
    if why == "animations off" { UIView.setAnimationsEnabled(false) }
    var end: TimeInterval?
    UIView.animate(
      withDuration: why == "no duration" ? 0 : 1,
      animations: { view.alpha = why == "no change" ? 1 : 0 }
    ) { _ in end = MainLoop.now }
    #expect(end == nil)
    MainLoop.runUntilIdle()
    #expect(end == 0)
  }

  @Test func `what is changed without animation is there at once`() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 0 }
      view.center.x = 200
    }
    #expect(view.layer.presentation()?.opacity == 0)
    #expect(view.layer.animationKeys() == ["position"])
  }

  @Test func `a second animation begins where the first one is seen`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
    MainLoop.run(for: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 0 }
    #expect(shownX == 50)
    MainLoop.runUntilIdle()
    #expect(shownX == 0)
  }

  @Test(arguments: [true, false])
  func `an animation taken away runs its completion with false`(byRemoving: Bool) {
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished = $0 }
    MainLoop.run(for: 0.5)
    if byRemoving { view.removeFromSuperview() } else { view.layer.removeAllAnimations() }
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil)
    MainLoop.runUntilIdle()
    #expect(finished == false && MainLoop.now == 0.5)
  }

  @Test func `an inner block has the duration of the outer one unless it says otherwise`() {
    var ends: [TimeInterval] = []
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 3, animations: { view.alpha = 0 }) { _ in
        ends.append(MainLoop.now)
      }
      UIView.animate(
        withDuration: 3, delay: 0, options: .overrideInheritedDuration,
        animations: { view.center.x = 9 }
      ) { _ in ends.append(MainLoop.now) }
    }
    MainLoop.runUntilIdle()
    #expect(ends == [1, 3])
  }

  @Test func `an animation that repeats never ends and keeps nothing busy`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.frame.origin.x = 100
    }
    MainLoop.runUntilIdle()
    #expect(MainLoop.now == 0)
    MainLoop.run(for: 5.75)
    #expect(abs((shownX ?? -1) - 25) < 1e-9)
  }

  @Test(arguments: [0.2, 0.5, 1, 2, .nan]) func `a spring begins and ends where it should`(
    damping: CGFloat
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
    ) { view.frame.origin.x = 100 }
    #expect(shownX == 0)
    MainLoop.run(for: 0.999)
    #expect(abs((shownX ?? 0) - 100) < 1)
    MainLoop.runUntilIdle()
    #expect(shownX == 100)
  }

  @Test func `a content offset inside of a block is reported once and seen over time`() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize.height = 2000
    window.addSubview(scroll)
    let log = ScrollLog()
    scroll.delegate = log
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scroll.contentOffset.y = 100
    }
    MainLoop.run(for: 0.5)
    #expect(scroll.contentOffset.y == 100)
    #expect(scroll.layer.presentation()?.bounds.minY == 50)
    #expect(log.calls == ["didScroll"])
  }

  @Test func `a transform is seen on its way, and its completion runs at the end`() {
    var ended: TimeInterval?
    view.transform = CGAffineTransform(translationX: 100, y: 0)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform = .identity },
      completion: { _ in ended = MainLoop.now })
    #expect(view.transform.isIdentity)
    MainLoop.run(for: 0.25)
    #expect(view.layer.presentation()?.affineTransform().tx == 75)
    #expect(view.layer.animationKeys() == ["transform"])
    MainLoop.runUntilIdle()
    #expect(ended == 1)
  }

  @Test func `a view that joins a window in the same turn is animated`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.alpha = 0
    var ended: TimeInterval?
    let start = MainLoop.now
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { _ in
      ended = MainLoop.now
    }
    window.addSubview(view)
    MainLoop.run(for: 0.5)
    let shown = view.layer.presentation()?.opacity ?? 1
    #expect(shown > 0.1 && shown < 0.9)
    MainLoop.run(for: 1)
    #expect(ended.map { $0 - start } == 1)
  }

  @Test func `cells slide in where the delegate animates them before they are displayed`() {
    let probe = TableProbe(rows: 3)
    probe.willDisplay = { cell, _ in
      cell.transform = CGAffineTransform(translationX: 320, y: 0)
      UIView.animate(withDuration: 0.5) { cell.transform = .identity }
    }
    probe.attach()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    probe.table.frame = window.bounds
    window.addSubview(probe.table)
    window.isHidden = false
    MainLoop.run(for: 0.25)
    let shown = probe.table.visibleCells.compactMap {
      $0.layer.presentation()?.affineTransform().tx
    }
    #expect(shown.count == 3 && shown.allSatisfy { $0 > 100 && $0 < 220 })
    MainLoop.runUntilIdle()
    #expect(probe.table.visibleCells.allSatisfy { $0.transform.isIdentity })
  }
}
