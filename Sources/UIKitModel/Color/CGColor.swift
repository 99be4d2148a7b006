import Foundation

/// A color as Core Graphics holds it: red, green, blue and opacity.
public final class CGColor: Hashable, _ExpressibleByColorLiteral, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat
  private let isGray: Bool

  /// A color of red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    isGray = false
  }

  /// The color of a color literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A gray, from 0 for black to 1 for white.
  public init(gray: CGFloat, alpha: CGFloat) {
    (red, green, blue) = (gray, gray, gray)
    self.alpha = alpha
    isGray = true
  }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    isGray
      ? CGColor(gray: red, alpha: alpha)
      : CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Red, green, blue and opacity; the gray and opacity of a gray.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// Four: red, green, blue and opacity; two for a gray.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The space of the color.
  public var colorSpace: CGColorSpace? {
    isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }

  /// Whether the components are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Mixes the components into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
