import Foundation

// Tint passes down the hierarchy: a view has the color and the mode of the nearest superview that
// was given one (Apple, `tintColor` and `tintAdjustmentMode`).

extension UIView {
  /// The nearest color that was set, from this view upward; the system's blue without one.
  var inheritedTintColor: UIColor {
    sequence(first: self, next: { $0.superview }).lazy.compactMap { $0.ownTintColor }.first
      ?? .systemBlue
  }

  /// The nearest mode that was set, from this view upward; normal without one.
  var inheritedTintAdjustmentMode: TintAdjustmentMode {
    sequence(first: self, next: { $0.superview }).lazy.map { $0.ownTintAdjustmentMode }
      .first { $0 != .automatic } ?? .normal
  }

  /// Calls `tintColorDidChange()` on this view and on those that inherit from it.
  ///
  /// - Parameter inherits: Whether a subview has no value of its own.
  func announceTint(where inherits: (UIView) -> Bool) {
    tintColorDidChange()
    for subview in subviews where inherits(subview) { subview.announceTint(where: inherits) }
  }
}

extension UIColor {
  /// What a tint color becomes when it is dimmed: without its hue. How bright it is then is the
  /// model's choice.
  var dimmed: UIColor { UIColor(white: hueSaturationBrightness.brightness, alpha: alpha) }
}
