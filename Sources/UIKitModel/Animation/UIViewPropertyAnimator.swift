public import Foundation

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Where the animations of an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Changes views over time, and can be paused, reversed and stopped on the way (iOS 10).
@preconcurrency @MainActor public final class UIViewPropertyAnimator: NSObject {
  /// How long the animations take, in seconds.
  public let duration: TimeInterval
  /// Where the animator is in its life.
  public private(set) var state = UIViewAnimatingState.inactive
  private let curve: TimingCurve
  private let process: AppProcess
  private var blocks: [() -> Void]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var group: AnimationGroup?

  private init(duration: TimeInterval, timing: TimingCurve, animations: (() -> Void)?) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    curve = timing
    process = AppProcess.current
    blocks = animations.map { [$0] } ?? []
    super.init()
  }

  /// An animator with one of the built-in curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timing: curve.timing, animations: animations)
  }

  /// An animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let timing = TimingCurve.cubic(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
    self.init(duration: duration, timing: timing, animations: animations)
  }

  /// An animator with a spring that comes to rest when `duration` ends.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let timing = TimingCurve.spring(dampingRatio: ratio, velocity: 0)
    self.init(duration: duration, timing: timing, animations: animations)
  }

  /// An animator with a curve of its own.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, timing: parameters.timing, animations: nil)
  }

  /// An animator that has been started.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(
      duration: duration, timing: options.curve, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  /// Whether the animator may be stopped; held, it always may.
  public var isInterruptible = true
  /// Whether touches reach views on their way; held.
  public var isUserInteractionEnabled = true
  /// Whether animations go on to their end at another pace; held.
  public var scrubsLinearly = true

  /// Whether the animations are on their way.
  public var isRunning: Bool { state == .active && !isPaused }
  /// Whether the animations rest on their way.
  private var isPaused = false
  /// Whether the animations rest at their end, to be reversed, and the completions wait (iOS 11).
  public var pausesOnCompletion = false { didSet { group?.restsAtEnd = pausesOnCompletion } }
  /// Whether the animations go back to where they began.
  public var isReversed = false {
    didSet { if isRunning, isReversed != oldValue { goOn(over: nil) } }
  }
  /// The part of the time that is over, from 0 to 1. To set it lets the animations rest there.
  public var fractionComplete: CGFloat {
    get { group?.part ?? 0 }
    set {
      pauseAnimation()
      if newValue.isFinite { group?.pause(at: min(max(newValue, 0), 1)) }
    }
  }

  /// Lets the animations rest where they are; ones that were not started are made, and rest at their
  /// beginning.
  public func pauseAnimation() {
    if state == .inactive { begin(afterDelay: 0) }
    guard state == .active, let group else { return }
    isPaused = true
    group.pause()
  }

  /// Lets animations that rest go on, at the same pace: what is left takes `durationFactor` of the
  /// duration, or as long as before for 0.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    goOn(over: durationFactor > 0 ? TimeInterval(durationFactor) * duration : nil)
  }

  private func goOn(over seconds: TimeInterval?) {
    isPaused = false
    group?.goOn(back: isReversed, over: seconds)
  }

  /// Adds changes to those that the animator makes when it is started.
  public func addAnimations(_ animation: @escaping () -> Void) { blocks.append(animation) }

  /// Adds changes to those that the animator makes when it is started; their delay is held.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds something to do when the animations have ended.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, which the eye sees over the duration.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Makes the changes, which the eye sees over the duration, after `delay` seconds. Animations that
  /// rest go on.
  public func startAnimation(afterDelay delay: TimeInterval) {
    if state == .active, isPaused { return goOn(over: nil) }
    begin(afterDelay: delay)
  }

  private func begin(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    state = .active
    let timing = AnimationGroup.Timing(
      duration: duration, delay: delay.isFinite ? max(delay, 0) : 0, curve: curve)
    let group = AnimationGroup(timing, in: process) { [weak self] _ in
      guard let self else { return }
      end(at: isReversed ? .start : .end)
    }
    group.restsAtEnd = pausesOnCompletion
    self.group = group
    group.run {
      for block in blocks { block() }
      blocks = []
    }
  }

  /// Stops the animations where the eye sees them.
  ///
  /// - Parameter withoutFinishing: Whether that is all, without completions; otherwise
  ///   ``finishAnimation(at:)`` is to follow.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let group else { return }
    group.freeze()
    state = .stopped
    if withoutFinishing {
      completions = []
      end(at: .current)
    }
  }

  /// Ends the animator after it was stopped, and runs the completions.
  ///
  /// The views stay where they were stopped, or go on to the end at once. The model does not keep
  /// where they came from: `start` leaves them as `current` does.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition == .end { group?.jumpToEnd() }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    (state, isPaused) = (.inactive, false)
    group = nil
    let bodies = completions
    completions = []
    for body in bodies { body(position) }
  }
}

extension UIView {
  /// The built-in curves of animations.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
