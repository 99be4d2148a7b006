import Foundation

/// Where the eye sees a view, which an animation may still be moving.
package struct PresentedGeometry {
  /// The view's own rectangle, in points; its origin is what scrolling moves.
  package var bounds: CGRect
  /// The rectangle in the superview, in points, with what a transform makes of it.
  package var frame: CGRect
  /// The opacity, from 0 to 1.
  package var alpha: CGFloat
}

extension UIView {
  /// Where the eye sees the view now. Reading it changes nothing.
  package var presentedGeometry: PresentedGeometry {
    guard hasAnimations else {
      return PresentedGeometry(bounds: bounds, frame: frame, alpha: alpha)
    }
    let numbers = presentedNumbers(of: .bounds)
    let bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let center = presentedNumbers(of: .center)
    let geometry = LayerGeometry(
      bounds: bounds, position: CGPoint(x: center[0], y: center[1]), anchorPoint: anchorPoint,
      transform: CATransform3D(numbers: presentedNumbers(of: .transform)))
    return PresentedGeometry(
      bounds: bounds, frame: geometry.frame, alpha: presentedNumbers(of: .alpha)[0])
  }
}
