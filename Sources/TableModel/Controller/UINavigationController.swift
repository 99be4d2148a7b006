import Foundation

/// A stack of controllers between a navigation bar and a toolbar.
///
/// To a table it does two things: the appearance order of what it shows, and the bars' heights as
/// insets (`automaticallyAdjustsScrollViewInsets` to iOS 10, the safe area from 11).
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The height of the status bar of a phone without a notch, in points.
  private static let statusBarHeight: CGFloat = 20

  /// The stack, the top last.
  open private(set) var viewControllers: [UIViewController] = []
  /// The bar above the controllers.
  public private(set) lazy var navigationBar = UINavigationBar(
    frame: CGRect(x: 0, y: 0, width: 0, height: ControlSize.navigationBarHeight))
  /// The bar below the controllers, with the items of the one on top.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Held; no finger swipes from the edge.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsDidChange() } }
  }
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { barsDidChange() } }
  }

  /// Makes the object.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addToStack(rootViewController)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes the object.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open override func loadView() {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.addBars = { [weak self] in self?.withBars($0) ?? $0 }
    self.view = view
  }

  private func withBars(_ outside: UIEdgeInsets) -> UIEdgeInsets {
    var insets = outside
    if !isNavigationBarHidden {
      insets.top = max(insets.top, Self.statusBarHeight) + ControlSize.navigationBarHeight
    }
    if !isToolbarHidden { insets.bottom += ControlSize.toolbarHeight }
    return insets
  }

  private func barsDidChange() { topViewController?.viewIfLoaded?.tellSafeAreaChange() }

  /// Whether a controller on the stack was pushed that hides the bar of the tabs.
  var hidesBottomBar: Bool {
    viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Shows the items of the controller on top.
  func updateToolbar() { toolbar.items = topViewController?.toolbarItems }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = topViewController { show(top) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topViewController?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topViewController?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    topViewController?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    topViewController?.endAppearanceTransition()
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === viewController }) else { return }
    let old = topViewController
    addToStack(viewController)
    replaceShown(old, with: viewController, animated: animated)
  }

  /// Takes the top controller off, unless it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let old = viewControllers.popLast() else { return nil }
    replaceShown(old, with: topViewController, animated: animated)
    old.removeFromParent()
    return old
  }

  /// Takes all controllers but the first off.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1, let old = topViewController else { return [] }
    let popped = Array(viewControllers.dropFirst())
    viewControllers.removeLast(popped.count)
    replaceShown(old, with: topViewController, animated: animated)
    for controller in popped { controller.removeFromParent() }
    return popped
  }

  /// Replaces the stack.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let old = topViewController
    for controller in viewControllers
    where !controllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    viewControllers = []
    for controller in controllers { addToStack(controller) }
    if old !== topViewController {
      replaceShown(old, with: topViewController, animated: animated)
    }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Takes controllers off until one is on top.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let popped = Array(viewControllers[(index + 1)...])
    setViewControllers(Array(viewControllers[...index]), animated: animated)
    return popped
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func addToStack(_ controller: UIViewController) {
    if controller.parent !== self { addChild(controller) }
    viewControllers.append(controller)
    controller.didMove(toParent: self)
  }

  private func show(_ controller: UIViewController) {
    updateToolbar()
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
  }

  private func replaceShown(
    _ old: UIViewController?, with new: UIViewController?, animated: Bool
  ) {
    guard isViewLoaded else { return }
    let isOnScreen = view.window != nil
    if isOnScreen {
      if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    old?.view.removeFromSuperview()
    if let new { show(new) }
    guard isOnScreen else { return }
    process.loop.perform { [weak self] in
      self?.view.window?.layoutIfNeeded()
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
      guard let self, let new else { return }
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
  }
}
