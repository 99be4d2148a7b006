import Foundation
import TableModel
import Testing

/// Keyframes and property animators.
@MainActor @Suite struct AnimatorTests {
  private let scene = AnimatedScene()
  private var view: UIView { scene.view }
  private var shownX: CGFloat? { scene.shownX }

  @Test func `keyframes happen one after the other within the duration`() {
    var finished: Bool?
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.frame.origin.x = 50
        }
        view.alpha = 0
      }
    ) { finished = $0 }
    #expect(view.frame.minX == 50)
    var shown: [CGFloat?] = [shownX]
    for _ in 0..<4 {
      MainLoop.run(for: 0.5)
      shown.append(shownX)
    }
    #expect(shown == [0, 50, 100, 75, 50])
    MainLoop.runUntilIdle()
    #expect(finished == true)
  }

  @Test func `a keyframe outside of an animation changes at once`() {
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
      view.frame.origin.x = 30
    }
    #expect(shownX == 30)
  }

  @Test func `an animator waits until it is started, and says when it has ended`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.frame.origin.x = 100
    }
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    MainLoop.run(for: 1)
    #expect(view.frame.minX == 0)
    animator.startAnimation()
    #expect(animator.isRunning && view.frame.minX == 100)
    MainLoop.run(for: 0.5)
    #expect(shownX == 50)
    MainLoop.runUntilIdle()
    #expect(positions == [.end])
    #expect(animator.state == .inactive)
  }

  @Test func `an animator that is stopped leaves the view where it is seen`() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { view.frame.origin.x = 100 }, completion: { _ in Issue.record("not finished") })
    MainLoop.run(for: 0.25)
    animator.stopAnimation(true)
    #expect(view.frame.minX == 25)
    MainLoop.runUntilIdle()
    #expect(view.frame.minX == 25 && shownX == 25)
    #expect(animator.state == .inactive)
  }

  @Test(arguments: [(.current, 25), (.end, 100)] as [(UIViewAnimatingPosition, CGFloat)])
  func `a stopped animator is finished at a position`(
    _ position: UIViewAnimatingPosition, _ x: CGFloat
  ) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { [view] in view.frame.origin.x = 100 }
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.startAnimation()
    MainLoop.run(for: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && ended == nil)
    animator.finishAnimation(at: position)
    #expect(view.frame.minX == x)
    #expect(ended == position)
  }

  @Test func `a spring comes to rest when its duration ends`() {
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.4) { [view] in
      view.frame.origin.x = 100
    }
    animator.startAnimation()
    var farthest: CGFloat = 0
    for _ in 0..<31 {
      MainLoop.run(for: 1.0 / 60)
      farthest = max(farthest, shownX ?? 0)
    }
    #expect(farthest > 100)
    #expect(shownX == 100)
  }
}
