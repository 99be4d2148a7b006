import Foundation

/// Where a popover points; held, it is shown like anything else.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// Determines how a presentation adapts; inert: nothing adapts.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in which a narrow window presents. Inert: nothing adapts.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style in which a window with these traits presents. Inert: nothing adapts.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns whether a swipe may dismiss the presented controller. Inert: nothing is swiped away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a swipe begins to dismiss. Inert: nothing is swiped away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a swipe has dismissed. Inert: nothing is swiped away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a swipe that may not dismiss. Inert: nothing is swiped away.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIAdaptivePresentationControllerDelegate {
  /// Default implementation: returns `.automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Default implementation: returns `.automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  /// Default implementation: returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Default implementation: does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Default implementation: does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Default implementation: does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
