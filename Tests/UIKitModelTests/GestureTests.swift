import Foundation
import Testing
import UIKitModel

/// Recognizers of one's own: states, failures, prevention, delegates, touches of views.
@MainActor struct GestureTests {
  /// A view that logs its touches.
  private final class Pad: UIView {
    var touches: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("cancelled")
    }
  }

  private final class Log: NSObject, UIGestureRecognizerDelegate {
    var calls: [String] = []
    var begins = true
    var simultaneous = false
    var receives = true
    var required: UIGestureRecognizer?

    func call(_ recognizer: UIGestureRecognizer) {
      calls.append("\(recognizer.name ?? "") \(recognizer.state)")
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === required }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let pad = Pad(frame: CGRect(x: 60, y: 40, width: 200, height: 200))
  private let log = Log()

  init() {
    window.addSubview(pad)
    window.makeKeyAndVisible()
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.delegate = log
    recognizer.addTarget(log, action: Selector("call:", Log.call(_:)))
    (view ?? pad).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func touch(_ x: CGFloat = 100, _ y: CGFloat = 100) -> TouchSequence {
    TouchSequence(in: window, at: CGPoint(x: x, y: y))
  }

  /// Moves in steps of a frame.
  private func move(
    _ finger: TouchSequence, from: CGPoint = CGPoint(x: 100, y: 100), by way: CGPoint,
    steps: Int = 10
  ) {
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: from.x + way.x * part, y: from.y + way.y * part))
      MainLoop.run(for: 1 / 60)
    }
  }

  private func tap(_ x: CGFloat = 100, _ y: CGFloat = 100) { touch(x, y).end() }

  // MARK: Taps

  @Test func `a tap is recognized when the finger leaves, and cancels the view's touches`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    let finger = touch()
    #expect(pad.touches == ["began"])
    finger.end()
    #expect(log.calls == ["tap ended"])
    #expect(pad.touches == ["began", "cancelled"])
    #expect(tap.state == .possible)
    #expect(tap.location(in: pad) == CGPoint(x: 40, y: 60))
  }

  @Test func `a double tap waits for the second one, and the view for its end`() {
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    tap()
    #expect(pad.touches == ["began"])
    MainLoop.run(for: 0.2)
    tap()
    #expect(log.calls == ["double ended"])
    #expect(pad.touches.last == "cancelled")
    MainLoop.run(for: 1)
    pad.touches = []
    tap()
    MainLoop.run(for: 0.3)
    #expect(pad.touches == ["began"])
    MainLoop.run(for: 0.1)
    #expect(pad.touches == ["began", "ended"])
    #expect(log.calls.count == 1)
  }

  @Test func `a single tap that requires a double tap to fail comes late`() {
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let single = add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)
    tap()
    #expect(log.calls.isEmpty)
    MainLoop.run(for: 0.5)
    #expect(log.calls == ["single ended"])
    tap()
    MainLoop.run(for: 0.1)
    tap()
    MainLoop.run(for: 1)
    #expect(log.calls == ["single ended", "double ended"])
  }

  @Test func `the delegate's requirement counts like a registered one`() {
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    _ = add(UITapGestureRecognizer(), "single")
    log.required = double
    tap()
    #expect(log.calls.isEmpty)
    MainLoop.run(for: 1)
    #expect(log.calls == ["single ended"])
  }

  @Test func `a tap of two fingers takes two`() {
    let tap = add(UITapGestureRecognizer(), "two")
    tap.numberOfTouchesRequired = 2
    touch().end()
    #expect(log.calls.isEmpty)
    let (first, second) = (touch(80), touch(120))
    first.end()
    second.end()
    #expect(log.calls == ["two ended"])
  }

  @Test func `a finger that moves does not tap`() {
    _ = add(UITapGestureRecognizer(), "tap")
    let finger = touch()
    move(finger, by: CGPoint(x: 0, y: 12))
    finger.end()
    #expect(log.calls.isEmpty)
    #expect(pad.touches.last == "ended")
  }

  // MARK: Other gestures

  @Test func `a long press begins after its time, changes and ends`() {
    _ = add(UILongPressGestureRecognizer(), "press")
    let finger = touch()
    MainLoop.run(for: 0.4)
    #expect(log.calls.isEmpty)
    MainLoop.run(for: 0.2)
    #expect(log.calls == ["press began"])
    #expect(pad.touches == ["began", "cancelled"])
    move(finger, by: CGPoint(x: 30, y: 0), steps: 1)
    finger.end()
    #expect(log.calls == ["press began", "press changed", "press ended"])
  }

  @Test func `a long press fails when the finger moves before, and is cancelled by the system`() {
    let press = add(UILongPressGestureRecognizer(), "press")
    let finger = touch()
    move(finger, by: CGPoint(x: 30, y: 0))
    MainLoop.run(for: 1)
    finger.end()
    #expect(log.calls.isEmpty)
    press.minimumPressDuration = 0.1
    let other = touch()
    MainLoop.run(for: 0.2)
    other.cancel()
    #expect(log.calls == ["press began", "press cancelled"])
  }

  @Test func `a pan has translation and velocity, and can be counted anew`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let finger = touch()
    move(finger, by: CGPoint(x: 60, y: 30))
    #expect(pan.translation(in: pad) == CGPoint(x: 60, y: 30))
    #expect(abs(pan.velocity(in: pad).x - 360) < 1)
    #expect(pan.location(in: window) == CGPoint(x: 160, y: 130))
    pan.setTranslation(.zero, in: pad)
    move(finger, from: CGPoint(x: 160, y: 130), by: CGPoint(x: 5, y: 0), steps: 1)
    #expect(pan.translation(in: pad).x == 5)
    MainLoop.run(for: 0.5)
    #expect(pan.velocity(in: pad) == .zero)
    finger.end()
    #expect(log.calls.first == "pan began")
    #expect(log.calls.last == "pan ended")
    #expect(pan.state == .possible)
    #expect(pad.touches.first == "began" && pad.touches.last == "cancelled")
  }

  @Test func `a swipe is quick and goes its way`() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .left
    let finger = touch()
    move(finger, by: CGPoint(x: -80, y: 5))
    finger.end()
    #expect(log.calls == ["swipe ended"])
    let wrong = touch()
    move(wrong, by: CGPoint(x: 80, y: 5))
    wrong.end()
    let slow = touch()
    move(slow, by: CGPoint(x: -80, y: 5), steps: 60)
    slow.end()
    #expect(log.calls.count == 1)
  }

  @Test func `two fingers pinch and rotate`() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    let (first, second) = (touch(120, 100), touch(160, 100))
    for step in 1...10 {
      second.move(to: CGPoint(x: 160 + CGFloat(step) * 4, y: 100))
      MainLoop.run(for: 1 / 60)
    }
    #expect(abs(pinch.scale - 2) < 0.001)
    #expect(pinch.velocity > 0)
    #expect(pinch.numberOfTouches == 2)
    #expect(pinch.location(ofTouch: 1, in: window) == CGPoint(x: 200, y: 100))
    #expect(UIKitException.caught { _ = pinch.location(ofTouch: 2, in: nil) } != nil)
    first.end()
    second.end()
    #expect(log.calls.first == "pinch began")
    #expect(log.calls.last == "pinch ended")
    pad.removeGestureRecognizer(pinch)
    let rotation = add(UIRotationGestureRecognizer(), "rotation")
    let (third, fourth) = (touch(120, 100), touch(160, 100))
    fourth.move(to: CGPoint(x: 120, y: 140))
    #expect(abs(rotation.rotation - .pi / 2) < 0.001)
    third.end()
    fourth.end()
  }

  @Test func `a drag from the edge begins at the edge`() {
    let edge = add(UIScreenEdgePanGestureRecognizer(), "edge", to: window)
    edge.edges = .left
    let inside = touch()
    move(inside, by: CGPoint(x: 60, y: 0))
    inside.end()
    #expect(log.calls.isEmpty)
    let finger = touch(5, 300)
    move(finger, from: CGPoint(x: 5, y: 300), by: CGPoint(x: 60, y: 0))
    finger.end()
    #expect(log.calls.first == "edge began")
  }

  // MARK: Several recognizers

  @Test func `a recognized gesture prevents others, the innermost first, unless both may`() {
    _ = add(UIPanGestureRecognizer(), "outer", to: window)
    _ = add(UIPanGestureRecognizer(), "inner")
    let finger = touch()
    move(finger, by: CGPoint(x: 30, y: 0))
    finger.end()
    #expect(!log.calls.contains { $0.hasPrefix("outer") })
    #expect(log.calls.contains("inner began"))
    log.calls = []
    log.simultaneous = true
    let other = touch()
    move(other, by: CGPoint(x: 30, y: 0))
    other.end()
    #expect(log.calls.contains("outer began") && log.calls.contains("inner began"))
  }

  @Test func `a pan waits for a swipe to fail`() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: swipe)
    let finger = touch()
    move(finger, by: CGPoint(x: 80, y: 0))
    finger.end()
    #expect(log.calls == ["swipe ended"])
    log.calls = []
    let down = touch()
    move(down, by: CGPoint(x: 0, y: 80))
    down.end()
    #expect(log.calls.first == "pan began")
  }

  @Test func `the delegate and the view may keep a gesture back, or a touch from it`() {
    _ = add(UITapGestureRecognizer(), "tap")
    log.begins = false
    tap()
    #expect(log.calls.isEmpty)
    #expect(pad.touches == ["began", "ended"])
    (log.begins, log.receives) = (true, false)
    tap()
    #expect(log.calls.isEmpty)
    log.receives = true
    tap()
    #expect(log.calls == ["tap ended"])
  }

  @Test func `a view waits for touches that a recognizer delays`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    let finger = touch()
    #expect(pad.touches.isEmpty)
    finger.end()
    #expect(pad.touches == ["began", "ended"])
    pad.touches = []
    let other = touch()
    move(other, by: CGPoint(x: 30, y: 0))
    other.end()
    #expect(pad.touches.isEmpty)
  }

  @Test func `a gesture that cancels no touches lets the view have them`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false
    touch().end()
    #expect(log.calls == ["tap ended"])
    #expect(pad.touches == ["began", "ended"])
  }

  @Test func `a recognizer that is turned off or removed while it recognizes is cancelled`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let finger = touch()
    move(finger, by: CGPoint(x: 30, y: 0))
    pan.isEnabled = false
    #expect(log.calls.last == "pan cancelled")
    move(finger, from: CGPoint(x: 130, y: 100), by: CGPoint(x: 30, y: 0))
    finger.end()
    #expect(log.calls.last == "pan cancelled")
    pan.isEnabled = true
    let other = touch()
    move(other, by: CGPoint(x: 30, y: 0))
    log.calls = []
    pad.removeGestureRecognizer(pan)
    #expect(log.calls == ["pan cancelled"])
    #expect(pan.view == nil)
    other.end()
  }

  @Test func `a recognizer is in one view, and calls no target that is gone`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    let other = UIView()
    other.addGestureRecognizer(tap)
    #expect(pad.gestureRecognizers?.isEmpty == true)
    #expect(tap.view === other)
    let own = UITapGestureRecognizer()
    do { own.addTarget(Log(), action: Selector("call:", Log.call(_:))) }
    pad.addGestureRecognizer(own)
    touch().end()
  }

  @Test func `a recognizer of an app's own sets its states`() {
    final class Check: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let check = add(Check(), "check")
    let finger = touch()
    move(finger, by: CGPoint(x: 1, y: 0), steps: 1)
    finger.end()
    #expect(log.calls == ["check began", "check changed", "check ended"])
    #expect(check.resets == 1)
    #expect(pad.touches.isEmpty)
  }

  // MARK: Scroll views

  private func scrollView(in view: UIView) -> UIScrollView {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    view.addSubview(scrollView)
    return scrollView
  }

  @Test func `a pan inside of a scroll view keeps it from scrolling, unless both may`() {
    let content = scrollView(in: pad)
    _ = add(UIPanGestureRecognizer(), "pan", to: content)
    let finger = touch()
    move(finger, by: CGPoint(x: 0, y: -50))
    finger.end()
    #expect(content.contentOffset.y == 0)
    #expect(log.calls.contains("pan began"))
    log.simultaneous = true
    let other = touch()
    move(other, by: CGPoint(x: 0, y: -50))
    #expect(content.contentOffset.y == 50)
    other.end()
  }

  @Test func `a pan around a scroll view is prevented by its scrolling`() {
    let content = scrollView(in: pad)
    _ = add(UIPanGestureRecognizer(), "pan")
    let finger = touch()
    move(finger, by: CGPoint(x: 0, y: -50))
    #expect(content.contentOffset.y == 50)
    #expect(log.calls.isEmpty)
    finger.end()
  }

  @Test func `targets of a scroll view's own recognizer are called, and its delegate is fixed`() {
    let content = scrollView(in: pad)
    let pan = content.panGestureRecognizer
    pan.name = "scroll"
    pan.addTarget(log, action: Selector("call:", Log.call(_:)))
    let finger = touch()
    move(finger, by: CGPoint(x: 0, y: -50))
    finger.end()
    #expect(log.calls.first == "scroll began")
    #expect(log.calls.last == "scroll ended")
    let exception = UIKitException.caught { pan.delegate = log }
    #expect(exception?.reason.contains("must have its scroll view as its delegate") == true)
  }

  @Test func `a scroll view whose recognizer is off, or waits in vain, does not scroll`() {
    let content = scrollView(in: pad)
    content.panGestureRecognizer.isEnabled = false
    let finger = touch()
    move(finger, by: CGPoint(x: 0, y: -50))
    finger.end()
    #expect(content.contentOffset.y == 0)
    content.panGestureRecognizer.isEnabled = true
    let press = add(UILongPressGestureRecognizer(), "press", to: content)
    press.allowableMovement = 1000
    content.panGestureRecognizer.require(toFail: press)
    let other = touch()
    move(other, by: CGPoint(x: 0, y: -50))
    #expect(content.contentOffset.y == 0)
    other.end()
  }
}
