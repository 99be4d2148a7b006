import Foundation

/// What is behind a content (iOS 14); held, nothing is drawn.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The color.
  public var backgroundColor: UIColor?
  /// Changes the color where it is resolved.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Around the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the border.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// Between background and border, in points.
  public var strokeOutset: CGFloat = 0
  /// The image.
  public var image: UIImage?
  /// The effect on what is behind.
  public var visualEffect: UIVisualEffect?
  /// The shadow (iOS 18).
  public var shadowProperties = UIShadowProperties()
  /// A view in the background.
  public var customView: UIView?

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of the cells of a list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// That of the cells of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// That of the headers of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    filled(.secondarySystemBackground)
  }
  /// That of the cells of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    filled(.secondarySystemGroupedBackground)
  }
  /// That of the headers of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// That of the cells of a side bar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// The color, or the tint where there is none.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The configuration for a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
