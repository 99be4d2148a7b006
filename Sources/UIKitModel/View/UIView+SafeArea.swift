import Foundation

extension UIView {
  /// What bars and the screen's corners take of the view, as its superview has them.
  var safeAreaInsetsOfAncestors: UIEdgeInsets {
    guard let parent = superview else { return .zero }
    let outer = parent.safeAreaInsetsOfSubviews
    guard outer != .zero else { return .zero }
    let visible = convert(parent.bounds, from: parent)
    // A view that begins beyond its superview has that view's inset, and not more
    // (adamshin/SwiftReorder #46: 64 for a table 100 points above a view below a bar of 64).
    func reach(_ inset: CGFloat, _ overlap: CGFloat) -> CGFloat {
      min(max(inset + overlap, 0), max(inset, 0))
    }
    return UIEdgeInsets(
      top: reach(outer.top, visible.minY - bounds.minY),
      left: reach(outer.left, visible.minX - bounds.minX),
      bottom: reach(outer.bottom, bounds.maxY - visible.maxY),
      right: reach(outer.right, bounds.maxX - visible.maxX))
  }
}
