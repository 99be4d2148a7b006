import Foundation

/// An outline that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Where the part of the path began that is going on.
  private var start = 0

  override init(points: [CGPoint]) { super.init(points: points) }

  /// An outline of nothing.
  public convenience init() { self.init(points: []) }

  private func add(_ more: [CGPoint], _ transform: CGAffineTransform) {
    points += more.applying(transform)
  }

  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    start = points.count
    add([point], transform)
  }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([point], transform)
  }
  /// Adds a quadratic curve to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { add([control, end], transform) }
  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { add([control1, control2, end], transform) }
  /// Closes the part that was begun last with a straight line.
  public func closeSubpath() {
    if points.indices.contains(start) { points.append(points[start]) }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Self.corners(of: rect), transform)
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    start = self.points.count
    add(points, transform)
  }
  /// Adds an oval.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }
  /// Adds an arc; angles are in radians from the right.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let ends = [startAngle, endAngle].map {
      CGPoint(x: center.x + radius * cos($0), y: center.y + radius * sin($0))
    }
    add(ends, transform)
  }
  /// Adds an arc of an angle; angles are in radians from the right.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }
  /// Adds an arc between two lines; the model takes the points where the lines meet and end.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { add([tangent1End, tangent2End], transform) }
  /// Adds another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.points, transform)
  }
}
