import Foundation

/// A control of dots, one of which marks the page that is shown.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
    }
  }
  /// The page that is shown, kept within the pages; setting it sends no event.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }

  /// Whether the control hides when there is one page; held.
  open var hidesForSinglePage = false
  /// The color of the dots; held.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the present page's dot; held.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size in points that the control needs for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(pageCount, 0)) * ControlSize.pageDot,
      height: systemVersion.behavior.pageControlHeight)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func didTap(at point: CGPoint) {
    let old = currentPage
    currentPage += point.x < bounds.midX ? -1 : 1
    if currentPage != old { sendValueChanged() }
  }
}
