import Foundation

/// A layer of colors that run into each other; held, nothing is drawn.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  /// Where each color is reached, from 0 to 1; nil spreads them evenly; held.
  open var locations: [NSNumber]?
  /// Where the gradient begins, in units of the layer's size; held.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, in units of the layer's size; held.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The form of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The way the colors run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
