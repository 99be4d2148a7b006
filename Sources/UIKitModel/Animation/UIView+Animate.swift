import Foundation

extension UIView {
  /// How long the system's own animations take, in seconds (customary; no public source).
  package static let systemAnimationDuration: TimeInterval = 0.3

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
  ///
  /// The views have their new values at once; what the eye sees on the way is
  /// ``CALayer/presentation()``. Without an animation to wait for (a duration of 0, no change, no
  /// window, animations turned off) the completion runs in the next turn of the loop.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      timing(duration, delay: delay, curve: options.curve, options: options), animations,
      completion)
  }

  /// Changes views with a spring that comes to rest when `duration` ends.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.spring(
      dampingRatio: dampingRatio, velocity: velocity * CGFloat(max(duration, 0)))
    run(timing(duration, delay: delay, curve: curve, options: options), animations, completion)
  }

  /// The timing of a block; inside of another it has that one's duration and curve unless the
  /// options differ, as UIKit documents.
  private class func timing(
    _ duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: AnimationOptions
  ) -> AnimationGroup.Timing {
    let outer = AppProcess.current.animation?.timing
    let keepsAll = options.contains(.overrideInheritedOptions)
    let keepsDuration = keepsAll || options.contains(.overrideInheritedDuration)
    let keepsCurve = keepsAll || options.contains(.overrideInheritedCurve)
    let own = duration.isFinite ? max(duration, 0) : 0
    return AnimationGroup.Timing(
      duration: keepsDuration ? own : outer?.duration ?? own,
      delay: delay.isFinite ? max(delay, 0) : 0,
      curve: keepsCurve ? curve : outer?.curve ?? curve,
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
  }

  private class func run(
    _ timing: AnimationGroup.Timing, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    AnimationGroup(timing, in: AppProcess.current, completion: completion).run(animations)
  }

  /// Changes views over `duration` seconds, for animations of the model's own.
  package class func change(over duration: TimeInterval, _ changes: () -> Void) {
    run(timing(duration, delay: 0, curve: .easeInOut, options: []), changes, nil)
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
    AppProcess.current.animation?.timing.duration ?? 0
  }
}
