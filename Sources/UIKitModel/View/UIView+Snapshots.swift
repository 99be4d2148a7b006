import Foundation

extension UIView {
  /// A view that looks like a part of this one, in points: an empty one of its size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  /// Draws the view and what is in it, and returns whether all of it was drawn (iOS 7). Inert: nothing is
  /// drawn, `false`.
  @discardableResult public func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool { false }
}
