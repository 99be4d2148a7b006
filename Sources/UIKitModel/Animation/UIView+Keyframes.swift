public import Foundation

extension UIView {
  /// Options of an animation in keyframes: what is not about time is held and changes nothing.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Inert: layout inside of the block is animated as every other change.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Inert: scripted touches reach views that are being animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Inert: animations add up, so that each begins where the eye left the view.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Begins again at each end; the completion never runs.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs there and back, which takes twice the duration.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration inside of another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps the block's own duration inside of another block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from value to value; the default, and what the model does with every other mode.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }

  /// Changes views in keyframes, each of which takes a part of `duration` seconds.
  ///
  /// What is changed outside of a keyframe takes all of the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue).union(.overrideInheritedCurve)
    animate(
      withDuration: duration, delay: delay, options: shared.union(.curveLinear),
      animations: animations, completion: completion)
  }

  /// Adds a keyframe; start and duration are parts of the duration of the animation around it.
  ///
  /// Outside of an animation in keyframes the changes are made at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let process = AppProcess.current
    let outer = process.keyframe
    process.keyframe = Keyframe(start: frameStartTime, duration: frameDuration)
    animations()
    process.keyframe = outer
  }
}

/// The part of an animation's time in which a change happens.
struct Keyframe: Hashable, Sendable {
  let start: CGFloat
  let duration: CGFloat

  /// All of the time.
  static let whole = Keyframe(start: 0.0, duration: 1.0)

  /// A part of the time; it begins and ends within it.
  init(start: Double, duration: Double) {
    let first = min(max(start.isFinite ? start : 0, 0), 1)
    self.start = CGFloat(first)
    self.duration = CGFloat(min(max(duration.isFinite ? duration : 0, 0), 1 - first))
  }

  /// How much of the change is done when `progress` of the time is over.
  ///
  /// A spring passes its end; within keyframes there are none.
  func progress(at progress: CGFloat) -> CGFloat {
    guard self != .whole else { return progress }
    guard duration > 0 else { return progress < start ? 0 : 1 }
    return min(max((progress - start) / duration, 0), 1)
  }
}
