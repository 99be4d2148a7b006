import Foundation

/// An outline that can be drawn: it knows its points, and draws nothing.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: CGPath
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var usesEvenOddFillRule = false

  private init(_ path: CGPath) {
    self.path = path
    super.init()
  }

  /// An outline of nothing.
  public override convenience init() { self.init(CGPath(points: [])) }

  /// An outline.
  public convenience init(cgPath: CGPath) { self.init(cgPath) }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(CGPath(rect: rect, transform: nil)) }

  /// The outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// The outline of a rectangle with some corners round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  /// The outline of an oval.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open var cgPath: CGPath {
    get { path }
    set { path = newValue }
  }
  /// The smallest rectangle around its points.
  open var bounds: CGRect { path.boundingBox }
  open var isEmpty: Bool { path.points.isEmpty }
  open var currentPoint: CGPoint { path.points.last ?? .zero }

  private func add(_ points: CGPoint...) { path = CGPath(points: path.points + points) }

  open func move(to point: CGPoint) { add(point) }
  open func addLine(to point: CGPoint) { add(point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(controlPoint1, controlPoint2, end)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { add(controlPoint, end) }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    for angle in [startAngle, endAngle] {
      add(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
  }
  open func close() {
    if let first = path.points.first { add(first) }
  }
  open func append(_ other: UIBezierPath) {
    path = CGPath(points: path.points + other.path.points)
  }
  open func removeAllPoints() { path = CGPath(points: []) }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Inert: nothing is drawn.
  open func stroke() {}
  /// Inert: nothing is drawn.
  open func fill() {}
  /// Inert: nothing is drawn.
  open func addClip() {}
}

/// The ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// Where two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
