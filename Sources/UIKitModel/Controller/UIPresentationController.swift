import Foundation

/// How one controller is shown over another; an app's own are subclasses.
///
/// The one that the transitioning delegate returns for the style `custom` places what it shows, in a
/// container above all else. The model shows everything else in its own way, and animates nothing.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Determines how the presentation adapts.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// The container of a presentation of the app's own, while it lasts.
  var container: UIView?
  /// The controller that is shown; an empty one when that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that the other is shown over; the shown one until there is another.
  open var presentingViewController: UIViewController {
    let shown = presentedViewController
    return presenting ?? shown.presentingViewController ?? shown
  }

  /// A presentation of one controller over another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The view that the presentation takes place in: one of its own for the style `custom`, or else the
  /// window of what is shown.
  open var containerView: UIView? { container ?? presentedViewController.viewIfLoaded?.window }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the shown view lies in the container, in points: all of it by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// Whether the shown view fills the screen; true by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view below is removed; false by default.
  open var shouldRemovePresentersView: Bool { false }
  /// Traits of what is shown in place of the window's; held.
  open var overrideTraitCollection: UITraitCollection?

  /// Called before the presentation, when the container is in the window (style `custom`).
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation (style `custom`).
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal (style `custom`).
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, with the container still in the window (style `custom`).
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out (style `custom`).
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out (style `custom`).
  open func containerViewDidLayoutSubviews() {}
  /// Called when the container is about to change its size (style `custom`).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when the container changes its traits. Inert: nothing calls it.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The size that a controller gets in the presentation, in points: its container's.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the preferred size of what is shown has changed (style `custom`).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The style for the traits, as the delegate has it.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
  }
}

/// Determines how a presentation adapts, and whether a sheet can be pulled down.
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
  /// Returns whether a pull may dismiss the presented sheet.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a pull begins that may dismiss the sheet.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a pull has dismissed the sheet.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a pull of a sheet that may not be dismissed that way.
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
