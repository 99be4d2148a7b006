import Foundation

/// A stack of controllers between a navigation bar and a toolbar.
///
/// For its content it does two things: the appearance order of what it shows, and the bars' heights
/// as insets (`automaticallyAdjustsScrollViewInsets` to iOS 10, the safe area from 11).
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let objectiveC = ObjectiveCTable<UINavigationControllerMembers>()

  /// The stack, the top last; set, the last is shown without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = [] {
    didSet {
      // On the screen with the transition: one that is undone before it begins changes nothing.
      if stack.last !== oldValue.last, !isOnScreen { followContent(of: nil) }
      navigationBar.items = stack.map(\.navigationItem)
    }
  }
  /// The content that moves the large title.
  private weak var followedContent: UIScrollView?
  /// The room for a large title that the content was looked at with, in points.
  private var followedRoom: CGFloat = 0
  /// Whether the large title is changing, which moves the content's edges.
  private var isFollowing = false
  /// The bar above the controllers.
  public private(set) lazy var navigationBar = makeNavigationBar()
  /// The bar below the controllers, with the items of the one on top.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// The controllers whose way onto the stack, or off it, ends with the transition.
  private var movingControllers: [UIViewController] = []
  /// The transition of a finger that is popping the top controller.
  var interactiveTransition: TransitionCoordinator?
  /// Whether a drag upwards hides the navigation bar, and one downwards shows it again (iOS 8).
  open var hidesBarsOnSwipe = false {
    didSet { barHideOnSwipeGestureRecognizer.isEnabled = hidesBarsOnSwipe }
  }
  /// The recognizer of those drags.
  public private(set) lazy var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer =
    BarSwipeRecognizer(self)
  /// Whether tapping the content hides the bars; held.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars; held.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether a low window hides the bars; held.
  open var hidesBarsWhenVerticallyCompact = false
  /// The delegate, called before and after a controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The recognizer of the swipe from the left edge that goes back. Its delegate keeps it from
  /// beginning where the bar or its back button is not shown; an app that sets another, or none, lets
  /// it begin there too.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    InteractivePopRecognizer(self)
  /// Whether the navigation bar is hidden; the content gets its room.
  open var isNavigationBarHidden = false {
    didSet {
      if Fault.keepsNavigationBar.isOn { isNavigationBarHidden = oldValue }
      if isNavigationBarHidden != oldValue { barsDidChange() }
    }
  }
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true {
    didSet {
      if Fault.keepsToolbarHidden.isOn { isToolbarHidden = oldValue }
      if isToolbarHidden != oldValue { barsDidChange() }
    }
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

  /// The last controller of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller on the screen: a presented one, or the last of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  private func makeNavigationBar() -> UINavigationBar {
    let bar = UINavigationBar(frame: .zero)
    bar.frame.size = bar.sizeThatFits(UIScreen.main.bounds.size)
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    bar.onHeightChange = { [weak self] in self?.barsDidChange() }
    return bar
  }

  open override func loadView() {
    let view = BarContainerView(frame: UIScreen.main.bounds)
    view.addBars = { [weak self] in self?.withBars($0) ?? $0 }
    view.layOutBars = { [weak self] in self?.layOutBars(in: $0, outside: $1) }
    view.insetsOfBars = { [weak self] in self?.barsBeside($0) ?? .zero }
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    view.addGestureRecognizer(barHideOnSwipeGestureRecognizer)
    if let swipe = interactivePopGestureRecognizer { view.addGestureRecognizer(swipe) }
    self.view = view
    if Fault.showsToolbars.isOn { isToolbarHidden = false }
  }

  /// Where the navigation bar begins: below the status bar, or at the top of a sheet, which does not
  /// reach it (C-265).
  private func barTop(_ outside: UIEdgeInsets) -> CGFloat {
    let size = viewIfLoaded?.window?.bounds.size ?? .zero
    let height = StatusBar.height(safeAreaTop: outside.top, size: size)
    return outermostController.isSheetBelowStatusBar ? min(height, outside.top) : height
  }

  private func withBars(_ outside: UIEdgeInsets) -> UIEdgeInsets {
    var insets = outside
    if !isNavigationBarHidden { insets.top = barTop(outside) + navigationBar.fittingHeight }
    if !isToolbarHidden { insets.bottom += toolbar.lowerBarHeight(ControlSize.toolbarHeight) }
    return insets
  }

  /// What the bars take of the room of a controller that does not go on below them.
  private func barsBeside(_ controller: UIViewController) -> UIEdgeInsets {
    guard let container = viewIfLoaded as? BarContainerView else { return .zero }
    let (outside, inside) = (container.insetsOutside, container.safeAreaInsets)
    var insets = UIEdgeInsets.zero
    if !isNavigationBarHidden,
      !controller.extends(under: .top, isTranslucent: navigationBar.isTranslucent)
    {
      insets.top = barTop(outside) + navigationBar.fittingHeight
    }
    if !isToolbarHidden, !controller.extends(under: .bottom, isTranslucent: toolbar.isTranslucent) {
      insets.bottom = inside.bottom
    }
    return insets
  }

  private func layOutBars(in bounds: CGRect, outside: UIEdgeInsets) {
    startWaitingTransition()
    refitView(of: topViewController)
    followContent(of: topViewController)
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: barTop(outside), width: bounds.width, height: navigationBar.fittingHeight)
    toolbar.isHidden = isToolbarHidden
    let height = toolbar.lowerBarHeight(ControlSize.toolbarHeight)
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - outside.bottom - height, width: bounds.width, height: height)
  }

  /// Has the large title and the search bar go with content, as far as that lies below the bar; whole
  /// without one.
  private func followContent(of controller: UIViewController?) {
    let content = controller?.contentScrollView(for: .top)
    let hasOtherRoom = followedRoom != navigationBar.collapsibleHeight
    guard content !== followedContent || hasOtherRoom || content == nil else { return }
    if content !== followedContent {
      followedContent?.follower = nil
      followedContent?.roomAboveTop = 0
      followedContent?.collapsingInset = 0
      followedContent = content
      content?.follower = { [weak self] in self?.contentDidMove($0) }
    }
    guard let content else { return navigationBar.collapsedHeight = 0 }
    contentDidMove(content)
  }

  /// What collapses is as high as what is above the content's top edge leaves for it (C-105: the
  /// height; that it goes point by point and stays between is the model's).
  private func contentDidMove(_ content: UIScrollView) {
    guard !isFollowing, !Fault.collapsesNoTitle.isOn else { return }
    isFollowing = true
    defer { isFollowing = false }
    let room = navigationBar.collapsibleHeight
    let (hasOtherRoom, wasWithinEdges) = (room != followedRoom, content.isWithinEdges)
    followedRoom = room
    let isBelowBar = content.barInset.top > 0
    let seen = room - navigationBar.collapsedHeight
    let edge = content.insetTopWithoutControl - seen
    let left = min(max(-content.contentOffset.y - edge, 0), room)
    let collapsed = isBelowBar ? room - left : collapsedHeight(above: content, room)
    content.roomAboveTop = collapsed
    content.collapsingInset = isBelowBar ? room - collapsed : 0
    navigationBar.collapsedHeight = collapsed
    if hasOtherRoom { content.keepWithinEdges(wasWithinEdges) }
  }

  /// How much of the room goes with content that begins at the bar's lower edge, and so moves up with
  /// it, further than the finger does (Stack Overflow 46570313, and rdar 43231676 for an opaque bar,
  /// iOS 11). That it goes point by point is the model's, and that it goes no further than the content
  /// can still be scrolled: its view has become as much higher.
  private func collapsedHeight(above content: UIScrollView, _ room: CGFloat) -> CGFloat {
    let place = content.superview?.convert(content.frame.origin, to: navigationBar.superview)
    let whole = navigationBar.fittingHeight + navigationBar.collapsedHeight
    let edge = navigationBar.frame.minY + whole
    guard let place, place.y <= edge, place.y >= edge - room else { return 0 }
    let inset = content.adjustedContentInset
    let height = content.bounds.height - (edge - place.y)
    let hidden = content.contentSize.height + inset.top + inset.bottom - height
    return max(min(content.contentOffset.y + inset.top, room, hidden / 2), 0)
  }

  private func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
    refitView(of: topViewController)
    topViewController?.viewIfLoaded?.propagateSafeAreaChange()
  }

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

  /// Puts a controller on top, with an animation.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let exception = reasonNotToPush(viewController) { return process.raise(exception) }
    guard !Fault.pushesNothing.isOn else { return }
    let old = topViewController
    addToStack(viewController)
    replaceShown(old, with: viewController, animated: animated)
  }

  private func reasonNotToPush(_ controller: UIViewController) -> UIKitException? {
    if controller is UINavigationController { return Message.pushesNavigationController }
    return viewControllers.contains { $0 === controller } ? Message.pushesAgain(controller) : nil
  }

  /// Takes the top controller off, unless it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let old = viewControllers.last, !Fault.popsNothing.isOn else {
      return nil
    }
    takeOffStack([old])
    replaceShown(old, with: topViewController, animated: animated)
    return old
  }

  /// Takes all controllers but the first off.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1, let old = topViewController else { return [] }
    let popped = Array(viewControllers.dropFirst())
    takeOffStack(popped)
    replaceShown(old, with: topViewController, animated: animated)
    return popped
  }

  /// Replaces the stack; one of this controller, or of what contains it, raises as with `addChild`.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let ancestors = Array(sequence(first: self as UIViewController, next: { $0.parent }))
    if let wrong = controllers.first(where: ancestors.contains) {
      return process.raise(Message.childIsAncestor(wrong, of: self))
    }
    let old = topViewController
    takeOffStack(
      viewControllers.filter { present in !controllers.contains { $0 === present } })
    stack = []
    for controller in controllers { addToStack(controller) }
    if old !== topViewController {
      replaceShown(old, with: topViewController, animated: animated)
    } else {
      finishMoves()
    }
  }

  /// Shows or hides the toolbar.
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

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func addToStack(_ controller: UIViewController) {
    stack.append(controller)
    guard controller.parent !== self else { return }
    addChild(controller)
    movingControllers.append(controller)
    if !isOnScreen { finishMoves() }
  }

  func takeOffStack(_ controllers: [UIViewController]) {
    stack.removeAll { present in controllers.contains { $0 === present } }
    for controller in controllers { controller.willMove(toParent: nil) }
    movingControllers += controllers
  }

  /// Ends the way onto the stack and off it: `didMove(toParent:)` comes after the appearance
  /// callbacks (C-219, C-220).
  private func finishMoves() {
    let moved = movingControllers
    movingControllers = []
    for controller in moved where controller.parent === self {
      if viewControllers.contains(where: { $0 === controller }) {
        controller.didMove(toParent: self)
      } else {
        controller.removeFromParent()
      }
    }
  }

  /// Whether what is shown has appearance callbacks of its own transitions.
  var isOnScreen: Bool { viewIfLoaded?.window != nil || appearance.phase == .appearing }

  private func show(_ controller: UIViewController) {
    updateToolbar()
    placeView(of: controller)
  }

  /// A change of the controller on top whose transition has not begun.
  private struct WaitingTransition {
    /// The controller that is shown.
    let old: UIViewController?
    /// There as soon as the stack has changed: code adds its completions right after a push.
    let coordinator: TransitionCoordinator
  }

  /// What begins with the next layout (T-03); it holds the controller that goes (T-09).
  private var waitingTransition: WaitingTransition?

  private func replaceShown(
    _ old: UIViewController?, with new: UIViewController?, animated: Bool
  ) {
    // The bar of the tabs may be hidden now, or no longer.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    guard let view = viewIfLoaded else { return finishMoves() }
    guard isOnScreen else {
      old?.viewIfLoaded?.removeFromSuperview()
      if let new { show(new) }
      return finishMoves()
    }
    wait(for: new, from: old, animated: animated)
    guard view.window != nil else { return startWaitingTransition() }
    view.setNeedsLayout()
  }

  private func wait(
    for new: UIViewController?, from old: UIViewController?, animated: Bool
  ) {
    guard let waiting = waitingTransition else {
      waitingTransition = WaitingTransition(
        old: old, coordinator: beginTransition(from: old, to: new, animated: animated))
      return
    }
    waiting.coordinator.to?.runningTransition = nil
    waiting.coordinator.lead(to: new, animated: animated)
    new?.runningTransition = waiting.coordinator
  }

  private func startWaitingTransition() {
    guard let waiting = waitingTransition else { return }
    waitingTransition = nil
    let (old, new, transition) = (waiting.old, topViewController, waiting.coordinator)
    let animated = transition.isAnimated
    guard old !== new else {
      finishMoves()
      return endTransition(transition, from: old, to: new)
    }
    followContent(of: nil)
    new?.loadViewIfNeeded()
    fitView(of: new)
    if let new {
      process.call("navigationController(_:willShow:animated:)", of: delegate) {
        delegate?.navigationController(self, willShow: new, animated: animated)
      }
    }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    old?.viewIfLoaded?.removeFromSuperview()
    if let new { show(new) }
    // The pass over the constraints that goes before this layout did not find the view (C-219).
    new?.viewIfLoaded?.prepareConstraintsForLayout()
    endLater(transition, from: old, to: new)
  }

  /// Ends a transition in the next turn, after the layout: the old controller's callback comes
  /// first (C-216, C-218).
  func endLater(
    _ transition: TransitionCoordinator, from old: UIViewController?, to new: UIViewController?
  ) {
    process.loop.perform { [weak self] in
      self?.viewIfLoaded?.window?.layoutIfNeeded()
      transition.runAnimations()
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
      guard let self else { return transition.end() }
      finishMoves()
      endTransition(transition, from: old, to: new)
      let animated = transition.isAnimated
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
  }
}
