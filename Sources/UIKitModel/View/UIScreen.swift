import Foundation
import Synchronization

/// The screen: its size in points and its scale in pixels a point.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  private let objectiveC = ObjectiveCTable<UIScreenMembers>()

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

  /// Makes the process's screen that of a device, before anything is shown on it: a size and a safe
  /// area in points, and the kind of device.
  package static func simulate(
    _ size: CGSize, safeAreaInsets: UIEdgeInsets, idiom: UIUserInterfaceIdiom
  ) {
    let process = AppProcess.current
    let screen = screen(of: process)
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.safeAreaInsets = safeAreaInsets
    let isLying = size.width > size.height
    process.interfaceOrientation = isLying ? .landscapeRight : .portrait
    process.deviceOrientation = isLying ? .landscapeLeft : .portrait
    var traits = process.baseTraits
    traits.idiom = idiom
    traits = SizeClasses.traits(traits, in: size)
    // What was made before takes them when it is shown.
    if traits != process.baseTraits { process.traitsVary = true }
    process.baseTraits = traits
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
  /// How bright the screen is, from 0 to 1; held.
  public var brightness: CGFloat = 0.5
  /// The most frames that the screen shows in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded or mirrored (iOS 11): never.
  public var isCaptured: Bool { false }
  /// All screens: this one.
  public static var screens: [UIScreen] { [.main] }
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
