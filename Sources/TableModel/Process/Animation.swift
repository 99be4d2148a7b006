import Foundation

/// The animation block that property changes fall into.
final class AnimationContext {
  let duration: TimeInterval
  let delay: TimeInterval

  init(duration: TimeInterval, delay: TimeInterval) {
    self.duration = duration
    self.delay = delay
  }
}

@MainActor extension UIView {
  /// Changes views with an animation of `duration` seconds; the completion runs at its end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Changes views with an animation that begins after `delay` seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let process = AppProcess.current
    let outer = process.animation
    if process.areAnimationsEnabled {
      process.animation = AnimationContext(duration: duration, delay: delay)
    }
    animations()
    process.animation = outer
    guard let completion else { return }
    let total = process.areAnimationsEnabled ? max(duration, 0) + max(delay, 0) : 0
    process.loop.schedule(after: total) { completion(true) }
  }

  /// Changes views with a spring animation; the model gives it the same duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Changes views within a transition of `view`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Changes views at once, also inside of an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let process = AppProcess.current
    let outer = (process.areAnimationsEnabled, process.animation)
    process.areAnimationsEnabled = false
    process.animation = nil
    actionsWithoutAnimation()
    (process.areAnimationsEnabled, process.animation) = outer
  }

  /// Turns animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AppProcess.current.areAnimationsEnabled = enabled
  }

  /// Whether animations are on.
  public class var areAnimationsEnabled: Bool { AppProcess.current.areAnimationsEnabled }

  /// The duration of the animation block that is running; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AppProcess.current.animation?.duration ?? 0
  }

  /// Options of an animation; only the timing of completion is modelled.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
