import Foundation

/// Drives a change of controllers by a part of it; held, since nothing is animated.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// How long the change takes, in seconds; held.
  open private(set) var duration: CGFloat = 0
  /// How far the change has gone, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs; held.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest; held.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the change begins with touches; held.
  open var wantsInteractiveStart = true

  /// A change that has not begun.
  public override init() { super.init() }

  /// Begins the change. Inert: nothing calls it.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Holds the change. Inert: nothing runs.
  open func pause() {}
  /// Goes on to a part of the change, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }
  /// Takes the change back.
  open func cancel() { percentComplete = 0 }
  /// Completes the change.
  open func finish() { percentComplete = 1 }
}
