import Foundation

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// The points that it does it with.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls a block for each point of the path, as for lines between them: what lies between points
  /// is not kept.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for (index, point) in points.enumerated() {
      var point = point
      withUnsafeMutablePointer(to: &point) { points in
        let type = index == 0 ? CGPathElementType.moveToPoint : .addLineToPoint
        withUnsafePointer(to: CGPathElement(type: type, points: points)) { block($0) }
      }
    }
  }
}
