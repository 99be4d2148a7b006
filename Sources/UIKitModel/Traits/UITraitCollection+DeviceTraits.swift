import Foundation

// Traits that nothing changes in the model: collections of them specify nothing.

extension UITraitCollection {
  /// Traits that specify nothing but whether the user wants bold text (iOS 13). Inert: they specify
  /// nothing, text is always as usual.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(TraitValues()) }
  /// Traits that specify nothing but whether the user wants more contrast (iOS 13). Inert: they
  /// specify nothing, it is always as usual.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues())
  }
  /// Traits that specify nothing but the colors of the screen. Inert: they specify nothing.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(TraitValues()) }
  /// Traits that specify nothing but whether the screen feels how firmly a finger presses. Inert:
  /// they specify nothing.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(TraitValues())
  }
}
