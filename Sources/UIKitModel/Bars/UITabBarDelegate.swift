import Foundation

/// Is called when the user taps a tab; the method is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when an item has been tapped.
  /// - Optional: nothing
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
