import Foundation

/// What changes its size and traits with what contains it: controllers.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the container prefers, in points.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child in a parent of a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called when the size is about to change, in points.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called when the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}
