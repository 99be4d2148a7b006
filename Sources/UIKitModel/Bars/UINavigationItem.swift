import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  private let objectiveC = ObjectiveCTable<UINavigationItemMembers>()

  /// Makes the menu of the title out of what the system suggests (iOS 16); held.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The group that stays at the trailing edge (iOS 16); held.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// The groups at the leading edge (iOS 16); held.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The groups in the middle (iOS 16); held.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing edge (iOS 16); held.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The name under which a person's order of the groups is kept (iOS 16); held.
  open var customizationIdentifier: String?
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// What the back button shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// The bar that has the item in its stack.
  weak var bar: UINavigationBar?
  /// The title in the middle of the bar.
  open var title: String? { didSet { bar?.itemDidChange() } }
  /// The view in the place of the title.
  open var titleView: UIView? { didSet { bar?.itemDidChange() } }
  /// The line above the title; held.
  open var prompt: String?
  /// The back button that the next controller shows for this one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.itemDidChange() } }
  /// The title of the back button that leads here; nil for ``title``.
  open var backButtonTitle: String? { didSet { bar?.itemDidChange() } }
  /// How much of the title the back button shows (iOS 14); held.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { bar?.itemDidChange() } }
  /// Whether the items at the leading edge are beside the back button instead of in its place;
  /// held.
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemDidChange() } }
  /// The items at the left, from the left edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemDidChange() } }
  /// The items at the right, from the right edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemDidChange() } }
  /// Whether the title is large where the bar prefers it (iOS 11).
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.itemDidChange() }
  }
  /// The search controller whose bar is below the title (iOS 11).
  open var searchController: UISearchController? { didSet { bar?.itemDidChange() } }

  /// Where the search bar is placed (iOS 16); held.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Whether the search bar is in sight only at the top of the content (iOS 11).
  open var hidesSearchBarWhenScrolling = true { didSet { bar?.itemDidChange() } }
  /// The look of the bar above content (iOS 13); held.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar in a low window (iOS 13); nil for the standard one; held.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar at the edge of the content (iOS 13); nil for the standard one; held.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar at the edge of the content (iOS 15); nil for the other; held.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What the back button does instead of going back (iOS 16); held.
  open var backAction: UIAction?
  /// How titles and items are arranged (iOS 16); held.
  open var style = ItemStyle.navigator
  /// The line below the title (iOS 26); held.
  open var subtitle: String?

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override convenience init() { self.init(title: "") }

  /// Archives do not exist here; the item has nothing.
  public init?(coder: NSCoder) { super.init() }

  /// The first item at the left; setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the right; setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the one item at the leading edge; nil for none.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the one item at the trailing edge; nil for none.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items at the leading edge, the outermost first.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the trailing edge, the outermost first.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

extension UINavigationItem {
  /// How titles and items are arranged (iOS 16).
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  /// Where a search bar is placed; held (iOS 16).
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, integrated, stacked, integratedCentered, integratedButton

    /// Beside the other items (iOS 16 to 18).
    public static var inline: SearchBarPlacement { .integrated }
  }
}
