import Foundation

/// A tab of a tab bar controller (iOS 18).
@preconcurrency @MainActor open class UITab: NSObject, UIAccessibilityIdentification {
  /// The name of the tab, by which it is found.
  public let identifier: String
  /// The title.
  open var title: String
  /// The image.
  open var image: UIImage?
  /// The line below the title; held.
  open var subtitle: String?
  /// The text at the tab; held.
  open var badgeValue: String?
  /// A value of the app's own.
  open var userInfo: Any?
  /// Whether the tab is hidden; held.
  open var isHidden = false
  /// Whether the tab is hidden until the user shows it; held.
  open var isHiddenByDefault = false
  /// Whether the user may hide the tab; held.
  open var allowsHiding = false
  /// The name by which tests find the tab; it is not spoken.
  open var accessibilityIdentifier: String?
  /// The controller whose tab it is.
  open internal(set) weak var tabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// A tab, and what makes its controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller of the tab, which is made once; nil where nothing makes one.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    made?.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    return made
  }
}

extension UITabBarController {
  /// A controller of tabs (iOS 18).
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// The tabs whose controllers are there; none where others were set in their place (iOS 18).
  public var tabs: [UITab] {
    get {
      let tabs: [UITab] = held([])
      let controllers = viewControllers ?? []
      return tabs.filter { tab in controllers.contains { $0 === tab.viewController } }
    }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs (iOS 18).
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in self.tabs { tab.tabBarController = nil }
    for tab in tabs { tab.tabBarController = self }
    hold(tabs, "tabs")
    setViewControllers(tabs.compactMap(\.viewController), animated: animated)
  }

  /// The tab whose controller is shown (iOS 18).
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { if let newValue { selectedViewController = newValue.viewController } }
  }

  /// The tab of a name; nil where there is none (iOS 18).
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }
}

extension UIViewController {
  /// The tab that the controller is in; nil where it is in none (iOS 18).
  public var tab: UITab? {
    tabBarController?.tabs.first { tab in
      sequence(first: self, next: { $0.parent }).contains { $0 === tab.viewController }
    }
  }
}
