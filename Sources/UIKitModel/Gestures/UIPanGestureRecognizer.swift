import Foundation

/// A recognizer of drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers that drag.
  open var minimumNumberOfTouches = 1
  /// The most fingers that drag.
  open var maximumNumberOfTouches = Int.max
  /// The scrolling devices that drag; held, there is none (iOS 13.4).
  open var allowedScrollTypesMask = UIScrollTypeMask(rawValue: 0)

  /// How far the fingers have moved since the translation was zero, in points of the window.
  var translation = CGPoint.zero
  /// Their speed at the last move, in points a second.
  var speed = CGPoint.zero
  private var lastMove: TimeInterval = 0
  private var lastPlace: CGPoint?

  /// Counts from `translation` on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }

  /// How far the fingers have moved, in points: since they came down, or since the translation was
  /// set.
  open func translation(in view: UIView?) -> CGPoint { translation }

  /// The fingers' speed in points a second; zero once they have rested.
  open func velocity(in view: UIView?) -> CGPoint {
    AppProcess.current.loop.now - lastMove > Gesture.rest ? .zero : speed
  }

  /// The fingers leave at a speed in points a second.
  func leave(with speed: CGPoint) { (self.speed, lastMove) = (speed, AppProcess.current.loop.now) }

  /// Counts a move of the fingers.
  func track() {
    guard let center else { return }
    let now = AppProcess.current.loop.now
    defer { (lastPlace, lastMove) = (center, now) }
    guard let lastPlace else { return translation = .zero }
    let way = CGPoint(x: center.x - lastPlace.x, y: center.y - lastPlace.y)
    translation = CGPoint(x: translation.x + way.x, y: translation.y + way.y)
    if now > lastMove {
      speed = CGPoint(x: way.x / (now - lastMove), y: way.y / (now - lastMove))
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A finger that joins moves the center, but drags nothing.
    lastPlace = center
    lastMove = AppProcess.current.loop.now
    if self.touches.count > maximumNumberOfTouches { stop() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    track()
    guard storedState == .possible else { return state = .changed }
    guard self.touches.count >= minimumNumberOfTouches, begins(after: translation) else { return }
    state = .began
  }

  /// Whether a drag begins after a way in points.
  func begins(after way: CGPoint) -> Bool { max(abs(way.x), abs(way.y)) >= Gesture.slop }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = self.touches.filter { !touches.contains($0) }
    guard left.count < minimumNumberOfTouches || left.isEmpty else {
      lastPlace = nil
      return
    }
    stop()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }

  private func stop() { state = storedState == .possible ? .failed : .ended }

  open override func reset() {
    (translation, speed, lastPlace) = (.zero, .zero, nil)
  }
}

/// The scrolling devices that a drag counts.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The devices as bits.
  public let rawValue: Int

  /// Devices by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All of them.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A recognizer of drags from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the finger may come from.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, let window = view?.window else { return }
    let (point, size) = (touch.windowLocation, window.bounds.size)
    var near: UIRectEdge = []
    if point.x <= Gesture.edgeWidth { near.insert(.left) }
    if point.x >= size.width - Gesture.edgeWidth { near.insert(.right) }
    if point.y <= Gesture.edgeWidth { near.insert(.top) }
    if point.y >= size.height - Gesture.edgeWidth { near.insert(.bottom) }
    if edges.isDisjoint(with: near) { state = .failed }
  }
}

/// The recognizer of a scroll view's own drags; the scroll view sets its state.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private(set) weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    view = scrollView
  }

  /// The scroll view decides by itself; another delegate raises UIKit's exception.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set {
      guard newValue !== scrollView else { return }
      AppProcess.current.raise(
        UIKitException(
          "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.",
          name: UIKitException.Name.invalidArgument))
    }
  }

  // Touches are handled with the scroll view, by the sequence of touches.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if storedState != .possible { storedState = .possible }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { track() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func reset() {}
}
