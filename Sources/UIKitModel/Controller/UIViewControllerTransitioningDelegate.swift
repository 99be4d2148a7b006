import Foundation

/// Provides the animation of a presentation; inert: it is there at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the presentation controller for a presented controller; nil for the default.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIViewControllerTransitioningDelegate {
  /// Default implementation: returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
