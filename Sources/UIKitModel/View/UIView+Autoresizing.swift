import Foundation

extension UIView {
  /// The parts of a view's frame that follow the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the parts.
    public let rawValue: UInt

    /// A mask of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Follows the superview's bounds from `old` to `new`, by the mask.
  func resize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let frame = untransformedFrame
    let horizontal = Self.follow(
      origin: frame.minX, length: frame.width, old: old.width, new: new.width,
      isLeading: autoresizingMask.contains(.flexibleLeftMargin),
      isLength: autoresizingMask.contains(.flexibleWidth),
      isTrailing: autoresizingMask.contains(.flexibleRightMargin))
    let vertical = Self.follow(
      origin: frame.minY, length: frame.height, old: old.height, new: new.height,
      isLeading: autoresizingMask.contains(.flexibleTopMargin),
      isLength: autoresizingMask.contains(.flexibleHeight),
      isTrailing: autoresizingMask.contains(.flexibleBottomMargin))
    place(
      in: CGRect(
        x: horizontal.origin, y: vertical.origin, width: horizontal.length,
        height: vertical.length))
  }

  /// Shares the change of one axis among its flexible parts in proportion to their lengths.
  private static func follow(
    origin: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, isLeading: Bool,
    isLength: Bool, isTrailing: Bool
  ) -> (origin: CGFloat, length: CGFloat) {
    let change = new - old
    guard change != 0, isLeading || isLength || isTrailing else { return (origin, length) }
    let parts = [
      isLeading ? max(origin, 0) : 0, isLength ? max(length, 0) : 0,
      isTrailing ? max(old - origin - length, 0) : 0,
    ]
    let total = parts.reduce(0, +)
    let flexible = [isLeading, isLength, isTrailing]
    let even = change / CGFloat(flexible.count { $0 })
    let shares = zip(parts, flexible).map { part, isFlexible in
      total > 0 ? change * part / total : isFlexible ? even : 0
    }
    return (origin + shares[0], max(length + shares[1], 0))
  }
}

extension UIView {
  /// How content is placed when the bounds change; held, not drawn.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

/// Whether a view flips in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
