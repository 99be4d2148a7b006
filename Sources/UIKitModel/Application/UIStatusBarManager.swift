import Foundation

/// The state of the status bar (iOS 13).
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The frame of the status bar on the screen.
  open var statusBarFrame: CGRect { StatusBar.frame(on: .main) }
  /// Whether it is hidden: where it takes no room.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}
