import Foundation

/// The traits of the environment; the model's environment is a phone in light appearance.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Pixels a point; 0 when not specified.
  public let displayScale: CGFloat
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// How large text is.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The reading direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  init(
    displayScale: CGFloat = 0, style: UIUserInterfaceStyle = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    contentSize: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    self.displayScale = displayScale
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    preferredContentSizeCategory = contentSize
    layoutDirection = direction
    super.init()
  }

  /// Traits that specify nothing but the scale.
  public convenience init(displayScale: CGFloat) {
    self.init(displayScale: displayScale, style: .unspecified)
  }

  /// Traits that specify nothing but light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Traits that specify nothing but the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Traits that specify nothing but the room down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Traits that specify nothing but the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(contentSize: preferredContentSizeCategory)
  }

  /// The traits of a phone held upright, at `scale` pixels a point.
  static func phone(scale: CGFloat) -> UITraitCollection {
    UITraitCollection(
      displayScale: scale, style: .light, idiom: .phone, horizontal: .compact, vertical: .regular,
      contentSize: .large, direction: .leftToRight)
  }

  /// The traits in effect where nothing else specifies them.
  open class var current: UITraitCollection { phone(scale: 2) }

  /// Whether colors differ between the two traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The reading direction.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The reading direction of the application.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
