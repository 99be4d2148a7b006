#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Gestures

  extension Screen {
    /// Numbers of gestures; the model's choice.
    private enum Play {
      /// How long a finger rests for a long press, in seconds, and how much longer than recognizers
      /// that wait for longer.
      static let press: TimeInterval = 0.7
      static let margin: TimeInterval = 0.2
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

    /// Taps the view with a text with two fingers, which `tap("Save")` finds.
    public func tapWithTwoFingers(
      _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let view = view(named: text, sourceLocation) else { return }
      tapWithTwoFingers(view, sourceLocation: sourceLocation)
    }

    /// Taps the view with a text twice, which `tap("Save")` finds.
    public func doubleTap(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let view = view(named: text, sourceLocation) else { return }
      doubleTap(view, sourceLocation: sourceLocation)
    }

    /// Rests with a finger in the middle of a view, in seconds, and leaves it; without a duration for
    /// as long as the gesture recognizers there wait.
    public func longPress(
      _ view: UIView?, duration: TimeInterval? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      play(on: view, sourceLocation) { view, middle in
        Self.press(view, at: middle, duration: duration)
      }
    }

    /// Rests with a finger on the view with a text, which `tap("Save")` finds; on one in a
    /// row, beside its controls, as ``longPress(row:sourceLocation:)``.
    public func longPress(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let view = view(named: text, sourceLocation) else { return }
      guard let (path, table) = row(around: view) else {
        return longPress(view, sourceLocation: sourceLocation)
      }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      guard !report(obstacle(to: view, at: middle), "“\(text)”", sourceLocation) else { return }
      longPress(row: path, of: table, at: view.convert(middle, to: table), sourceLocation)
    }

    /// The row that a view shows a part of, and its table; nil for a control and what is in one.
    private func row(around view: UIView) -> (path: IndexPath, table: UITableView)? {
      let around = Array(sequence(first: view, next: \.superview))
      guard let end = around.firstIndex(where: { $0 is UITableViewCell }),
        !around[..<end].contains(where: { $0 is UIControl }),
        let table = around[end...].lazy.compactMap({ $0 as? UITableView }).first
      else { return nil }
      let path = inProcess { (around[end] as? UITableViewCell).flatMap(table.indexPath) }
      return path.map { ($0, table) }
    }

    /// Rests with a finger on a point of a view, and leaves it; whether a gesture recognizer of the
    /// view there, or of one around it, recognized that before the finger left.
    @discardableResult static func press(
      _ view: UIView, at point: CGPoint, duration: TimeInterval? = nil
    ) -> Bool {
      let place = view.convert(point, to: nil)
      let hit = view.window?.hitTest(place, with: nil) ?? view
      let recognizers = sequence(first: hit, next: \.superview).flatMap {
        $0.gestureRecognizers ?? []
      }
      let waits = recognizers.compactMap {
        ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration
      }
      let finger = Finger(on: view, at: point)
      finger.hold(for: duration ?? max(Play.press, (waits.max() ?? 0) + Play.margin))
      let isTaken = recognizers.contains { [.began, .changed, .ended].contains($0.state) }
      finger.lift()
      return isTaken
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

    /// Swipes quickly over the view with a text, which `tap("Save")` finds.
    public func swipe(
      _ text: String, _ direction: UISwipeGestureRecognizer.Direction,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let view = view(named: text, sourceLocation) else { return }
      swipe(view, direction, sourceLocation: sourceLocation)
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

    /// Drags from the middle of the view with a text, which `tap("Save")` finds.
    public func drag(
      _ text: String, by way: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let view = view(named: text, sourceLocation) else { return }
      drag(view, by: way, sourceLocation: sourceLocation)
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

    /// Pinches with two fingers at the view with a text, which `tap("Save")` finds.
    public func pinch(
      _ text: String, scale: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let view = view(named: text, sourceLocation) else { return }
      pinch(view, scale: scale, sourceLocation: sourceLocation)
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

    /// Turns two fingers at the view with a text, which `tap("Save")` finds.
    public func rotate(
      _ text: String, by angle: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let view = view(named: text, sourceLocation) else { return }
      rotate(view, by: angle, sourceLocation: sourceLocation)
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
