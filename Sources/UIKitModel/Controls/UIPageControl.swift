import Foundation

/// A control of dots, one of which marks the page that is shown.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private let objectiveC = ObjectiveCTable<UIPageControlMembers>()

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

  /// What is behind the dots (iOS 14); held.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger goes through the pages (iOS 14); held.
  open var allowsContinuousInteraction = true
  /// The image in the place of the dots (iOS 14); nil for dots; held.
  open var preferredIndicatorImage: UIImage?
  /// The image in the place of the present page's dot (iOS 16); held.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// Whether the dots change only with ``updateCurrentPageDisplay()``; held.
  open var defersCurrentPageDisplay = false
  private var indicators: [Int: UIImage] = [:]

  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// Sets the image in the place of a page's dot (iOS 14); held.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }
  /// The image in the place of a page's dot (iOS 14).
  open func indicatorImage(forPage page: Int) -> UIImage? {
    indicators[page] ?? preferredIndicatorImage
  }
  /// Has the dots show the present page. Inert: they always do.
  open func updateCurrentPageDisplay() {}

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
