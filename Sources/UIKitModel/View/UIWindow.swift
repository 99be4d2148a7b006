import Foundation
import Synchronization

/// The root of a view hierarchy; views in it are laid out at the end of each turn.
@preconcurrency @MainActor open class UIWindow: UIView {
  private let objectiveC = ObjectiveCTable<UIWindowMembers>()

  /// A window the size of `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    join()
  }

  /// A window of a scene, as large as the screen (iOS 13).
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    join()
    self.windowScene = windowScene
  }

  /// Joins the application's windows.
  private func join() {
    isHidden = true
    deviceSafeAreaInsets = UIScreen.screen(of: process).safeAreaInsets
    updateSizeClasses()
    process.windows.removeAll { $0.window == nil }
    process.windows.append(WeakWindow(window: self))
  }

  /// Makes the object.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the event does that is being sent.
  private var delivery: (() -> Void)?

  /// Delivers an event to gestures and views; an override calls `super`, or they do not get it.
  open func sendEvent(_ event: UIEvent) {
    let deliver = delivery
    delivery = nil
    deliver?()
  }

  /// Sends an event through the application and the window, and returns whether it was delivered.
  func send(_ event: UIEvent, _ deliver: @escaping () -> Void) -> Bool {
    let outer = delivery
    var isDelivered = false
    delivery = {
      isDelivered = true
      deliver()
    }
    process.application.sendEvent(event)
    delivery = outer
    return isDelivered
  }

  /// The keyboard's view, once something has met it here.
  var keyboardView: KeyboardView?

  /// The safe area of the simulated device: what the status bar and home indicator take.
  package var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if deviceSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }

  open override var window: UIWindow? { self }

  override var outermostTraits: TraitValues {
    SizeClasses.traits(process.baseTraits, in: bounds.size)
  }

  /// Takes the size classes of its size; a window without any has those of the screen.
  private func updateSizeClasses() {
    guard bounds.width > 0, bounds.height > 0,
      outermostTraits != process.baseTraits || process.traitsVary
    else { return }
    traitsMayHaveChanged()
  }
  open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

  /// How far in front a window is (Apple: the values of UIKit's constants).
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the level; windows of higher ones are in front.
    public var rawValue: CGFloat

    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }

  /// Whether the window gets key events: the last one that was made key.
  public var isKeyWindow: Bool { process.keyWindow === self }
  /// The level of the window, which orders the application's windows; nothing is drawn.
  open var windowLevel = Level.normal
  /// The screen the window is on.
  open var screen: UIScreen { .main }

  /// The scene, or the application before there were scenes (T-50).
  open override var next: UIResponder? {
    windowScene ?? process.application
  }

  private lazy var ownUndoManager = UndoManager()
  /// The window's own; what is in it finds it along the responder chain.
  open override var undoManager: UndoManager? { ownUndoManager }
  /// The scene that the window belongs to (iOS 13); one that is shown without any joins the
  /// application's.
  open weak var windowScene: UIWindowScene?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if Fault.losesRootControllers.isOn { rootViewController = nil }
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      rootContainer?.removeFromSuperview()
      rootContainer = nil
      if let root = rootViewController, !isHidden { install(root) }
    }
  }

  /// What contains the root controller's view, once it was installed and where the system has it.
  private var rootContainer: UITransitionView?

  /// Shows the window and makes its root controller appear.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Called when another window gets keyboard events; the default does nothing.
  open func resignKey() {}
  /// Called when the window gets keyboard events; the default does nothing.
  open func becomeKey() {}
  /// Makes the window get keyboard events.
  open func makeKey() {
    guard !Fault.makesNoWindowKey.isOn, process.keyWindow !== self else { return }
    let former = process.keyWindow
    process.keyWindow = self
    former?.resignKey()
    former?.post(Self.didResignKeyNotification)
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  private var wasShown = false

  private func post(_ name: Notification.Name) {
    process.bind { NotificationCenter.default.post(name: name, object: self) }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden, wasShown { post(Self.didBecomeHiddenNotification) }
      guard !isHidden else { return }
      wasShown = true
      post(Self.didBecomeVisibleNotification)
      if windowScene == nil { windowScene = process.scene }
      if let root = rootViewController { install(root) }
    }
  }

  /// The keyboard is in front of everything, and what is beside a sheet is out of reach.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let keyboard = process.keyboard.view(in: self), keyboard.frame.holds(point) {
      return keyboard
    }
    return super.hitTest(point, with: event).map(reached)
  }

  private func install(_ root: UIViewController) {
    guard let view = root.view else { return }
    if rootContainer == nil, systemVersion.behavior.containsRootViewInTransitionView {
      rootContainer = UITransitionView(in: self)
    }
    let superview = superview(of: root)
    guard view.superview !== superview else { return }
    view.frame = superview.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    process.loop.setNeedsLayout(self)
  }

  /// The view that a controller's view is added to when it is shown in the window.
  func superview(of controller: UIViewController) -> UIView {
    controller === rootViewController ? rootContainer?.dropShadowView ?? self : self
  }

  private func safeAreaDidChange() {
    setNeedsLayout()
    propagateSafeAreaChange()
    process.keyboard.windowDidChange(self)
  }

  @_spi(UIKitSubclassing) open override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    updateSizeClasses()
    placePresented()
    // A view that keeps its frame may reach into the safe area now, or not any more.
    safeAreaDidChange()
  }
}

extension UIView {
  /// Notifies the tree that the safe area may have changed.
  func propagateSafeAreaChange() {
    safeAreaInsetsDidChange()
    for view in subviews { view.propagateSafeAreaChange() }
  }
}

extension UIView {
  /// The pixels of a point.
  package var pixelScale: CGFloat { UIScreen.screen(of: process).scale }
  /// The length of one pixel in points.
  package var pixel: CGFloat { 1 / pixelScale }
}

extension CGFloat {
  /// The length in whole pixels, in points. Rounded again it stays the same, as a multiple of a
  /// third of a point would not.
  package func roundedToPixels(
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero, scale: CGFloat
  ) -> CGFloat { (self * scale).rounded(rule) / scale }
}
