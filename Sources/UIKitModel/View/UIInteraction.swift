import Foundation

/// Something that gives a view further ways to be operated.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has it.
  var view: UIView? { get }
  /// Called before a view gets it, or loses it (nil).
  func willMove(to view: UIView?)
  /// Called after a view got it, or lost it (nil).
  func didMove(to view: UIView?)
}

extension UIView {
  /// How the tint looks while something is shown above; held, nothing is drawn.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}
