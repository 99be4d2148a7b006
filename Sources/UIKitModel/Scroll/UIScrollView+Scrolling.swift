import Foundation

// MARK: - Scrolling by code

extension UIScrollView {
  func scroll(toVisible rect: CGRect, animated: Bool) {
    guard !rect.isNull, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.minY < visible.minY {
      offset.y = rect.minY - inset.top
    } else if rect.maxY > visible.maxY {
      let end = rect.maxY - bounds.height + inset.bottom
      let fits = rect.height <= bounds.height - insetTop(at: end) - inset.bottom
      offset.y = fits ? end : rect.minY - inset.top
    }
    if rect.minX < visible.minX || rect.width > visible.width {
      offset.x = rect.minX - inset.left
    } else if rect.maxX > visible.maxX {
      offset.x = rect.maxX - bounds.width + inset.right
    }
    let target = restingOffset(near: offset)
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }
}

// MARK: - Scrolling to the top

extension UIScrollView {
  /// Scrolls to the top as a tap on the status bar does: `scrollViewShouldScrollToTop` decides, and
  /// `scrollViewDidScrollToTop` is called at the end.
  func scrollToTop() {
    guard scrollsToTop, isScrollEnabled, window != nil, !Fault.scrollsToNoTop.isOn,
      calledScrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    let top = CGPoint(x: contentOffset.x, y: restingEdges.y.lowerBound)
    motion.recordCode(self)
    motion.fly(self, to: top) { $0.calledScrollDelegate?.scrollViewDidScrollToTop($0) }
  }
}

extension UIWindow {
  /// A tap on the status bar: scrolls the window's scroll view to the top.
  ///
  /// Nothing happens when more than one scroll view has ``scrollsToTop`` set, as `scrollsToTop`
  /// documents.
  package func tapStatusBar() {
    let candidates = scrollViews(below: self).filter { $0.scrollsToTop && !$0.isHidden }
    if candidates.count == 1 { candidates[0].scrollToTop() }
  }

  private func scrollViews(below view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { child in
      ((child as? UIScrollView).map { [$0] } ?? []) + scrollViews(below: child)
    }
  }
}
