import Foundation

/// Animates the change from one controller to another. Inert: the model's changes are at once.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the animation takes, in seconds. Inert: nothing calls it.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates. Inert: nothing calls it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the animation. Inert: nothing calls it.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Default implementation: does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives the change from one controller to another by touches. Inert: nothing calls it.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the change. Inert: nothing calls it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What an animation of a change is about; the model makes none.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the change takes place in.
  var containerView: UIView { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether touches drive the change.
  var isInteractive: Bool { get }
  /// Whether the change was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How far what comes is turned.
  var targetTransform: CGAffineTransform { get }
  /// Goes on to a part of the change, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Completes the change.
  func finishInteractiveTransition()
  /// Takes the change back.
  func cancelInteractiveTransition()
  /// To be called at the end of the animation.
  func completeTransition(_ didComplete: Bool)
  /// The controller of a side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a side.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view begins, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view ends, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
}
