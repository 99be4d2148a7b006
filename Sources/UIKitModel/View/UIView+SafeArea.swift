import Foundation

extension UIView {
  /// What bars and the screen's corners take of the view, as its superview has them.
  var safeAreaInsetsOfAncestors: UIEdgeInsets {
    guard let parent = superview else { return .zero }
    let outer = parent.safeAreaInsetsOfSubviews
    guard outer != .zero else { return .zero }
    let visible = convert(parent.bounds, from: parent)
    func reach(_ inset: CGFloat, _ overlap: CGFloat) -> CGFloat {
      inset > 0 ? max(inset + overlap, 0) : 0
    }
    return UIEdgeInsets(
      top: reach(outer.top, visible.minY - bounds.minY),
      left: reach(outer.left, visible.minX - bounds.minX),
      bottom: reach(outer.bottom, bounds.maxY - visible.maxY),
      right: reach(outer.right, bounds.maxX - visible.maxX))
  }
}
