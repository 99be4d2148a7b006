import Foundation

/// Leads from a document's picture to its controller (iOS 11): at once, nothing grows out of a picture.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far loading has come; held.
  open var loadingProgress: Progress?
  /// The view that the picture grows into; held.
  open weak var targetView: UIView?

  /// How long it takes: no time.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  /// Puts the view of the other controller in its place.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
