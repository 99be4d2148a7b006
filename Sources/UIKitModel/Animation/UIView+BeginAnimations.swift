import Foundation

/// An animation between `beginAnimations` and `commitAnimations`.
@MainActor final class OpenAnimation {
  /// The animations; they keep this object until its delegate has heard of their end.
  private(set) lazy var group = AnimationGroup(
    AnimationGroup.Timing(duration: Self.duration), in: process, completion: { self.end($0) })
  let outer: AnimationGroup?
  private let process: AppProcess
  private let animationID: String?
  private let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  /// How long an animation takes that sets no duration, in seconds (Apple,
  /// `setAnimationDuration(_:)`).
  private static let duration: TimeInterval = 0.2

  init(_ animationID: String?, _ context: UnsafeMutableRawPointer?, in process: AppProcess) {
    (self.animationID, self.context, self.process) = (animationID, context, process)
    outer = process.animation
  }

  private func end(_ isFinished: Bool) {
    guard let delegate, let didStop else { return }
    ObjectiveC.send(didStop, to: delegate, [animationID, NSNumber(value: isFinished), context])
  }
}

// Animations without a block, from before iOS 4.

extension UIView {
  /// Begins an animation: what is changed until ``commitAnimations()`` is animated.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let process = AppProcess.current
    let animation = OpenAnimation(animationID, context, in: process)
    process.openAnimations.append(animation)
    process.animation = process.areAnimationsEnabled ? animation.group : nil
  }

  /// Ends the changes of the last animation that was begun, and starts it.
  public class func commitAnimations() {
    let process = AppProcess.current
    guard let animation = process.openAnimations.popLast() else { return }
    process.animation = animation.outer
    if let delegate = animation.delegate, let willStart = animation.willStart {
      ObjectiveC.send(willStart, to: delegate, [])
    }
    animation.group.commit()
  }

  private class var timing: AnimationGroup.Timing? {
    get { AppProcess.current.openAnimations.last?.group.timing }
    set { if let newValue { AppProcess.current.openAnimations.last?.group.timing = newValue } }
  }

  /// Sets the duration of the animation that was begun, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    timing?.duration = duration.isFinite ? max(duration, 0) : 0
  }

  /// Sets how long the animation that was begun waits, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    timing?.delay = delay.isFinite ? max(delay, 0) : 0
  }

  /// Sets the curve of the animation that was begun.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    timing?.curve = curve.timing
  }

  /// Sets how often the animation that was begun repeats; any number other than 0 repeats without
  /// end in the model.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    timing?.repeats = repeatCount > 0
  }

  /// Sets whether the animation that was begun runs back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    timing?.autoreverses = repeatAutoreverses
  }

  /// Sets when the animation that was begun begins. Inert: it begins at once.
  public class func setAnimationStart(_ startDate: Date) {}

  /// Sets whether the animation that was begun begins where the eye sees the views. Inert: it always
  /// does.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Sets how a content gives way to another in the animation that was begun. Inert: it is not drawn.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {}

  /// How a content gives way to another (to iOS 12).
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Sets what hears of the start and the end of the animation that was begun; it is not kept.
  public class func setAnimationDelegate(_ delegate: Any?) {
    AppProcess.current.openAnimations.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the method of the delegate that is called when the animation starts.
  public class func setAnimationWillStart(_ selector: Selector?) {
    AppProcess.current.openAnimations.last?.willStart = selector
  }

  /// Sets the method of the delegate that is called at the end, with the identifier, whether the
  /// animation has finished, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    AppProcess.current.openAnimations.last?.didStop = selector
  }
}
