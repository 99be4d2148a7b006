#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Gestures

  extension Screen {
    /// Numbers of gestures; the model's choice.
    private enum Play {
      /// How long a finger rests for a long press, in seconds; longer than recognizers wait.
      static let press: TimeInterval = 0.7
      /// How long a swipe takes, in seconds, and how far it goes, in points.
      static let swipe: TimeInterval = 0.2
      static let swipeWay: CGFloat = 120
      /// How far apart the fingers of a pinch or a rotation begin, in points.
      static let span: CGFloat = 80
      /// How long two fingers move, in seconds, and in how many steps.
      static let duration: TimeInterval = 0.5
      static let steps = 30
    }

    /// Taps the middle of a view twice.
    public func doubleTap(_ view: UIView?, sourceLocation: SourceLocation = #_sourceLocation) {
      play(on: view, sourceLocation) { view, middle in
        for _ in 0..<2 { Finger(on: view, at: middle).lift() }
      }
    }

    /// Taps the middle of a view with two fingers.
    public func tapWithTwoFingers(
      _ view: UIView?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      play(on: view, sourceLocation) { view, middle in
        let fingers = Self.places(around: middle, span: Play.span, angle: 0).map {
          Finger(on: view, at: $0)
        }
        for finger in fingers { finger.lift() }
      }
    }

    /// Rests with a finger in the middle of a view, in seconds, and leaves it.
    public func longPress(
      _ view: UIView?, duration: TimeInterval? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      play(on: view, sourceLocation) { view, middle in
        let finger = Finger(on: view, at: middle)
        finger.hold(for: duration ?? Play.press)
        finger.lift()
      }
    }

    /// Swipes over a view from its middle, quickly.
    public func swipe(
      _ view: UIView?, _ direction: UISwipeGestureRecognizer.Direction,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      var way = CGPoint.zero
      if direction.contains(.left) { way.x -= Play.swipeWay }
      if direction.contains(.right) { way.x += Play.swipeWay }
      if direction.contains(.up) { way.y -= Play.swipeWay }
      if direction.contains(.down) { way.y += Play.swipeWay }
      play(on: view, sourceLocation) { view, middle in
        let finger = Finger(on: view, at: middle)
        finger.move(by: way, duration: Play.swipe)
        finger.lift()
      }
    }

    /// Drags from the middle of a view by a way in points, rests, and leaves.
    public func drag(
      _ view: UIView?, by way: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard way.x.isFinite, way.y.isFinite else {
        return fail("No user can drag by \(way.x), \(way.y) points", sourceLocation)
      }
      play(on: view, sourceLocation) { Finger(on: $0, at: $1).drag(by: way) }
    }

    /// Pinches with two fingers at the middle of a view; they end `scale` times as far apart.
    public func pinch(
      _ view: UIView?, scale: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard scale.isFinite, scale > 0 else {
        return fail("No user can pinch by \(scale)", sourceLocation)
      }
      // Fingers that come nearer to each other begin further apart.
      let first = scale < 1 ? Play.span / scale : Play.span
      twoFingers(on: view, sourceLocation) { part in
        (first * (1 + (scale - 1) * part), 0)
      }
    }

    /// Turns two fingers at the middle of a view clockwise by an angle in radians.
    public func rotate(
      _ view: UIView?, by angle: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard angle.isFinite else {
        return fail("No user can turn by \(angle) radians", sourceLocation)
      }
      twoFingers(on: view, sourceLocation) { (Play.span, angle * $0) }
    }

    /// Presses a key of a keyboard with others held beside it.
    public func press(
      key: String, _ modifiers: UIKeyModifierFlags = [],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      perform(sourceLocation) { _ = UIApplication.shared.press(key, modifiers) }
    }

    // MARK: Fingers

    /// Moves two fingers whose distance and angle depend on the part of the gesture that is over.
    private func twoFingers(
      on view: UIView?, _ sourceLocation: SourceLocation,
      _ span: @escaping (_ part: CGFloat) -> (length: CGFloat, angle: CGFloat)
    ) {
      play(on: view, sourceLocation) { view, middle in
        let places = { (part: CGFloat) in
          Self.places(around: middle, span: span(part).length, angle: span(part).angle).map {
            view.convert($0, to: nil)
          }
        }
        let fingers = places(0).map { Finger(on: self.window, at: $0) }
        for step in 1...Play.steps {
          let targets = places(CGFloat(step) / CGFloat(Play.steps))
          for (finger, target) in zip(fingers, targets) { finger.slide(to: target) }
          MainRunLoop.run(for: Play.duration / Double(Play.steps))
        }
        for finger in fingers { finger.lift() }
      }
    }

    private static func places(
      around middle: CGPoint, span: CGFloat, angle: CGFloat
    ) -> [CGPoint] {
      let (x, y) = (cos(angle) * span / 2, sin(angle) * span / 2)
      return [
        CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
      ]
    }

    /// Does something with fingers at the middle of a view that they reach.
    private func play(
      on view: UIView?, _ sourceLocation: SourceLocation, _ body: (UIView, CGPoint) -> Void
    ) {
      guard let view = given(view, "view", sourceLocation) else { return }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let name = "\(Swift.type(of: view))"
      guard !report(obstacle(to: view, at: middle), name, sourceLocation) else { return }
      perform(sourceLocation) { body(view, middle) }
    }
  }
#endif
