import Foundation

/// The bar of a navigation controller; its height is what it takes from the safe area.
///
/// It contains the items of the top controller, with a back button before them, and the search bar
/// below; a touch at their places reaches them. A large title is below the items; it and the search
/// bar go with the content as that scrolls.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private let objectiveC = ObjectiveCTable<UINavigationBarMembers>()

  /// The delegate of a bar that no navigation controller has.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether the titles of items that allow it are large (iOS 11).
  open var prefersLargeTitles = false { didSet { itemDidChange() } }
  /// Whether the content shines through the bar; below one that is opaque lie only the views of
  /// controllers that want it (``UIViewController/extendedLayoutIncludesOpaqueBars``).
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The look of the bar, light or dark; held.
  open var barStyle = UIBarStyle.default
  /// The color of the bar's background; nil for the default.
  open var barTintColor: UIColor?
  /// The image of the line below the bar; held.
  open var shadowImage: UIImage?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title (iOS 11); held.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the bar above content (iOS 13); of it the background's color is drawn.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of the bar in a low window (iOS 13); nil for the standard one; held.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar at the edge of the content (iOS 13); nil for the standard one; held.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar at the edge of the content (iOS 15); nil for the other; held.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The image of the button that goes back; held.
  open var backIndicatorImage: UIImage?
  /// The image that cuts titles off behind the button that goes back; held.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The items, the top last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }
  /// Called when the back button is tapped.
  var onBack: (() -> Void)?
  /// Called when the bar, or what the content can push out of it, has become higher or lower.
  var onHeightChange: (() -> Void)?
  private lazy var knownHeight = fittingHeight
  private lazy var knownCollapsibleHeight = collapsibleHeight
  private var shown = BarContents()
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the image behind the bar for its metrics. Inert: nothing is drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Sets the image behind the bar for its place and metrics. Inert: nothing is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Moves the title up or down, in points. Inert: the title stays in the middle.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  // MARK: Contents

  private var searchBar: UISearchBar? { topItem?.searchController?.searchBar }

  /// The height with the large title and the search bar of the top item, in points.
  var fittingHeight: CGFloat {
    rowHeight + largeTitleHeight + searchBarHeight
  }

  // MARK: What goes with the content

  /// How much of the search bar and the large title the content has pushed out, in points: first of
  /// the search bar (model's choice; no public source).
  var collapsedHeight: CGFloat = 0 {
    didSet { if collapsedHeight != oldValue { itemDidChange() } }
  }

  /// How much the content can push out, in points.
  var collapsibleHeight: CGFloat { largeTitleRoom + searchBarRoom }

  /// The height of the search bar that goes with the content, in points. It is in sight only at the
  /// top of the content (Apple, `hidesSearchBarWhenScrolling`), but as long as a search is active
  /// (model's choice; no public source). Its scopes stay: with them it does not collapse completely
  /// (powerje/SearchController).
  private var searchBarRoom: CGFloat {
    guard let searchBar, let topItem, topItem.hidesSearchBarWhenScrolling,
      topItem.searchController?.isActive != true
    else { return 0 }
    return searchBar.fittingHeight - searchBar.scopesHeight
  }

  /// What is seen of the search bar, in points.
  private var searchBarHeight: CGFloat {
    (searchBar?.fittingHeight ?? 0) - min(collapsedHeight, searchBarRoom)
  }

  /// The height of the whole large title, in points; 0 without one. In landscape a phone has none
  /// (model's choice; no public source).
  var largeTitleRoom: CGFloat {
    guard prefersLargeTitles, !isInLowWindow, hasLargeTitle else { return 0 }
    return systemVersion.behavior.largeTitleHeight
  }

  /// What is seen of it.
  private var largeTitleHeight: CGFloat {
    max(largeTitleRoom - max(collapsedHeight - searchBarRoom, 0), 0)
  }

  /// Whether the top item's title is large: by its own mode, or by that of the nearest item below
  /// with a mode of its own (Apple, `LargeTitleDisplayMode.automatic`).
  private var hasLargeTitle: Bool {
    let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never && mode != .inline
  }

  /// The height of the title and the items, in points.
  private var rowHeight: CGFloat {
    let behavior = systemVersion.behavior
    if isInCard { return behavior.sheetBarHeight }
    return barHeight(isOnTablet ? behavior.tabletBarHeight : behavior.navigationBarHeight)
  }

  /// The stack or one of its items has changed.
  func itemDidChange() {
    setNeedsLayout()
    guard fittingHeight != knownHeight || collapsibleHeight != knownCollapsibleHeight else {
      return
    }
    knownHeight = fittingHeight
    knownCollapsibleHeight = collapsibleHeight
    onHeightChange?()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    let leading = leadingItems.map { shown.view(for: $0) }
    let trailing = (topItem?.rightBarButtonItems ?? []).map { shown.view(for: $0) }
    let large = largeTitleHeight > 0 ? titleView as? UILabel : nil
    BarRow.place(
      leading: leading, trailing: trailing, center: large == nil ? titleView : nil, in: row)
    large?.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: largeTitleHeight)
      .insetBy(dx: min(systemSideMargin, bounds.width / 2), dy: 0)
    searchBar?.frame = CGRect(
      x: 0, y: row.maxY + largeTitleHeight, width: bounds.width,
      height: searchBarHeight)
    shown.replace(leading + trailing + [titleView, searchBar].compactMap(\.self), in: self)
  }

  private var leadingItems: [UIBarButtonItem] {
    let own = topItem?.leftBarButtonItems ?? []
    guard let back = backItem, let top = topItem, !top.hidesBackButton,
      own.isEmpty || top.leftItemsSupplementBackButton
    else { return own }
    return [shown.backItem(for: back) { [weak self] in self?.goBack() }] + own
  }

  private var titleView: UIView? {
    guard let topItem else { return nil }
    return topItem.titleView ?? shown.titleLabel(topItem.title)
  }
}
