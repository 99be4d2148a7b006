import Foundation

/// Something that points and rectangles are counted in: a view, or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space, in its own points.
  var bounds: CGRect { get }
  /// A point of this space in another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// A view converts by way of its window; the screen is where windows are. The views are passed on as
// optional ones: a `UIView` is a coordinate space, too, and would come back to the same method.

extension UIView: UICoordinateSpace {
  /// A point of this space in another.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return convert(point, to: nil) }
    return convert(point, to: Optional(view))
  }
  /// A point of another space in this one.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return convert(point, from: nil) }
    return convert(point, from: Optional(view))
  }
  /// A rectangle of this space in another.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return convert(rect, to: nil) }
    return convert(rect, to: Optional(view))
  }
  /// A rectangle of another space in this one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return convert(rect, from: nil) }
    return convert(rect, from: Optional(view))
  }
}

extension UIScreen: UICoordinateSpace {
  /// A point of this space in another.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// A point of another space in this one.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// A rectangle of this space in another.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// A rectangle of another space in this one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
  /// The screen as the interface lies on it.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen as it is made: the same, nothing turns by itself.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
