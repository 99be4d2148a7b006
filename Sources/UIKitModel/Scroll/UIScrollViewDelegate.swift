import Foundation

/// Is called when a scroll view scrolls; every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: SelectorResponding {
  /// The content offset has changed.
  /// - Optional: nothing
  /// - Call: `didScroll, value: scrollView.contentOffset.y`
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Inert: nothing is zoomed.
  /// - Optional: nothing
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to drag.
  /// - Optional: nothing
  /// - Call: `willBeginDragging`
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger leaves with a velocity in points a millisecond; the target may be changed.
  /// - Optional: nothing
  /// - Call: `willEndDragging, value: targetContentOffset.pointee.y`
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has left; `decelerate` is whether the content goes on.
  /// - Optional: nothing
  /// - Call: `didEndDragging, answer: decelerate ? "decelerates" : "rests"`
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on, or returns to its edge.
  /// - Optional: nothing
  /// - Call: `willBeginDecelerating`
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// It has come to rest.
  /// - Optional: nothing
  /// - Call: `didEndDecelerating`
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A scroll animation by code has ended.
  /// - Optional: nothing
  /// - Call: `didEndScrollingAnimation`
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Inert: nothing is zoomed.
  /// - Optional: `nil`
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Inert: nothing is zoomed.
  /// - Optional: nothing
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Inert: nothing is zoomed.
  /// - Optional: nothing
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top.
  /// - Optional: `true`
  /// - Call: `shouldScrollToTop`
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It has.
  /// - Optional: nothing
  /// - Call: `didScrollToTop`
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The adjusted content inset has changed (iOS 11).
  /// - Optional: nothing
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
