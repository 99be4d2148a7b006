import Foundation

// MARK: - Bounds, position, anchor point and transform

extension UIView {
  /// The frame as it were without the transform, in points.
  var untransformedFrame: CGRect {
    get {
      guard geometryIsPlain else { return geometry.untransformedFrame }
      return CGRect(
        x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
        width: storedBounds.width, height: storedBounds.height)
    }
    set {
      let newValue = newValue.standardized
      guard !isAt(newValue), !Fault.movesNoView.isOn else { return }
      guard !geometryIsPlain else {
        return take(size: newValue.size, position: CGPoint(x: newValue.midX, y: newValue.midY))
      }
      var new = geometry
      new.untransformedFrame = newValue
      take(size: new.bounds.size, position: new.position)
    }
  }

  /// Places the view as Auto Layout and autoresizing masks do, which leave its transform alone
  /// (Apple, `transform`).
  func place(in frame: CGRect) {
    var frame = frame
    if Fault.placesByConstraintsLower.isOn { frame.origin.y += 1 }
    if Fault.placesByConstraintsWider.isOn { frame.size.width += 1 }
    if geometryIsPlain { self.frame = frame } else { untransformedFrame = frame }
  }

  var geometry: LayerGeometry {
    LayerGeometry(
      bounds: storedBounds, position: storedCenter, anchorPoint: anchorPoint,
      transform: transform3D)
  }

  /// Whether the view is transformed in its superview.
  var isTransformed: Bool { !geometryIsPlain && transform3D != CATransform3DIdentity }

  func take(size: CGSize, position: CGPoint) {
    guard accepts(position: position),
      accepts(bounds: CGRect(origin: storedBounds.origin, size: size))
    else { return }
    let oldSize = storedBounds.size
    storedCenter = position
    storedBounds.size = size
    if oldSize != size { sizeDidChange(from: oldSize) }
    if preservesSuperviewLayoutMargins { marginsMayHaveChanged() }
    recordGeometryForConstraints()
  }

  /// Whether the view lies there without its transform. Stored are center and size, so a frame that
  /// is read may differ from the one that was set by what rounding leaves.
  func isAt(_ frame: CGRect) -> Bool {
    let frame = frame.standardized
    let present = untransformedFrame
    return frame.size == storedBounds.size
      && (frame.origin == present.origin
        || geometryIsPlain && storedCenter == CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Whether nothing transforms the view, and its anchor point is in the middle, as of now.
  var hasPlainGeometry: Bool {
    transform3D == CATransform3DIdentity && anchorPoint == LayerGeometry.middle
  }

  /// Takes a frame, in the superview's coordinates, in points.
  func place(at newValue: CGRect) {
    defer { announce("frame", "bounds", "center") }
    guard !geometryIsPlain else { return untransformedFrame = newValue }
    var new = geometry
    new.frame = newValue
    take(size: new.bounds.size, position: new.position)
  }

  /// Takes a rectangle in the view's own coordinates, in points.
  func take(bounds newValue: CGRect) {
    guard accepts(bounds: newValue) else { return }
    let oldValue = storedBounds
    storedBounds = CGRect(origin: newValue.origin.withoutNegativeZero, size: newValue.size)
    if oldValue.size != newValue.size {
      sizeDidChange(from: oldValue.size)
      recordGeometryForConstraints()
    }
    if oldValue.origin != newValue.origin { boundsOriginDidChange(from: oldValue.origin) }
    announce("bounds", "frame", "contentOffset")
  }

  /// Takes the place of the anchor point in the superview's coordinates, in points.
  func take(center newValue: CGPoint) {
    guard accepts(position: newValue) else { return }
    storedCenter = newValue
    recordGeometryForConstraints()
    announce("center", "frame")
  }
}
