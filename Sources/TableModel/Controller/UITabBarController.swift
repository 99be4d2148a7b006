import Foundation

/// Asked about tabs and told of them; every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// What a delegate without the method means.
extension UITabBarControllerDelegate {
  /// What a delegate without the method answers.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// What a delegate without the method answers.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Controllers of which one is shown above a bar of tabs.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  public private(set) lazy var tabBar = UITabBar(frame: .zero)
  private var controllers: [UIViewController] = []
  private var storedIndex = 0

  /// The controllers; setting them keeps the one that is shown, if it is among them.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let shown = selectedViewController
    let new = viewControllers ?? []
    for old in controllers where !new.contains(where: { $0 === old }) { old.removeFromParent() }
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

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(storedIndex) ? controllers[storedIndex] : nil }
    set { selectedIndex = controllers.firstIndex { $0 === newValue } ?? storedIndex }
  }

  /// Taps a tab, as a finger does.
  package func tapTab(at index: Int) {
    guard controllers.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true
    else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controllers[index])
  }

  open override func loadView() {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.addBars = { [weak self] in self?.withBar($0) ?? $0 }
    self.view = view
  }

  private func withBar(_ outside: UIEdgeInsets) -> UIEdgeInsets {
    let stack = selectedViewController as? UINavigationController
    guard stack?.hidesBottomBar != true else { return outside }
    var insets = outside
    insets.bottom += ControlSize.tabBarHeight
    return insets
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let shown = selectedViewController { place(shown) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selectedViewController?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selectedViewController?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    selectedViewController?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selectedViewController?.endAppearanceTransition()
  }

  private func place(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(controller.view, at: 0)
  }

  private func replaceShown(_ old: UIViewController?) {
    let new = selectedViewController
    tabBar.selectedItem = new?.tabBarItem
    guard isViewLoaded, old !== new else { return }
    let isOnScreen = view.window != nil
    if isOnScreen {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new { place(new) }
    guard isOnScreen else { return }
    process.loop.perform {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }
}
