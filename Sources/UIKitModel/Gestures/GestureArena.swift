import Foundation

/// The gestures that are being made in a process: which recognizers get a touch, and which of them
/// recognizes its gesture where several could.
///
/// A recognizer that would leave ``UIGestureRecognizer/State/possible`` asks its delegate, waits for
/// those that have to fail first, and is kept back by a recognized one that prevents it. Once it has
/// recognized its gesture it makes the others of the same touches fail, except for those that are
/// recognized simultaneously.
@MainActor final class GestureArena {
  /// The arena of the process.
  static var current: GestureArena { AppProcess.current.gestures }

  /// The recognizers that take part, in the order in which they get touches.
  private var recognizers: [UIGestureRecognizer] = []
  /// The fingers on the screen, and those whose views still wait for the end.
  private var sequences: [TouchSequence] = []
  private var isSettling = false
  /// The last tap of a finger: when, where, and the how manieth.
  private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

  // MARK: Touches

  /// The touches on the screen.
  var touches: Set<UITouch> { Set(sequences.filter { !$0.isOver }.map(\.touch)) }

  /// A finger comes down: the recognizers of its view and of those around it get it, the innermost
  /// first, and of one view the last that was added first, since a recognizer that an app adds to a
  /// scroll view takes the finger from it.
  func begin(_ sequence: TouchSequence, on view: UIView, with event: UIEvent) {
    sequences.append(sequence)
    let touch = sequence.touch
    touch.tapCount = tapCount(at: touch.windowLocation)
    event.allTouches = touches
    var isOfControl = false
    for ancestor in Swift.sequence(first: view, next: \.superview) {
      for recognizer in (ancestor.gestureRecognizers ?? []).reversed()
      where recognizer.isEnabled && !(isOfControl && recognizer.isSingleTap) {
        join(touch, to: recognizer, with: event)
      }
      isOfControl = isOfControl || ancestor.keepsTaps
    }
    deliver(touch) { $0.touchesBegan([touch], with: event) }
  }

  private func tapCount(at place: CGPoint) -> Int {
    guard let lastTap,
      AppProcess.current.loop.now - lastTap.time <= UIGestureRecognizer.Gesture.tapInterval,
      lastTap.place.distance(to: place) <= UIGestureRecognizer.Gesture.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  private func join(_ touch: UITouch, to recognizer: UIGestureRecognizer, with event: UIEvent) {
    if !isActive(recognizer) { recognizer.prepareForGesture() }
    switch recognizer.storedState {
    case .possible, .began, .changed: break
    case .ended, .cancelled, .failed: return
    }
    if let delegate = recognizer.delegate {
      guard delegate.gestureRecognizer(recognizer, shouldReceive: event),
        delegate.gestureRecognizer(recognizer, shouldReceive: touch)
      else { return }
    }
    recognizer.touches.append(touch)
    recognizer.seen.insert(touch)
    if let center = recognizer.center { recognizer.place = center }
    touch.recognizers.append(recognizer)
    if !isActive(recognizer) { recognizers.append(recognizer) }
  }

  /// A finger moves; `scroll` is called for a scroll view's own recognizer in its turn.
  func move(
    _ touch: UITouch, with event: UIEvent, scroll: (ScrollPanGestureRecognizer) -> Void
  ) {
    event.allTouches = touches
    deliver(touch) { recognizer in
      if let center = recognizer.center { recognizer.place = center }
      recognizer.touchesMoved([touch], with: event)
      if let pan = recognizer as? ScrollPanGestureRecognizer { scroll(pan) }
    }
  }

  /// A finger leaves, or the system takes it away.
  func end(_ touch: UITouch, with event: UIEvent, isCancelled: Bool) {
    event.allTouches = touches
    if !isCancelled {
      let now = AppProcess.current.loop.now
      lastTap = (now, touch.windowLocation, touch.tapCount)
    }
    deliver(touch) { recognizer in
      if isCancelled {
        recognizer.touchesCancelled([touch], with: event)
      } else {
        recognizer.touchesEnded([touch], with: event)
      }
    }
    for recognizer in touch.recognizers { recognizer.touches.removeAll { $0 === touch } }
    settle()
  }

  /// Gives a touch to the recognizers that still follow it.
  private func deliver(_ touch: UITouch, _ body: (UIGestureRecognizer) -> Void) {
    for recognizer in touch.recognizers where recognizer.touches.contains(touch) {
      switch recognizer.storedState {
      case .possible, .began, .changed: body(recognizer)
      case .ended, .cancelled, .failed:
        if recognizer is ScrollPanGestureRecognizer { body(recognizer) }
      }
    }
    settle()
  }

  /// Whether the view of a touch has to wait for its beginning.
  func delaysBeginning(of touch: UITouch) -> Bool {
    touch.recognizers.contains { $0.delaysTouchesBegan && isUndecided($0) }
  }

  /// Whether the view of a touch has to wait for its end.
  func delaysEnd(of touch: UITouch) -> Bool {
    touch.recognizers.contains { recognizer in
      (recognizer.delaysTouchesEnded || recognizer.delaysTouchesBegan) && isUndecided(recognizer)
        && (recognizer.isWaiting || recognizer.pending != nil)
    }
  }

  private func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    isActive(recognizer) && recognizer.storedState == .possible
      && !(recognizer is ScrollPanGestureRecognizer)
  }

  private func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0 === recognizer }
  }

  // MARK: States

  /// A recognizer sets its state.
  func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    let isPossible = recognizer.storedState == .possible
    switch (recognizer.storedState, state) {
    case (_, .possible): recognizer.storedState = .possible
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, .began), (.possible, .changed): recognize(recognizer, as: .began)
    case (.possible, .ended): recognize(recognizer, as: .ended)
    case (.began, _), (.changed, _):
      recognizer.storedState =
        switch state {
        case .began, .changed: .changed
        case .failed: .cancelled
        default: state
        }
      recognizer.sendActions()
    // A gesture that is over stays what it is until the next one.
    case (.ended, _), (.cancelled, _), (.failed, _): return
    }
    if isPossible || recognizer.touches.isEmpty { settle() }
  }

  /// Takes a recognizer out of its gesture: it is turned off, or removed from its view.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard isActive(recognizer) else { return }
    if let pan = recognizer as? ScrollPanGestureRecognizer {
      pan.storedState = .cancelled
    } else {
      change(recognizer, to: .cancelled)
    }
    recognizer.touches = []
    settle()
  }

  /// A gesture fails, also one that waited to be recognized.
  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.pending = nil
    recognizer.storedState = .failed
    resolve()
  }

  private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    guard recognizer.pending == nil else { return }
    // One that has no touch recognizes what its owner says.
    guard isActive(recognizer) else {
      recognizer.storedState = state
      return recognizer.sendActions()
    }
    guard mayBegin(recognizer) else { return fail(recognizer) }
    recognizer.pending = state
    resolve()
  }

  /// Whether neither the delegate nor the view keeps a recognizer from recognizing its gesture.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Whether a recognizer has to wait, or cannot recognize its gesture any more.
  enum Verdict {
    case free, waits, prevented
  }

  /// What the others mean for a recognizer that would recognize its gesture.
  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    let others = recognizers.filter { $0 !== recognizer }
    let required = others.filter { Self.requires(recognizer, failureOf: $0) }
    if required.contains(where: \.isRecognized) { return .prevented }
    if others.contains(where: { $0.isRecognized && Self.prevents($0, recognizer) }) {
      return .prevented
    }
    return required.contains { $0.storedState == .possible } ? .waits : .free
  }

  /// Lets those recognize their gesture that wait for nothing any more.
  private func resolve() {
    var isChanged = true
    while isChanged {
      isChanged = false
      let waiting = recognizers.filter { $0.pending != nil }
      for recognizer in waiting where recognizer.pending != nil {
        switch verdict(on: recognizer) {
        case .waits: continue
        case .prevented:
          recognizer.pending = nil
          recognizer.storedState = .failed
        case .free: complete(recognizer)
        }
        isChanged = true
      }
    }
  }

  private func complete(_ recognizer: UIGestureRecognizer) {
    guard let state = recognizer.pending else { return }
    recognizer.pending = nil
    recognizer.storedState = state
    preventOthers(than: recognizer)
    recognizer.sendActions()
  }

  /// Makes the others of the same touches fail, and takes the touches from the views.
  func preventOthers(than recognizer: UIGestureRecognizer) {
    for other in recognizers
    where other !== recognizer && other.storedState == .possible
      && !(other is ScrollPanGestureRecognizer) && Self.prevents(recognizer, other)
    {
      other.pending = nil
      other.storedState = .failed
    }
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.seen { touch.sequence?.cancelInContent() }
  }

  private static func prevents(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    !recognizer.seen.isDisjoint(with: other.seen) && recognizer.canPrevent(other)
      && other.canBePrevented(by: recognizer) && !areSimultaneous(recognizer, other)
  }

  private static func areSimultaneous(
    _ first: UIGestureRecognizer, _ second: UIGestureRecognizer
  ) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        ?? false
  }

  private static func requires(
    _ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer
  ) -> Bool {
    recognizer.requirements.contains { $0.recognizer === other }
      || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  // MARK: Ends

  /// Ends the gestures that are over, and gives views what waited for them.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    resolve()
    for sequence in sequences { sequence.gesturesDidChange() }
    sequences.removeAll(where: \.isDone)
    // A gesture that waits for another finger keeps those that depend on it.
    let over = recognizers.filter { recognizer in
      recognizer.touches.isEmpty && recognizer.pending == nil
        && !(recognizer.storedState == .possible && recognizer.isWaiting)
    }
    let rest = recognizers.filter { recognizer in !over.contains { $0 === recognizer } }
    recognizers = rest
    for recognizer in over { recognizer.endGesture() }
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture has been recognized and nothing of it was taken back.
  var isRecognized: Bool {
    switch storedState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether this is the tap that the action of a control is.
  fileprivate var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// What was left of an earlier gesture goes: a state that was set without touches.
  fileprivate func prepareForGesture() {
    seen = []
    touches = []
    pending = nil
    if storedState != .possible { storedState = .possible }
  }

  fileprivate func endGesture() {
    seen = []
    pending = nil
    reset()
    if !(self is ScrollPanGestureRecognizer) { storedState = .possible }
  }
}

extension UIView {
  /// Whether a tap is the action of the view, and not a gesture of views around it (iOS 6; Apple,
  /// `UIGestureRecognizer`). That text fields and text views keep it, whose keyboard a tap brings, is
  /// the model's choice; no public source.
  fileprivate var keepsTaps: Bool {
    self is UIButton || self is UISwitch || self is UISegmentedControl || self is UIStepper
      || self is UIPageControl || self is UITextField || self is UITextView
  }
}
