import Foundation

/// A controller of a view, with the appearance callbacks.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  package let process: AppProcess
  private var storedView: UIView?
  private var appearance = Appearance.disappeared
  /// The controllers that this one contains.
  public private(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  public private(set) weak var parent: UIViewController?
  /// The controller shown over this one.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that this one is shown over.
  public private(set) weak var presentingViewController: UIViewController?

  /// The title of the controller, its navigation item and its tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What a navigation bar shows for the controller.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What the toolbar of a navigation controller shows while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.updateToolbar() }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var preferredContentSize = CGSize.zero
  open var restorationIdentifier: String?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Where a popover points; held, it is shown like anything else.
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  /// How far a sheet comes up; held, it is shown like anything else (iOS 15).
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What is shown in the place of content that is not there (iOS 17).
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  /// The view for it.
  var unavailableView: UIView?
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a scroll view at the controller's root gets the bars' heights as insets (7–10).
  open var automaticallyAdjustsScrollViewInsets = true
  /// What the controller's view has of its safe area besides the bars (iOS 11).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.tellSafeAreaChange() } }
  }
  /// Whether the bar of the tabs goes while the controller is on a stack, unless it is the first.
  open var hidesBottomBarWhenPushed = false

  /// A controller without a nib.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Nibs do not exist here; the names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    process = AppProcess.current
    super.init()
  }

  /// Makes the object.
  public required init?(coder: NSCoder) {
    process = AppProcess.current
    super.init()
  }

  open override var next: UIResponder? { storedView?.superview ?? parent }

  // MARK: View

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// The title of the button that begins and ends editing.
  private enum EditTitle {
    static let begin = "Edit"
    static let end = "Done"
  }

  /// A button that begins and ends editing.
  public private(set) lazy var editButtonItem = makeEditButtonItem()

  private func makeEditButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    item.title = isEditing ? EditTitle.end : EditTitle.begin
    item.onTap = { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return item
  }

  open var traitCollection: UITraitCollection { .phone(scale: UIScreen.main.scale) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open func awakeFromNib() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    editButtonItem.title = editing ? EditTitle.end : EditTitle.begin
    editButtonItem.style = editing ? .done : .plain
  }

  private var storedIsEditing = false
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  // MARK: Appearance

  /// Begins an appearance or disappearance: the *will* callback.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
  }

  /// Ends it: the *did* callback.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(false)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(false)
    case .appeared, .disappeared: break
    }
  }

  /// Ends the appearance in the next turn, after the first layout.
  func endAppearanceTransitionAfterLayout() {
    viewIsAppearing(false)
    process.loop.perform { [weak self] in
      self?.storedView?.window?.layoutIfNeeded()
      self?.endAppearanceTransition()
    }
  }

  /// Takes the view out of the window with the disappearance callbacks.
  func leaveWindow() {
    beginAppearanceTransition(false, animated: false)
    storedView?.removeFromSuperview()
    endAppearanceTransition()
  }

  func viewWillLayoutSubviewsOfView() { viewWillLayoutSubviews() }
  func viewDidLayoutSubviewsOfView() { viewDidLayoutSubviews() }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// The tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { enclosing() }

  /// The split view controller that contains this controller.
  open var splitViewController: UISplitViewController? { enclosing() }

  private func enclosing<Controller: UIViewController>() -> Controller? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? Controller }.first
  }

  open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  open var isBeingDismissed: Bool {
    appearance == .disappearing && presentingViewController != nil
  }
  open var isMovingToParent: Bool { appearance == .appearing && parent != nil }
  open var isMovingFromParent: Bool { appearance == .disappearing && parent == nil }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Shows a controller: pushed by a navigation controller, or over this one.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// Called before a segue; there are no storyboards, so nobody calls it.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Inert: there are no storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// The navigation controller that contains this controller.
  open var navigationController: UINavigationController? { enclosing() }

  /// Shows a controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if let window = storedView?.window {
      viewControllerToPresent.view.frame = window.bounds
      viewControllerToPresent.beginAppearanceTransition(true, animated: flag)
      window.addSubview(viewControllerToPresent.view)
    }
    process.loop.perform {
      viewControllerToPresent.endAppearanceTransition()
      completion?()
    }
  }

  /// Takes away the controller shown over this one, or this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.leaveWindow()
    presented.presentingViewController = nil
    presentedViewController = nil
    process.loop.perform { completion?() }
  }
}
