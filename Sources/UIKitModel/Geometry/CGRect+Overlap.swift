import Foundation

// Foundation's `intersects(_:)`, `intersection(_:)` and `contains(_:)` of a point trap on Linux
// where an edge is no finite number, which the frames of apps can be.

extension CGRect {
  private var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }

  /// Whether two rectangles intersect, whatever their edges are; one with an edge that is not a
  /// number intersects none.
  package func overlaps(_ other: CGRect) -> Bool {
    if isFinite, other.isFinite { return intersects(other) }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// What two rectangles have in common; null if that is nothing.
  package func overlap(with other: CGRect) -> CGRect {
    if isFinite, other.isFinite { return intersection(other) }
    guard overlaps(other) else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Whether a point lies in the rectangle, whatever its edges are; in one with an edge that is not
  /// a number lies none.
  package func holds(_ point: CGPoint) -> Bool {
    if isFinite { return contains(point) }
    return minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
