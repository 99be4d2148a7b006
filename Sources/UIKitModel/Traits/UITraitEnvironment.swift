import Foundation

/// What has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {
  /// Called after the traits have changed. Inert: those of the screen are fixed.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
