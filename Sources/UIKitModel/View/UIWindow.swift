import Foundation
import Synchronization

/// The root of a view hierarchy; views in it are laid out at the end of each turn.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// A window the size of `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    deviceSafeAreaInsets = UIScreen.screen(of: process).safeAreaInsets
    process.windows.removeAll { $0.window == nil }
    process.windows.append(WeakWindow(window: self))
  }

  /// Makes the object.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The safe area of the simulated device: what the status bar and home indicator take.
  package var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if deviceSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { super.next ?? process.application }
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

  private lazy var ownUndoManager = UndoManager()
  /// The window's own; what is in it finds it along the responder chain.
  open override var undoManager: UndoManager? { ownUndoManager }
  /// The scene that the window belongs to (iOS 13); one that is shown without any joins the
  /// application's.
  open weak var windowScene: UIWindowScene?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let root = rootViewController, !isHidden { install(root) }
    }
  }

  /// Shows the window and makes its root controller appear.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window get keyboard events.
  open func makeKey() { process.keyWindow = self }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, !isHidden else { return }
      if windowScene == nil { windowScene = process.scene }
      if let root = rootViewController { install(root) }
    }
  }

  private func install(_ root: UIViewController) {
    guard root.view.superview !== self else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(root.view)
    process.loop.setNeedsLayout(self)
  }

  private func safeAreaDidChange() {
    setNeedsLayout()
    propagateSafeAreaChange()
    process.keyboard.windowDidChange(self)
  }

  @_spi(UIKitSubclassing) open override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
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

/// The screen: its size in points and its scale in pixels a point.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// Size of the first 4-inch screens, the one that the seed observations were made on.
  private static let defaultSize = CGSize(width: 320, height: 568)

  package override init() { super.init() }

  /// The process's screen.
  public static var main: UIScreen { screen(of: .current) }

  static func screen(of process: AppProcess) -> UIScreen {
    if let screen = process.screen { return screen }
    let screen = UIScreen()
    process.screen = screen
    return screen
  }

  /// The size of the screen, in points.
  public package(set) var bounds = CGRect(origin: .zero, size: UIScreen.defaultSize)
  /// Pixels a point: 2 or 3.
  public nonisolated package(set) var scale: CGFloat {
    get { storedScale.withLock { $0 } }
    set { storedScale.withLock { $0 = newValue } }
  }
  private nonisolated let storedScale = Mutex(UIScreen.defaultScale)
  /// The scale of most phones.
  nonisolated static let defaultScale: CGFloat = 2
  /// What the status bar, the home indicator and the corners take of the screen, in points.
  package var safeAreaInsets = UIEdgeInsets.zero
  /// Pixels a point.
  public var nativeScale: CGFloat { scale }
  /// The size of the screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection {
    UITraitCollection(AppProcess.current.baseTraits, displayScale: scale)
  }
}

/// The status bar.
enum StatusBar {
  /// Its height on a screen without a notch, in points (C-120).
  private static let plainHeight: CGFloat = 20
  /// The deepest safe area of a notch; a deeper one is that of a Dynamic Island (C-117).
  private static let deepestNotch: CGFloat = 50
  /// What the safe area of a Dynamic Island is deeper than the status bar (C-117).
  private static let roomBelowIsland: CGFloat = 16 / 3

  /// Its height, in points: a phone that lies has none (C-133).
  static func height(safeAreaTop top: CGFloat, size: CGSize) -> CGFloat {
    guard !SystemMargin.isLow(size) else { return 0 }
    return max(top > deepestNotch ? top - roomBelowIsland : top, plainHeight)
  }

  /// Its frame on a screen.
  @MainActor static func frame(on screen: UIScreen) -> CGRect {
    let size = screen.bounds.size
    let height = height(safeAreaTop: screen.safeAreaInsets.top, size: size)
    return CGRect(x: 0, y: 0, width: size.width, height: height)
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
