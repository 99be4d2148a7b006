import Foundation

/// What a tab bar shows for one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  private let objectiveC = ObjectiveCTable<UITabBarItemMembers>()

  /// Items that the system titles.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The image while the tab is selected; nil for ``UIBarItem/image``.
  open var selectedImage: UIImage?
  /// The text in the badge; nil for no badge; held.
  open var badgeValue: String?
  /// The color of the badge; nil for red; held.
  open var badgeColor: UIColor?
  /// How far the title is moved, in points; held.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of the bar above content while the tab is selected (iOS 13); held.
  open var standardAppearance: UITabBarAppearance?
  /// The look of the bar at the edge of the content while the tab is selected (iOS 15); held.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state (iOS 10); held.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }
  /// The attributes of the badge's text in a state (iOS 10).
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// An item without anything.
  public override init() { super.init() }

  /// Archives do not exist here; the item has nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// An item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}
