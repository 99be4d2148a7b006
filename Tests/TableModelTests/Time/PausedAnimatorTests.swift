import Foundation
import TableModel
import Testing

/// Property animators that are paused, moved by hand and reversed.
@MainActor @Suite struct PausedAnimatorTests {
  private let scene = AnimatedScene()
  private var view: UIView { scene.view }
  private var shownX: CGFloat? { scene.shownX }

  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: .linear) { view.frame.origin.x = 100 }
  }

  @Test func `an animator is moved by hand, and goes on from there`() {
    let animator = animator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.fractionComplete = 0.25
    #expect(shownX == 25 && !animator.isRunning && animator.state == .active)
    MainLoop.run(for: 5)
    #expect(shownX == 25 && end == nil)
    animator.startAnimation()
    MainLoop.run(for: 0.5)
    #expect(shownX == 50 && animator.isRunning)
    MainLoop.run(for: 2)
    #expect(shownX == 100 && end == .end && animator.state == .inactive)
  }

  @Test func `a reversed animator returns to where it began`() {
    let animator = animator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    MainLoop.run(for: 1)
    animator.isReversed = true
    MainLoop.run(for: 0.5)
    #expect(shownX == 25 && end == nil)
    MainLoop.run(for: 1)
    #expect(shownX == 0 && view.frame.minX == 0 && end == .start)
  }

  @Test func `a paused animator goes on at another pace`() {
    let animator = animator()
    animator.startAnimation()
    MainLoop.run(for: 1)
    animator.pauseAnimation()
    #expect(animator.fractionComplete == 0.5)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    MainLoop.run(for: 0.25)
    #expect(shownX == 75)
  }

  @Test func `an animator that rests at its end can be reversed`() {
    let animator = animator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    MainLoop.run(for: 3)
    #expect(ends == 0 && animator.state == .active && animator.fractionComplete == 1)
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    MainLoop.run(for: 3)
    #expect(ends == 1 && shownX == 0)
  }
}
