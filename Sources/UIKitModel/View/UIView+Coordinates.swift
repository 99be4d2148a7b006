import Foundation

// MARK: - Trees and coordinates

extension UIView {
  /// Whether the view is `view` or below it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.superview
    }
    return false
  }

  /// The view below this one, or itself, with `tag`.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// `point` of this view in the coordinates of `view`; of the window when nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = view?.originInRoot ?? .zero
    let origin = originInRoot
    return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
  }

  /// `point` of `view`, or of the window, in the coordinates of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let other = view?.originInRoot ?? .zero
    let origin = originInRoot
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }

  /// A rectangle of this view in the coordinates of another.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the point (0, 0) of this view lies in the coordinates of the root's frame.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while true {
      origin.x -= view.bounds.minX
      origin.y -= view.bounds.minY
      guard let parent = view.superview else { return origin }
      origin.x += view.frame.minX
      origin.y += view.frame.minY
      view = parent
    }
  }
}
