public import Foundation

/// A length.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that makes the length `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.equal, nil, constant: c)
  }

  /// A constraint that makes the length `m` times another.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, multiplier: m) }

  /// A constraint that makes the length `m` times another and `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, multiplier: m, constant: c) }

  /// A constraint that makes the length at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, nil, constant: c)
  }

  /// A constraint that makes the length at least `m` times another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, multiplier: m) }

  /// A constraint that makes the length at least `m` times another and `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// A constraint that makes the length at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.lessThanOrEqual, nil, constant: c)
  }

  /// A constraint that makes the length at most `m` times another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, multiplier: m) }

  /// A constraint that makes the length at most `m` times another and `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

/// Distances of the system, by what requested them; the value is the name that a log has for them.
enum StandardSpace: String {
  /// `-` in visual format (Apple's Auto Layout Guide, `NSSpace(8)`).
  case visualFormat = "NSSpace"
  /// A system spacing between anchors (a log of iOS 12, wtfautolayout@d663a4f).
  case anchor = "NSLayoutAnchorConstraintSpace"

  /// Between two views, in points (Sources.md AL-2, `NSSpace(8)`).
  static let betweenViews: CGFloat = 8
}
