import Foundation

/// An outline that keeps its points, and nothing of what lies between them.
public class CGPath: Hashable, @unchecked Sendable {
  /// The points; those of a ``CGMutablePath`` change.
  final var points: [CGPoint]

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(points: Self.corners(of: rect).applying(transform?.pointee))
  }

  /// The outline of an oval.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform)
  }

  /// The outline of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect: rect, transform: transform)
  }

  init(points: [CGPoint]) { self.points = points }

  static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// The smallest rectangle around its points.
  public var boundingBox: CGRect {
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  /// The smallest rectangle around its points.
  public var boundingBoxOfPath: CGRect { boundingBox }
  /// Whether there are no points.
  public var isEmpty: Bool { points.isEmpty }
  /// The point where the path goes on; zero in an empty path.
  public var currentPoint: CGPoint { points.last ?? .zero }

  /// Whether a point is inside the bounds of the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { boundingBox.holds(point.applying(transform)) }

  /// The same outline.
  public func copy() -> CGPath? { CGPath(points: points) }
  /// The outline transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(points: points.applying(transform?.pointee))
  }
  /// The same outline, to be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(points: points) }
  /// The outline transformed, to be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(points: points.applying(transform?.pointee))
  }
  /// The outline of the path as a line; the model takes the path itself.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath { CGPath(points: points.applying(transform)) }
  /// The path in dashes; the model takes the path itself.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath { CGPath(points: points.applying(transform)) }

  /// Whether the outlines are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.points == right.points }

  /// Mixes the outline into the hasher.
  public func hash(into hasher: inout Hasher) {
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}

extension [CGPoint] {
  /// The points transformed, if there is a transform.
  func applying(_ transform: CGAffineTransform?) -> [CGPoint] {
    guard let transform, !transform.isIdentity else { return self }
    return map { $0.applying(transform) }
  }
}
