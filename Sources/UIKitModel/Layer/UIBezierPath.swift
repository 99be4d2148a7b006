import Foundation

/// An outline that can be drawn: it keeps its points, and draws nothing.
open class UIBezierPath: NSObject, @unchecked Sendable {
  /// The path as Core Graphics has it.
  open var cgPath: CGPath
  /// The width of the line in points; held.
  open var lineWidth: CGFloat = 1
  /// The form of the line's ends; held.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the line's corners; held.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether the even-odd rule determines what is inside; held.
  open var usesEvenOddFillRule = false
  /// How long a corner may be before it is cut off; held.
  open var miterLimit: CGFloat = 10
  /// How far the outline may be from a curve, in points; held.
  open var flatness: CGFloat = 0.6
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  private init(_ path: CGPath) {
    cgPath = path
    super.init()
  }

  /// An outline of nothing.
  public override convenience init() { self.init(CGPath(points: [])) }

  /// An outline.
  public convenience init(cgPath: CGPath) { self.init(CGPath(points: cgPath.points)) }

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

  /// The smallest rectangle around its points.
  open var bounds: CGRect { cgPath.boundingBox }
  /// Whether the path has no points.
  open var isEmpty: Bool { cgPath.points.isEmpty }
  /// The point where the path goes on; zero in an empty path.
  open var currentPoint: CGPoint { cgPath.points.last ?? .zero }

  private func add(_ points: CGPoint...) { cgPath = CGPath(points: cgPath.points + points) }

  /// Begins a new part of the path at a point.
  open func move(to point: CGPoint) { add(point) }
  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { add(point) }
  /// Adds a cubic curve to a point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(controlPoint1, controlPoint2, end)
  }
  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { add(controlPoint, end) }
  /// Adds an arc; angles are in radians, clockwise from the right.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    for angle in [startAngle, endAngle] {
      add(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
  }
  /// Closes the part that was begun last with a straight line.
  open func close() {
    if let first = cgPath.points.first { add(first) }
  }
  /// Adds another path.
  open func append(_ other: UIBezierPath) {
    cgPath = CGPath(points: cgPath.points + other.cgPath.points)
  }
  /// Moves all points of the path by a transform.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(points: cgPath.points.map { $0.applying(transform) })
  }
  /// The same outline, from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath(CGPath(points: cgPath.points.reversed()))
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }
  /// Removes everything from the path.
  open func removeAllPoints() { cgPath = CGPath(points: []) }
  /// Whether a point is inside the bounds of the path.
  open func contains(_ point: CGPoint) -> Bool { bounds.holds(point) }

  /// Sets the lengths of dashes and gaps, and where in them the line begins, in points; held.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))), phase
    )
  }
  /// Writes the lengths of dashes and gaps, how many there are, and where in them the line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// Inert: nothing is drawn.
  open func stroke() {}
  /// Inert: nothing is drawn.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Inert: nothing is drawn.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
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
