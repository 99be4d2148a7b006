import Foundation

/// Where a pixel has its opacity.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// How bytes follow each other in a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// The form of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The form as bits.
  public let rawValue: UInt32

  /// A form by its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// The bits that are set for numbers with a fraction.
  public static let floatInfoMask = Self(rawValue: 0xF00)
  /// Numbers with a fraction.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The bits of a `CGImageByteOrderInfo`.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// Bytes in the usual order.
  public static let byteOrderDefault = Self([])
  /// Two bytes, the lower one first.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// Four bytes, the lowest one first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// Two bytes, the higher one first.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// Four bytes, the highest one first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)

  /// Where a pixel has its opacity.
  var alpha: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
  }
}

/// How an image is drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

/// How colors are shown that a space does not have.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// What is inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}
