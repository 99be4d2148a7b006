import Foundation

// MARK: - Trees and coordinates

extension CGPoint {
  /// The same point, which prints zeros without a sign.
  var withoutNegativeZero: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}

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
    guard let shift = shift(to: view) else { return point.applying(transform(to: view)) }
    return CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  /// `point` of `view`, or of the window, in the coordinates of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let shift = shift(to: view) else {
      return point.applying(transform(to: view).inverted())
    }
    return CGPoint(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// A rectangle of this view in the coordinates of another: where it is turned there, the smallest
  /// one around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let shift = shift(to: view) else { return rect.applying(transform(to: view)) }
    let origin = CGPoint(x: rect.origin.x + shift.x, y: rect.origin.y + shift.y)
    return CGRect(origin: origin, size: rect.size)
  }

  /// A rectangle of another view in the coordinates of this one: where it is turned there, the
  /// smallest one around it.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let shift = shift(to: view) else {
      return rect.applying(transform(to: view).inverted())
    }
    let origin = CGPoint(x: rect.origin.x - shift.x, y: rect.origin.y - shift.y)
    return CGRect(origin: origin, size: rect.size)
  }

  /// What is added to a point of this view to make it one of another; nil where a transform lies
  /// between them. The way to a subview or the superview is a single step, so that a hit test takes as
  /// many steps as it visits views, and the safe area of a view as many as it has ancestors.
  private func shift(to view: UIView?) -> CGPoint? {
    var origin: CGPoint
    let isToSubview = view?.superview === self
    let isToSuperview = view != nil && view === superview
    if let view, isToSubview {
      guard !view.isTransformed else { return nil }
      let (frame, bounds) = (view.frame, view.bounds)
      origin = CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY)
    } else if isToSuperview {
      guard !isTransformed else { return nil }
      origin = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    } else {
      guard let place = originInRoot else { return nil }
      origin = place
    }
    if Fault.convertsPointsLower.isOn { origin.y += 1 }
    if Fault.convertsPointsToTheRight.isOn { origin.x += 1 }
    guard let view, !isToSubview, !isToSuperview else { return origin }
    guard let other = view.originInRoot else { return nil }
    return CGPoint(x: origin.x - other.x, y: origin.y - other.y)
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return transformToRoot }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }

  /// Takes points of this view to the coordinates of the root.
  private var transformToRoot: CGAffineTransform {
    var way = CGAffineTransform.identity
    var view = self
    while let parent = view.superview {
      way = way.concatenating(view.geometry.toSuperlayer)
      view = parent
    }
    return way.concatenating(
      CGAffineTransform(translationX: -view.bounds.minX, y: -view.bounds.minY))
  }

  /// Where the point (0, 0) of this view lies in the coordinates of the root; nil where the view is
  /// transformed there.
  private var originInRoot: CGPoint? {
    var origin = CGPoint.zero
    var view = self
    while true {
      origin.x -= view.bounds.minX
      origin.y -= view.bounds.minY
      guard let parent = view.superview else { return origin }
      guard !view.isTransformed else { return nil }
      origin.x += view.frame.minX
      origin.y += view.frame.minY
      view = parent
    }
  }
}
