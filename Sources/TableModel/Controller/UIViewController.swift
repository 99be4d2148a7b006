import Foundation

/// A controller of a view, with the appearance callbacks.
@MainActor open class UIViewController: UIResponder {
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

  open var title: String?
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a scroll view at the controller's root gets the bars' heights as insets (7–10).
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.tellSafeAreaChange() } }
  }
  open var hidesBottomBarWhenPushed = false

  public override init() {
    process = AppProcess.current
    super.init()
  }

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
  open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }

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

  /// The navigation controller that contains this controller.
  open var navigationController: UINavigationController? {
    sequence(first: parent, next: { $0?.parent }).lazy
      .compactMap { $0 as? UINavigationController }.first
  }

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
