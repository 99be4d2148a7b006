import Foundation

/// A layer of an outline; held, nothing is drawn.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the ends.
  public var rawValue: String

  /// Ends by their name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round about the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square about the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Where two lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public var rawValue: String

  /// A join by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
