import Foundation

/// An outline that keeps its points, and nothing of what lies between them.
public final class CGPath: Hashable, Sendable {
  let points: [CGPoint]
  /// The smallest rectangle around its points.
  public let boundingBox: CGRect

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(points: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  /// The outline of an oval.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform)
  }

  init(points: [CGPoint]) {
    self.points = points
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      boundingBox = .null
      return
    }
    boundingBox = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

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
