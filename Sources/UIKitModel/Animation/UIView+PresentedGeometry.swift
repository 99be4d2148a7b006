import Foundation

/// Where the eye sees a view, which an animation may still be moving.
package struct PresentedGeometry {
  /// The view's own rectangle, in points; its origin is what scrolling moves.
  package var bounds: CGRect
  /// The center in the superview, in points.
  package var center: CGPoint
  /// The opacity, from 0 to 1.
  package var alpha: CGFloat
  /// The transform in the plane, about the center.
  package var transform: CGAffineTransform
}

extension UIView {
  /// Where the eye sees the view now. Reading it changes nothing.
  package var presentedGeometry: PresentedGeometry {
    guard hasAnimations else {
      return PresentedGeometry(
        bounds: bounds, center: center, alpha: alpha, transform: transform)
    }
    let bounds = presentedNumbers(of: .bounds)
    let center = presentedNumbers(of: .center)
    return PresentedGeometry(
      bounds: CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3]),
      center: CGPoint(x: center[0], y: center[1]), alpha: presentedNumbers(of: .alpha)[0],
      transform: CATransform3DGetAffineTransform(
        CATransform3D(numbers: presentedNumbers(of: .transform))))
  }
}
