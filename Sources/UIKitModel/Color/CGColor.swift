import Foundation

/// A color as Core Graphics holds it: red, green, blue and opacity.
public final class CGColor: Hashable, _ExpressibleByColorLiteral, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// A color of red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The color of a color literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// Four: red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }

  /// Whether the components are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Mixes the components into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
