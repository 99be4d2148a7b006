import Foundation

extension OptionalMethods where Receiver == any UIScrollViewDelegate {
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    result("scrollViewWillEndDragging") {
      receiver.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// `scrollViewDidEndDragging(_:willDecelerate:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
    result("scrollViewDidEndDragging") {
      receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// `viewForZooming(in:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    optional("viewForZooming") { receiver.viewForZooming(in: scrollView) }
  }

  /// `scrollViewWillBeginZooming(_:with:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    result("scrollViewWillBeginZooming") {
      receiver.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  /// `scrollViewDidEndZooming(_:with:atScale:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Void? {
    result("scrollViewDidEndZooming") {
      receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}

extension UIScrollViewDelegate {
  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var scrollViewWillEndDragging:
    OptionalMethods<any UIScrollViewDelegate>?
  { OptionalMethods(self) }

  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var scrollViewDidEndDragging:
    OptionalMethods<any UIScrollViewDelegate>?
  { OptionalMethods(self) }

  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var viewForZooming: OptionalMethods<any UIScrollViewDelegate>? {
    OptionalMethods(self)
  }

  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var scrollViewWillBeginZooming:
    OptionalMethods<any UIScrollViewDelegate>?
  { OptionalMethods(self) }

  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var scrollViewDidEndZooming:
    OptionalMethods<any UIScrollViewDelegate>?
  { OptionalMethods(self) }

  /// `scrollViewDidScroll(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  /// `scrollViewDidZoom(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }

  /// `scrollViewWillBeginDragging(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// `scrollViewWillBeginDecelerating(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// `scrollViewDidEndDecelerating(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// `scrollViewDidEndScrollingAnimation(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// `scrollViewShouldScrollToTop(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool?)? {
    NotImplemented.optional { self.scrollViewShouldScrollToTop($0) }
  }

  /// `scrollViewDidScrollToTop(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  /// `scrollViewDidChangeAdjustedContentInset(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)?
  { { self.scrollViewDidChangeAdjustedContentInset($0) } }
}
