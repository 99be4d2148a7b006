import Foundation

/// Changes a color; equal to another only if it is the same (iOS 14).
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  /// What distinguishes one from another.
  private final class Identity {}

  /// What it does.
  public let transform: (UIColor) -> UIColor
  private let identity: Identity

  /// A transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    identity = Identity()
  }

  /// The changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Whether the two are the same.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Mixes the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

  /// Gray, as bright as the color (the weights of its parts are those of ITU-R BT.601).
  public static let grayscale = UIConfigurationColorTransformer { color in
    let parts = color.parts
    return UIColor(
      white: 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue, alpha: parts.alpha)
  }
  /// The color of the tint, as the system prefers it: in the model the color itself.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The color, paler. By how much is the model's choice.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

extension UIColor {
  /// The color's parts, from 0 to 1.
  fileprivate var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
