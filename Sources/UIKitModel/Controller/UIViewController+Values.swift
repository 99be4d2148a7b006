import Foundation

extension UIViewController {
  /// Has bars follow a scroll view at these edges; with nil the one that the controller finds itself
  /// (iOS 15). Of the bars, those with large titles do.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { contentScrollViews.top = scrollView }
    if edge.contains(.bottom) { contentScrollViews.bottom = scrollView }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Has bars follow a scroll view at all edges (iOS 15).
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
}
