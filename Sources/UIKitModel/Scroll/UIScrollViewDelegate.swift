import Foundation

/// Is called when a scroll view scrolls; every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: SelectorResponding {
  /// The content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Inert: nothing is zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger leaves with a velocity in points a millisecond; the target may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has left; `decelerate` is whether the content goes on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on, or returns to its edge.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// It has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A scroll animation by code has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Inert: nothing is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Inert: nothing is zoomed.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Inert: nothing is zoomed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It has.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The adjusted content inset has changed (iOS 11).
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIScrollViewDelegate {
  /// The content offset has changed.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    added(AddedScrollMethod.Event.self) { $0.call(scrollView) } ?? NotImplemented.note()
  }
  /// Inert: nothing is zoomed.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    added(AddedScrollMethod.Event.self) { $0.call(scrollView) } ?? NotImplemented.note()
  }
  /// A finger begins to drag.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    added(AddedScrollMethod.Event.self) { $0.call(scrollView) } ?? NotImplemented.note()
  }
  /// The finger leaves with a velocity in points a millisecond; the target may be changed.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { NotImplemented.note() }
  /// The finger has left; returns whether the content goes on.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    added(AddedScrollMethod.DraggingEnd.self) { $0.call(scrollView, willDecelerate) }
      ?? NotImplemented.note()
  }
  /// The content goes on, or returns to its edge.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    added(AddedScrollMethod.Event.self) { $0.call(scrollView) } ?? NotImplemented.note()
  }
  /// It has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    added(AddedScrollMethod.Event.self) { $0.call(scrollView) } ?? NotImplemented.note()
  }
  /// A scroll animation by code has ended.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    added(AddedScrollMethod.Event.self) { $0.call(scrollView) } ?? NotImplemented.note()
  }
  /// Inert: nothing is zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { NotImplemented.noting(nil) }
  /// Inert: nothing is zoomed.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    NotImplemented.note()
  }
  /// Inert: nothing is zoomed.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { NotImplemented.note() }
  /// Whether a tap on the status bar scrolls to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    added(AddedScrollMethod.Answer.self) { $0.call(scrollView) }
      ?? NotImplemented.noting(true)
  }
  /// It has.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    added(AddedScrollMethod.Event.self) { $0.call(scrollView) } ?? NotImplemented.note()
  }
  /// The adjusted content inset has changed (iOS 11).
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    added(AddedScrollMethod.Event.self) { $0.call(scrollView) } ?? NotImplemented.note()
  }
}
