import Foundation

/// The traits of the environment: those of a phone in light appearance, unless an app overrides
/// them.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues
  /// Pixels a point; 0 when not specified.
  public let displayScale: CGFloat
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// Whether content lies above another screen (iOS 13): where an app says so. Here no presentation
  /// elevates what it shows, and no color differs by it.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  init(_ values: TraitValues, displayScale: CGFloat = 0) {
    self.values = values
    self.displayScale = displayScale
    super.init()
  }

  /// The traits of several collections; of two that specify a trait the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) },
      displayScale: traitCollections.last { $0.displayScale > 0 }?.displayScale ?? 0)
  }

  /// Traits that specify nothing but the scale.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(), displayScale: displayScale)
  }

  /// Traits that specify nothing but light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// Traits that specify nothing but the level (iOS 13).
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(level: userInterfaceLevel))
  }

  /// Traits that specify nothing but the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: userInterfaceIdiom))
  }

  /// Traits that specify nothing but the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// Traits that specify nothing but the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: horizontalSizeClass))
  }

  /// Traits that specify nothing but the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: verticalSizeClass))
  }

  /// Traits that specify nothing but the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(contentSize: preferredContentSizeCategory))
  }

  /// The traits in effect where nothing else specifies them.
  open class var current: UITraitCollection {
    UITraitCollection(AppProcess.current.baseTraits, displayScale: UIScreen.defaultScale)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values && displayScale == other.displayScale
  }

  open override var hash: Int { values.hashValue }

  /// Whether colors differ between the two traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}
