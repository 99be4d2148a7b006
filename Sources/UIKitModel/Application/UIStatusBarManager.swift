import Foundation

/// The state of the status bar (iOS 13).
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The frame of the status bar on the screen.
  open var statusBarFrame: CGRect { StatusBar.frame(on: .main) }
  /// Whether it is hidden: that of the application.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// Its look: that of the application.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}
