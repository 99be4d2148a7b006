import Foundation

/// A layer of an outline; held, nothing is drawn.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  private let objectiveC = ObjectiveCTable<CAShapeLayerMembers>()

  open var path: CGPath?
  /// The color inside the path; nil for none; held.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The color of the line; nil for none.
  open var strokeColor: CGColor?
  /// The width of the line in points; held.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps, in points; nil for a line without gaps; held.
  open var lineDashPattern: [NSNumber]?
  /// The form of the line's ends; held.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the line's corners; held.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where on the path the line begins, from 0 to 1; held.
  open var strokeStart: CGFloat = 0
  /// Where on the path the line ends, from 0 to 1; held.
  open var strokeEnd: CGFloat = 1
  /// What counts as inside; held.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// How long a pointed corner may be; held.
  open var miterLimit: CGFloat = 10
  /// Where in the pattern of dashes the line begins, in points; held.
  open var lineDashPhase: CGFloat = 0
}

/// What counts as inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public var rawValue: String

  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What it takes an odd number of crossings to leave.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
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
