import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public var rawValue: String

  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// An outline; inert: it knows the rectangle it was made of.
public final class CGPath: Hashable, Sendable {
  /// The smallest rectangle around it.
  public let boundingBox: CGRect

  /// The outline of a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { boundingBox = rect }

  init(_ box: CGRect) { boundingBox = box }

  /// Whether the outlines are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.boundingBox == right.boundingBox
  }

  /// Mixes the outline into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundingBox.minX)
    hasher.combine(boundingBox.maxY)
  }
}

/// An outline that can be drawn; inert: it knows the rectangle it was made of.
open class UIBezierPath: NSObject, @unchecked Sendable {
  open private(set) var bounds = CGRect.zero

  /// An outline of nothing.
  public override init() { super.init() }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }

  /// The outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// The outline of an oval.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  open var cgPath: CGPath { CGPath(bounds) }
}
