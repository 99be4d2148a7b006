import Foundation

/// How round a corner is (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
  private enum Kind: Hashable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat?)
  }

  private let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// The radius that runs along the container's corner, or a least one, in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum))
  }
}

/// How round the corners of a view are (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable {
    case capsule(maximum: Double?)
    case corners([UICornerRadius?])
    case uniform(UICornerRadius)
  }

  private let kind: Kind

  /// Half circles at the short sides, of a greatest radius in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }

  /// A radius for each corner by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  /// A radius of its own for each corner; nil for none.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// The same radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .uniform(radius))
  }
}

extension UIView {
  /// How round the corners are (iOS 26); held, nothing is drawn.
  public var cornerConfiguration: UICornerConfiguration {
    get { held(.corners(radius: .fixed(0))) }
    set { hold(newValue) }
  }
}
