import Foundation

/// A transition from one controller to another, as seen by the code that runs along with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How the controller that comes is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began with a finger.
  var initiallyInteractive: Bool { get }
  /// Whether a finger moves it now.
  var isInteractive: Bool { get }
  /// Whether the finger gave it up.
  var isCancelled: Bool { get }
  /// Its duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it has come, from 0 to 1. Inert: it has not begun, or it has ended.
  var percentComplete: CGFloat { get }
  /// The speed at which it ends. Inert: always 1.
  var completionVelocity: CGFloat { get }
  /// The curve with which it ends. Inert: always the same.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that disappears, or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that disappears, or the one that appears (iOS 8).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The turn that the transition makes of the screen; the identity for none.
  var targetTransform: CGAffineTransform { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
}

/// Runs code along with the change from one size or controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs code with the animation, and at its end; returns whether the transition is running.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls the handler when the finger leaves, be the transition completed or given up (iOS 10).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs code with the animation, and none at its end; returns whether the transition is running.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// The same for a view that is not in the transition, which is animated like any other.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

/// Which controller of a transition is requested.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public var rawValue: String

  /// The key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is requested.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public var rawValue: String

  /// The key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
