import Foundation

/// Decides about tabs and is called when one is selected; every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after the user has selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UITabBarControllerDelegate {
  /// Default implementation: returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Default implementation: does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Controllers of which one is shown above a bar of tabs.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  public private(set) lazy var tabBar = makeTabBar()
  private var controllers: [UIViewController] = []
  private var storedIndex = 0

  /// The controllers; setting them keeps the one that is shown, if it is among them.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let shown = selectedViewController
    let new = viewControllers ?? []
    for old in controllers where !new.contains(where: { $0 === old }) {
      old.removeFromParent()
      old.isLostToSearch = false
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = new
    tabBar.items = new.compactMap(\.tabBarItem)
    storedIndex = new.firstIndex { $0 === shown } ?? 0
    replaceShown(shown)
  }

  /// The place of the controller that is shown.
  open var selectedIndex: Int {
    get { storedIndex }
    set {
      guard controllers.indices.contains(newValue), newValue != storedIndex else { return }
      let old = selectedViewController
      storedIndex = newValue
      replaceShown(old)
    }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(storedIndex) ? controllers[storedIndex] : nil }
    set { selectedIndex = controllers.firstIndex { $0 === newValue } ?? storedIndex }
  }

  /// Taps a tab, as a finger does.
  package func tapTab(at index: Int) {
    guard controllers.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true
    else { return }
    if let item = controllers[index].tabBarItem { tabBar(tabBar, didSelect: item) }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controllers[index])
  }

  /// Called when the user has tapped a tab, before its controller is shown, as subclasses see it by
  /// `selectedIndex` (in which order with the delegate is model's choice; no public source).
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open override func loadView() {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.addBars = { [weak self] in self?.withBar($0) ?? $0 }
    view.layOutBars = { [weak self] in self?.layOutBar(in: $0, outside: $1) }
    view.insetsOfBars = { [weak self] in self?.barBeside($0) ?? .zero }
    view.addSubview(tabBar)
    self.view = view
  }

  private func makeTabBar() -> UITabBar {
    let bar = UITabBar(frame: .zero)
    bar.onTap = { [weak self] in self?.tapTab(at: $0) }
    return bar
  }

  private var isBarHidden: Bool {
    (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
  }

  /// Whether the tabs are at the top of the window, as a tablet's are (iOS 18).
  private var isBarAtTop: Bool {
    systemVersion.behavior.showsTabsAtTop && knownTraits.idiom == .pad
      && knownTraits.horizontal == .regular
  }

  /// Whether the tabs are in the row of a navigation bar, which takes the room.
  private var sharesRow: Bool {
    (selectedViewController as? UINavigationController)?.isNavigationBarHidden == false
  }

  /// What the bar takes of the room of a controller that does not go on below it.
  private func barBeside(_ controller: UIViewController) -> UIEdgeInsets {
    guard !isBarHidden, !isBarAtTop, let container = viewIfLoaded as? BarContainerView,
      !controller.extends(under: .bottom, isTranslucent: tabBar.isTranslucent)
    else { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: container.safeAreaInsets.bottom, right: 0)
  }

  private func layOutBar(in bounds: CGRect, outside: UIEdgeInsets) {
    refitView(of: selectedViewController)
    tabBar.isHidden = isBarHidden
    guard !isBarAtTop else {
      tabBar.frame = CGRect(
        x: 0, y: outside.top, width: bounds.width,
        height: systemVersion.behavior.tabletBarHeight)
      return
    }
    let height = tabBar.lowerBarHeight(ControlSize.tabBarHeight) + outside.bottom
    tabBar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func withBar(_ outside: UIEdgeInsets) -> UIEdgeInsets {
    guard !isBarHidden else { return outside }
    var insets = outside
    guard !isBarAtTop else {
      insets.top += sharesRow ? 0 : systemVersion.behavior.tabletBarHeight
      return insets
    }
    insets.bottom += tabBar.lowerBarHeight(ControlSize.tabBarHeight)
    return insets
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let shown = selectedViewController { placeView(of: shown) }
  }

  private func replaceShown(_ old: UIViewController?) {
    let new = selectedViewController
    tabBar.selectedItem = new?.tabBarItem
    guard isViewLoaded, old !== new else { return }
    let isOnScreen = view.window != nil || appearance.phase == .appearing
    if let old, systemVersion.behavior.losesTabUnderSearch, old.isSearchedWithoutContext {
      old.isLostToSearch = true
    }
    fitView(of: new)
    if isOnScreen {
      // The incoming controller comes first, unlike in a push (C-225).
      new?.beginAppearanceTransition(true, animated: false)
      if old?.isLostToSearch != true { old?.beginAppearanceTransition(false, animated: false) }
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new, !new.isLostToSearch { placeView(of: new) }
    view.setNeedsLayout()
    guard isOnScreen else { return }
    process.loop.perform { [weak self] in
      self?.view.window?.layoutIfNeeded()
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }

  /// Shows a controller again whose view a search had taken.
  func showReturned(_ controller: UIViewController) {
    guard isViewLoaded, controller === selectedViewController else { return }
    placeView(of: controller)
    view.setNeedsLayout()
  }
}
