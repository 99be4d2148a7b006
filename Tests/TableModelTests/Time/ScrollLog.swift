import Foundation
import TableModel

/// Logs what a scroll view tells its delegate.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  /// The calls in order; a run of equal ones appears once.
  private(set) var calls: [String] = []
  private(set) var offsets: [CGFloat] = []
  private(set) var times: [TimeInterval] = []
  /// What else happens at a call.
  var onCall: ((String, UIScrollView) -> Void)?
  var target: CGPoint?

  func clear() {
    calls = []
    offsets = []
    times = []
  }

  private func note(_ call: String, _ view: UIScrollView) {
    if calls.last != call { calls.append(call) }
    onCall?(call, view)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
    times.append(MainLoop.now)
    note("didScroll", scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target { targetContentOffset.pointee = target }
    note("willEndDragging", scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    note("didScrollToTop", scrollView)
  }
}
