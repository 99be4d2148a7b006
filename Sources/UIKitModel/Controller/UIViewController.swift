import Foundation
import SystemVersions

/// A controller of a view, with the appearance callbacks.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  package let process: AppProcess
  /// The version the controller was made under.
  package let systemVersion: SystemVersion
  private var storedView: UIView?
  /// How many loads of the view are within each other.
  final var loadDepth = 0
  /// How far the appearance of the view has come.
  var appearance = AppearanceState()
  /// Whether a container is adding or removing the controller, until the callbacks of that end.
  var parentChange: ParentChange?
  /// The controllers that this one contains.
  public internal(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  public internal(set) weak var parent: UIViewController?
  /// The controller that this one or one that contains it has presented (Apple).
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  /// The controller that has presented this one or one that contains it (Apple).
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  /// The controller shown over this one.
  final var presented: UIViewController?
  /// The controller that this one is shown over.
  final weak var presenter: UIViewController?

  /// The active search whose view lies over this controller's.
  weak var coveringSearch: UISearchController?
  /// Whether the view is out of its container until the search ends that lies over it.
  final var isLostToSearch = false

  private let objectiveC = ObjectiveCTable<UIViewControllerMembers>()

  /// The title of the controller, its navigation item and its tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
      announce("title")
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

  /// Sets the items of the navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether a presentation that does not fill the screen decides the status bar; held.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// How the presentation is animated; held.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a pull cannot dismiss the controller, a sheet (iOS 13).
  open var isModalInPresentation = false
  /// Whether a search that is presented covers this controller and no more; held for anything else.
  open var definesPresentationContext = false
  /// Whether this controller's transition style counts for what it presents; held.
  open var providesPresentationContextTransitionStyle = false
  /// The size in points that the controller prefers in a container: in a form sheet or a popover.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      guard presenter != nil, let view = storedView, let window = view.window else { return }
      guard let ownPresentation else { return view.frame = presentedFrame(in: window) }
      ownPresentation.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// The name under which the state is restored; held.
  open var restorationIdentifier: String?
  /// Light or dark for everything inside, whatever the system has (iOS 13).
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }
  /// The traits at the last `traitCollectionDidChange(_:)`.
  var knownTraits: TraitValues
  var storedTraitState: TraitState?
  /// Where a popover points; held, it is shown like anything else.
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)
  /// How far a sheet comes up; held, it is shown like anything else (iOS 15).
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: nil)
  /// What provides the presentation of the style `custom`; its animations are not used.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation of the app's own that shows the controller.
  var ownPresentation: UIPresentationController?
  /// What is shown in the place of content that is not there (iOS 17).
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  /// The view for it.
  var unavailableView: UIView?
  /// Called to set the configuration for missing content (iOS 17).
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// The edges at which the view goes on below the bars of containers.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }
  /// Whether the view goes on below opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() }
    }
  }
  /// Whether a scroll view at the controller's root gets the bars' heights as insets (7–10).
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      ownScrollView?.recordBarInsets()
    }
  }
  /// What the controller's view has of its safe area besides the bars (iOS 11); one that is no finite
  /// number changes nothing.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets.isFinite else { return additionalSafeAreaInsets = oldValue }
      if additionalSafeAreaInsets != oldValue { storedView?.propagateSafeAreaChange() }
    }
  }
  /// Whether the view keeps at least the ``systemMinimumLayoutMargins`` (iOS 11).
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      storedView?.marginsMayHaveChanged()
    }
  }
  /// The least margins of the view, in points: 16 or 20 at the sides (iOS 11).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = storedView?.systemSideMargin ?? SystemMargin.narrow
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Called after the margins of the view have changed (iOS 11).
  open func viewLayoutMarginsDidChange() {}
  /// Whether the bar of the tabs goes while the controller is on a stack, unless it is the first.
  open var hidesBottomBarWhenPushed = false

  /// A controller without a nib.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Where the view comes from when no scene of a storyboard has it.
  struct NibSource {
    var name: String?
    var bundle: Bundle?
  }
  private let nibSource: NibSource
  /// The scene of a storyboard that the controller came from.
  package var nibScene: (any NibScene)?

  /// A controller whose view is in a nib, which is read when the view is; nil looks for one that is
  /// named after the class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibSource = NibSource(name: nibNameOrNil, bundle: nibBundleOrNil)
    process = AppProcess.current
    systemVersion = SystemVersion.current
    knownTraits = process.baseTraits
    super.init()
  }

  /// A controller of a scene, or of a nib.
  public required init?(coder: NSCoder) {
    nibSource = NibSource()
    process = AppProcess.current
    systemVersion = SystemVersion.current
    knownTraits = process.baseTraits
    super.init()
    (coder as? any NibDecoder)?.decode(into: self)
  }

  /// The name of the nib that has the view; nil without one.
  open var nibName: String? { nibSource.name }
  /// The bundle of that nib.
  open var nibBundle: Bundle? { nibSource.bundle }
  /// The storyboard that the controller came from.
  open var storyboard: UIStoryboard? { nibScene?.storyboard }

  open override var next: UIResponder? { storedView?.superview ?? parentAsNext }

  // MARK: View

  /// The view, made when it is first read.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
      newValue?.updateTraits()
    }
  }

  /// The view, if it was loaded; reading it loads nothing.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view, from the scene or the nib that has it; override it to assign one of one's
  /// own, without a call of `super`. An override that assigns none leaves the controller without a
  /// view (T-32).
  open func loadView() {
    guard !loadViewFromNib() else { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view, unless it was loaded.
  open func loadViewIfNeeded() {
    if storedView == nil { loadViewNow() }
  }

  /// A button that begins and ends editing.
  public private(set) lazy var editButtonItem = makeEditButtonItem()

  /// The traits: those of what the view is in, except for what is overridden here.
  open var traitCollection: UITraitCollection {
    UITraitCollection(knownTraits, displayScale: UIScreen.screen(of: process).scale)
  }
  /// Called after the keyboard has come to cover more or less of the view, or has got another
  /// responder.
  @_spi(UIKitSubclassing) open func keyboardDidChange() {}
  /// Called after the traits have changed, with those of before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the size of the view is about to change, in points: the device is turned, or the
  /// app gets another part of the screen. An override calls `super`, which calls the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announceTurn(with: coordinator)
    announceTransition(to: size, with: coordinator)
  }
  /// Called before the screen turns, by ``viewWillTransition(to:with:)`` (deprecated in iOS 8).
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called within the animation in which the screen turns (deprecated in iOS 8).
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called after the screen has turned (deprecated in iOS 8).
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Called when the traits are about to change, before ``viewWillTransition(to:with:)``. An
  /// override calls `super`, which calls the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announceTransition(to: newCollection, with: coordinator)
  }
  /// Called after the focus has moved. Inert: there is no focus engine.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Where the focus goes first. Inert: there is no focus engine.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The same in iOS 9. Inert: there is no focus engine.
  open var preferredFocusedView: UIView? { nil }
  /// Requests that the focus be looked at again. Inert: there is no focus engine.
  open func setNeedsFocusUpdate() {}
  /// Looks at the focus now. Inert: there is no focus engine.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move. Inert: there is no focus engine.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The traits that the controller overrides for a child; nil for none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { overriddenTraits(ofChild: childViewController) }
  /// Returns the size of a child in a controller of a size, in points: that size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called after the preferred size of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The look of the status bar.
  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// What bars cover at the top of the view (iOS 7 to 10).
  open private(set) lazy var topLayoutGuide: any UILayoutSupport = LayoutSupportGuide(
    .top, of: loadedView)
  /// What bars cover at the bottom of the view (iOS 7 to 10).
  open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = LayoutSupportGuide(
    .bottom, of: loadedView)
  /// The view, which is loaded if it is not yet.
  private var loadedView: UIView { view ?? UIView() }

  /// Whether the status bar is hidden.
  open dynamic var prefersStatusBarHidden: Bool { false }
  /// Whether the bar at the bottom of the screen may hide. Inert: it is not drawn.
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges where the system waits for a second swipe. Inert: there are no swipes of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// How the status bar comes and goes. Inert: it is not drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// How the controller is to be turned when it is shown. Inert: nothing turns by itself.
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .portrait
  }
  /// The controller whose status bar counts; nil for this one. Inert: it is not drawn.
  open dynamic var childForStatusBarStyle: UIViewController? {
    guard let call = begin(.statusBarStyle) else { return nil }
    defer { end(call) }
    return former.childViewControllerForStatusBarStyle
  }
  /// The controller that hides the status bar; nil for this one. Inert: it is not drawn.
  open dynamic var childForStatusBarHidden: UIViewController? {
    guard let call = begin(.statusBarHidden) else { return nil }
    defer { end(call) }
    return former.childViewControllerForStatusBarHidden
  }
  /// Requests that the status bar's look be read again. Inert: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The orientations that the controller can have: on a phone all but upside down.
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    process.baseTraits.idiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the controller turns with the device.
  open dynamic var shouldAutorotate: Bool { true }
  /// Called once, after the view was loaded.
  open dynamic func viewDidLoad() {}
  /// Called when the view is about to appear.
  open dynamic func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its geometry, before it appears (iOS 13).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open dynamic func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear.
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open dynamic func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open dynamic func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open dynamic func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view; an override calls `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called after the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when memory is short. Inert: nothing calls it.
  open func didReceiveMemoryWarning() {}
  /// Begins or ends editing; override it to change the interface along.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    updateEditButton(isEditing: editing)
  }

  private var storedIsEditing = false
  /// Whether the controller is in editing mode.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  final var contentScrollViews = ContentScrollViews()

  /// The scroll view that bars follow at the top or the bottom (iOS 15): the one that was set, or
  /// else the view itself or the first view in it. Nil for any other edge, where UIKit raises an
  /// exception.
  ///
  /// That the first subview counts and no other is the model's choice; no public source.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    followedScrollView(at: edge)
  }

  // MARK: Appearance

  /// Begins an appearance or disappearance: the *will* callback, then that of each child whose view
  /// is in this controller's.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    if isAppearing {
      beginAppearance(animated: animated)
    } else {
      beginDisappearance(animated: animated)
    }
  }

  /// Ends it: the *did* callback, then that of each child whose view is in this controller's.
  open func endAppearanceTransition() { endTransition() }

  /// Whether the children appear and disappear along with the controller; when false, it calls
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The place of the view in a window's bounds, in points, if the controller knows it itself.
  func ownPresentedFrame(in bounds: CGRect) -> CGRect? { nil }

  /// Whether the presenter disappears under the controller.
  ///
  /// Sheets leave the presenter visible (C-227).
  var coversPresenter: Bool {
    switch effectivePresentationStyle {
    case .fullScreen, .currentContext: true
    case .custom: ownPresentation?.shouldRemovePresentersView ?? false
    default: false
    }
  }

  func viewWillLayoutSubviewsOfView() {
    if viewIfLoaded?.window != nil { announceIsAppearing() }
    viewWillLayoutSubviews()
  }

  // MARK: Containment

  /// Adds a child and calls its `willMove(toParent:)`, in which this controller is its parent
  /// already (T-20). A controller that contains this one, or this one itself, raises.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent and calls its `didMove(toParent:)`.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller moves to a parent; nil when it leaves one.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { parentChange = .leaving }
    if let call = begin(.willMove) {
      former.willMove(toParentViewController: parent)
      end(call)
    }
  }

  /// Called after the controller has moved to a parent; nil when it has left one.
  open func didMove(toParent parent: UIViewController?) {
    if let call = begin(.didMove) {
      former.didMove(toParentViewController: parent)
      end(call)
    }
  }

  // What Swift 4.1 and before called it, to be overridden. Each of two names calls the other, so that
  // an override of either is called by both; the call under way keeps them from calling on.

  /// The former name of `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  open func willMove(toParentViewController parent: UIViewController?) {
    guard let call = begin(.willMove) else { return }
    willMove(toParent: parent)
    end(call)
  }

  /// The former name of `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  open func didMove(toParentViewController parent: UIViewController?) {
    guard let call = begin(.didMove) else { return }
    didMove(toParent: parent)
    end(call)
  }

  /// The former name of `childForStatusBarStyle`.
  @available(*, deprecated, renamed: "childForStatusBarStyle")
  open var childViewControllerForStatusBarStyle: UIViewController? {
    guard let call = begin(.statusBarStyle) else { return nil }
    defer { end(call) }
    return childForStatusBarStyle
  }

  /// The former name of `childForStatusBarHidden`.
  @available(*, deprecated, renamed: "childForStatusBarHidden")
  open var childViewControllerForStatusBarHidden: UIViewController? {
    guard let call = begin(.statusBarHidden) else { return nil }
    defer { end(call) }
    return childForStatusBarHidden
  }

  /// The calls under way that have two names.
  private var namedCalls: NamedCall = []

  /// Begins a call that has two names; nil if one of them has called the other already.
  private func begin(_ call: NamedCall) -> NamedCall? {
    namedCalls.insert(call).inserted ? call : nil
  }

  private func end(_ call: NamedCall) { namedCalls.remove(call) }

  /// The controller by the names that it had before.
  private var former: any FormerlyNamed { self }

  /// The tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { enclosing() }

  /// The split view controller that contains this controller.
  open var splitViewController: UISplitViewController? { enclosing() }

  /// Whether the controller is appearing because it is presented.
  open var isBeingPresented: Bool {
    appearance.phase == .appearing && presenter != nil
  }
  /// Whether the controller is disappearing because it is dismissed.
  open var isBeingDismissed: Bool {
    appearance.phase == .disappearing && presenter != nil
  }
  /// Whether the controller is appearing because it got a parent.
  open var isMovingToParent: Bool { parentChange == .joining }
  /// Whether the controller is disappearing because it left its parent.
  open var isMovingFromParent: Bool { parentChange == .leaving }

  /// The coordinator of the transition that the controller, or one that contains it, takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: { $0.parent }).lazy.compactMap { $0.runningTransition }.first
  }
  /// The transition that brings the controller on the screen or takes it off.
  var runningTransition: TransitionCoordinator?

  /// Shows a controller: pushed by the navigation controller that this one is in, or over this one.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of this one, by the nearest container that can.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// What can be chosen below a preview of the controller. Inert: nothing asks for it.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Called before a segue; the destination's view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue that the user has triggered runs; code that performs one asks nobody.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the controller's scene.
  ///
  /// - Raises: `NSInvalidArgumentException` if the scene has none of the name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard nibScene?.performSegue(withIdentifier: identifier, sender: sender) == true else {
      return process.raise(Message.noSegue(identifier, of: self))
    }
  }
  /// Returns whether the controller is where an unwind segue ends (iOS 6): if it has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// Returns the way back to a controller (iOS 5 to 8, where a container may have its own); nil for the
  /// one that pops and dismisses. Inert: UIKit's later way is taken.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }
  /// Called at the controller in which an unwind segue ends, before what is above it goes (iOS 9).
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // What an app may override for the system to read; nothing here does.

  /// Saves what the controller needs to be as it was. Inert: no state is restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what was saved. Inert: no state is restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after everything was restored. Inert: no state is restored.
  open func applicationFinishedRestoringState() {}
  /// Whose view says whether the bar at the bottom of the screen hides (iOS 11).
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whose view says which edges the app's gestures have first (iOS 11).
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the keyboard stays while the controller is presented in a form sheet.
  open dynamic var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The navigation controller that contains this controller.
  open var navigationController: UINavigationController? { enclosing() }

  /// Shows a controller over this one.
  ///
  /// A presenter that is covered disappears, and with it the controllers that contain it. No log
  /// shows in which order: here the one that appears has appeared first.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentIfPossible(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away the controller shown over this one, or this one; a controller that is neither asks
  /// the one that contains it (Apple: of the properties, which count the containers in).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }
}
