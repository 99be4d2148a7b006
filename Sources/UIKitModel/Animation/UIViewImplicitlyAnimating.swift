public import Foundation

/// What animates, and can be paused, reversed and stopped on the way (iOS 10).
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it runs.
  var isRunning: Bool { get }
  /// Whether it goes back.
  var isReversed: Bool { get set }
  /// The part of the time that is over; to set it lets it rest there.
  var fractionComplete: CGFloat { get set }
  /// Lets it rest where it is.
  func pauseAnimation()
  /// Begins.
  func startAnimation()
  /// Begins after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates blocks of changes (iOS 10).
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
