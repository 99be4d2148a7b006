/// Traits that can be set (iOS 17).
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How large text is.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Whether content lies above another screen.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

/// The traits that a view or a controller overrides for itself and for what is inside (iOS 17).
///
/// One that is not overridden reads as unspecified, and setting that removes the override.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style }
    set { values.style = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontal }
    set { values.horizontal = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.vertical }
    set { values.vertical = newValue }
  }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.contentSize }
    set { values.contentSize = newValue }
  }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// Whether content lies above another screen.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.level }
    set { values.level = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    values.differs(from: TraitValues(), in: trait)
  }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: values.style = .unspecified
    case is UITraitPreferredContentSizeCategory.Type: values.contentSize = .unspecified
    case is UITraitHorizontalSizeClass.Type: values.horizontal = .unspecified
    case is UITraitVerticalSizeClass.Type: values.vertical = .unspecified
    case is UITraitLayoutDirection.Type: values.direction = .unspecified
    case is UITraitUserInterfaceLevel.Type: values.level = .unspecified
    default: break
    }
  }
}
