import Foundation

/// A registration for previews by a firm press (iOS 9 to 12). Inert: no finger presses firmly.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer that fails when a preview begins.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// What makes the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view whose presses count.
  var sourceView: UIView { get }
  /// What stays sharp while a preview comes, in the coordinates of the view.
  var sourceRect: CGRect { get set }
}

/// Makes the controllers of previews.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller for what is at a point of the source view; nil for no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller of a preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  private weak var storedDelegate: (any UIViewControllerPreviewingDelegate)?
  private let noDelegate = NoPreviews()
  let sourceView: UIView
  var sourceRect: CGRect

  var delegate: any UIViewControllerPreviewingDelegate { storedDelegate ?? noDelegate }

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (storedDelegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
    super.init()
  }
}

/// The delegate of a registration whose own is gone.
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}

extension UIViewController {
  /// Registers for previews by a firm press on a view. The delegate is never called, which the
  /// console logs: no finger presses firmly (`forceTouchCapability`).
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    AppProcess.current.logOnce(
      "previewing",
      "registerForPreviewing(with:sourceView:): no preview begins, because no finger presses firmly; "
        + "use a context menu (model)")
    return PreviewingContext(delegate, sourceView)
  }

  /// Ends a registration; nothing of it was called.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
