import Foundation

extension UITraitCollection {
  /// Traits that specify what a closure sets (iOS 17).
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.values(TraitValues(), mutations))
  }

  /// The traits with what a closure sets (iOS 17).
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(Self.values(values, mutations), displayScale: displayScale)
  }

  private static func values(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }

  /// Calls a closure (iOS 13). The traits of the process stay what they are: here colors and fonts are
  /// resolved where they are used.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
}
