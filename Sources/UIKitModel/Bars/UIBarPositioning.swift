import Foundation

/// A bar that may be at the top or at the bottom.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is; the method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns where a bar is; nothing of its look depends on it here.
  /// - Optional: `.any`
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
