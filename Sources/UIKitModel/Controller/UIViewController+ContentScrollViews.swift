import Foundation

// The scroll views that bars follow at the edges of a controller's view.

extension UIViewController {
  /// The scroll views that the app has chosen for bars to follow.
  struct ContentScrollViews {
    weak var top: UIScrollView?
    weak var bottom: UIScrollView?
  }

  /// The scroll view of a controller that has set none: the view, or the first view in it.
  var ownScrollView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  /// The scroll view that bars follow at an edge: the one that was set, or ``ownScrollView``.
  func followedScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    let chosen: UIScrollView?
    switch edge {
    case .top: chosen = contentScrollViews.top
    case .bottom: chosen = contentScrollViews.bottom
    default: return nil
    }
    return chosen ?? ownScrollView
  }

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
