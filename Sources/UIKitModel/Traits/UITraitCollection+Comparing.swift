import Foundation

extension UITraitCollection {
  /// Whether all that the other says holds here; what it leaves open always does.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return
      (trait.horizontalSizeClass == .unspecified
      || trait.horizontalSizeClass == horizontalSizeClass)
      && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
      && (trait.userInterfaceIdiom == .unspecified
        || trait.userInterfaceIdiom == userInterfaceIdiom)
      && (trait.userInterfaceStyle == .unspecified
        || trait.userInterfaceStyle == userInterfaceStyle)
      && (trait.userInterfaceLevel == .unspecified
        || trait.userInterfaceLevel == userInterfaceLevel)
  }
}
