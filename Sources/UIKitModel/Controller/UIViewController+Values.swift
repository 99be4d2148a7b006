import Foundation

extension UIViewController {
  /// The storyboard that the controller came from: none.
  public var storyboard: UIStoryboard? { nil }

  /// The nib of the controller's view: none.
  public var nibName: String? { nil }

  /// Inert: bars do not follow a scroll view.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}

  /// Inert: bars do not follow a scroll view.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
}
