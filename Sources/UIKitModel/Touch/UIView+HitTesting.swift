import Foundation

extension UIView {
  /// The front-most view at a point, in the view's own coordinates, that takes touches.
  func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() where !Fault.hitsNoSubviews.isOn {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
