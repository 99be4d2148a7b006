import Foundation

/// The geometry of a layer as Core Animation keeps it; the frame follows from it.
///
/// Numbers of the frame, read and written: T-60 to T-62, T-65 and T-66 (iOS 26.5).
struct LayerGeometry {
  var bounds: CGRect
  /// Where the anchor point lies in the superlayer, in points.
  var position: CGPoint
  /// The point that stays in its place when the layer is transformed, in units of the size.
  var anchorPoint = Self.middle
  /// The transform about the anchor point.
  var transform = CATransform3DIdentity

  /// The anchor point of a layer that was given none.
  static let middle = CGPoint(x: 0.5, y: 0.5)

  /// The rectangle in the superlayer's coordinates: the smallest one around the bounds there.
  var frame: CGRect {
    get { transform == CATransform3DIdentity ? untransformedFrame : outline(of: bounds) }
    set {
      let newValue = newValue.standardized
      guard transform != CATransform3DIdentity else { return untransformedFrame = newValue }
      let size = newValue.size.applying(planeTransform.inverted())
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      let outline = outline(of: bounds)
      position.x += newValue.midX - outline.midX
      position.y += newValue.midY - outline.midY
    }
  }

  /// The frame as it were without the transform: what Auto Layout and autoresizing masks are about.
  var untransformedFrame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
      bounds.size = newValue.size
    }
  }

  /// What the transform does in the plane of the superlayer.
  private var planeTransform: CGAffineTransform {
    CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
      ty: transform.m42)
  }

  /// Takes points of the layer to points of its superlayer. What a transform does out of the plane
  /// is left out (model).
  var toSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(planeTransform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private func outline(of rect: CGRect) -> CGRect { rect.applying(toSuperlayer) }
}
