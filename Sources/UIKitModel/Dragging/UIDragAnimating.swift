import Foundation

/// Runs along with a drop (iOS 11).
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs when the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
