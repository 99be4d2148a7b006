import Foundation

/// A recognizer of gestures among the touches of its view and of the views inside.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private let objectiveC = ObjectiveCTable<UIGestureRecognizerMembers>()

  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The other name of the end.
    public static let recognized = State.ended
  }

  /// What a recognized gesture calls.
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []
  /// The state without what comes of a change.
  var storedState = State.possible { didSet { announce("state") } }
  /// The state that the recognizer goes to when those have failed that it waits for.
  var pending: State?
  /// The touches that are on the screen.
  var touches: [UITouch] = []
  /// The touches of the gesture, also those that have left.
  var seen: Set<UITouch> = []
  /// Where the gesture is, in the coordinates of the window.
  var place = CGPoint.zero
  /// The recognizers that have to fail first.
  private(set) var requirements: [WeakRecognizer] = []
  /// What hears of changes of the state.
  final var keyValueSource: KeyValueAnnouncer?

  /// How far the gesture has come.
  ///
  /// A subclass sets it. From ``State/possible`` the recognizer only goes on if its delegate lets it,
  /// no other gesture prevents it, and those have failed that it waits for.
  open var state: State {
    get { storedState }
    set { GestureArena.current.change(self, to: newValue) }
  }

  /// The view that it is attached to.
  public internal(set) weak var view: UIView?
  /// Whether gestures are recognized; turning it off cancels one that is.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureArena.current.withdraw(self) } }
  }
  /// The delegate, which decides between recognizers.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether a recognized gesture cancels the view's touches.
  open var cancelsTouchesInView = true
  /// Whether the view gets a touch only after the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of a touch only after the gesture has failed.
  open var delaysTouchesEnded = true
  /// Whether touches of other kinds are ignored once there is one; held, there is one kind.
  open var requiresExclusiveTouchType = true
  /// The kinds of touch that count; held, there is one kind.
  open var allowedTouchTypes: [NSNumber] = []
  /// A name for debugging (iOS 11).
  open var name: String?
  /// The number of touches of the gesture.
  open var numberOfTouches: Int { touches.count }

  /// A recognizer without a target.
  public override init() { super.init() }

  /// A recognizer that calls a method of a target, with itself where the method takes it.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Archives do not exist here; the recognizer has nothing.
  public init?(coder: NSCoder) { super.init() }

  /// Calls a method of a target too; one that is there already is called once. The target is not
  /// kept.
  open func addTarget(_ target: Any, action: Selector) {
    AppProcess.current.checkTarget(target, of: action)
    removeTarget(target, action: action)
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Does not call a target any more; nil is any target, or any of its methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  /// Calls the targets.
  func sendActions() {
    guard !Fault.recognizesNoGesture.isOn else { return }
    for target in targets {
      guard let object = target.object else { continue }
      AppProcess.current.bind { _ = ObjectiveC.send(target.action, to: object, [self]) }
    }
  }

  /// Waits with its gesture until another recognizer of the same touches has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// The center of the gesture in a view, in its own coordinates; of the window for nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Where one of the touches is in a view; an index that there is not raises UIKit's exception.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      AppProcess.current.raise(
        UIKitException(
          "-[\(UIView.nameOfClass(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond "
            + "bounds (\(touches.count)).", name: UIKitException.Name.range))
      return .zero
    }
    return touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Called when fingers come down on the view or inside of it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a gesture is over, recognized or not, before the next one.
  open func reset() {}
  /// Leaves a touch out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
  /// Whether this gesture keeps another one from being recognized.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture keeps this one from being recognized.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer waits until another one has failed (iOS 7).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits until this one has failed (iOS 7).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether a possible gesture goes on without a finger on the screen, as that of a second tap.
  var isWaiting: Bool { false }
}

// MARK: - KeyValueAnnouncing

extension UIGestureRecognizer: KeyValueAnnouncing {}

/// A recognizer that is not kept.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// The center of the touches that are on the screen, in the coordinates of the window; nil
  /// without any.
  var center: CGPoint? {
    guard !touches.isEmpty else { return nil }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.windowLocation.x } / count,
      y: touches.reduce(0) { $0 + $1.windowLocation.y } / count)
  }

  /// Numbers of the system's gestures. UIKit documents none of them but the duration and the
  /// movement of a long press; the others are customary.
  enum Gesture {
    /// How far a finger moves, in points, before it drags, and taps no more.
    static let slop: CGFloat = 10
    /// The longest time between two taps of one gesture, in seconds.
    static let tapInterval: TimeInterval = 0.35
    /// How far apart two taps of one gesture are at most, in points.
    static let tapDistance: CGFloat = 45
    /// How far a finger swipes at least, in points.
    static let swipeDistance: CGFloat = 50
    /// How long a swipe takes at most, in seconds.
    static let swipeDuration: TimeInterval = 0.5
    /// How far a swipe leaves its direction at most, in points.
    static let swipeDeviation: CGFloat = 50
    /// By how much two fingers change their distance before they pinch, in points.
    static let pinchSlop: CGFloat = 8
    /// By how much two fingers turn before they rotate, in radians.
    static let rotationSlop: CGFloat = 0.1
    /// How far from the edge of the screen a finger comes down that drags from it, in points.
    static let edgeWidth: CGFloat = 20
    /// After how long a finger that rests has no speed any more, in seconds.
    static let rest: TimeInterval = 0.1
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
