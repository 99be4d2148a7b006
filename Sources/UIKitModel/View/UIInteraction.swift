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

  /// Makes an interaction one of the view's.
  func add(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away; one of another view changes nothing.
  func remove(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
