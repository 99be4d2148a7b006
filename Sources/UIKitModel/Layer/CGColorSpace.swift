import Foundation

/// A space of colors; held, colors are what they were made of.
public final class CGColorSpace: Sendable {
  /// The name of the space; nil for one of a device.
  public let name: String?
  /// How many parts a color has, without its opacity.
  public let numberOfComponents: Int
  /// What kind of space it is.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  init(_ name: String?, components: Int = 3) {
    self.name = name
    numberOfComponents = components
  }

  /// A space by its name.
  public convenience init?(name: String) {
    let isGray = name == Self.linearGray || name == Self.genericGrayGamma2_2
    self.init(name as String?, components: isGray ? 1 : 3)
  }

  /// The space of most screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The wide space of Apple's screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The space of most screens, with parts beyond 0 and 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The space of most screens, with even steps of light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// Grays with even steps of light.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// Grays as screens have them.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Red, green and blue of no device, with even steps of light.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
}

/// The space of red, green and blue of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(nil) }
/// The space of grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(nil, components: 1)
}

/// The kinds of spaces of colors.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// How what is drawn is laid over what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// A change of color.
public final class CGGradient: Sendable {
  /// A change through colors, each at a place from 0 to 1.
  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {}

  /// A change through colors of a space, each of its parts and its opacity, at a place from 0 to 1.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) {}
}

/// Whether a gradient goes on before its beginning and after its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before its beginning.
  public static let drawsBeforeStartLocation = Self(rawValue: 1 << 0)
  /// After its end.
  public static let drawsAfterEndLocation = Self(rawValue: 1 << 1)
}

extension CGContext {
  /// Inert: nothing is drawn.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Inert: nothing is drawn.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Inert: nothing is drawn.
  public func clear(_ rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Inert: nothing is drawn.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Inert: nothing is drawn.
  public func closePath() {}
  /// Inert: nothing is drawn.
  public func beginPath() {}
  /// Inert: nothing is drawn.
  public func clip(to rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Inert: nothing is drawn.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Inert: nothing is drawn.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Inert: nothing is drawn.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Inert: nothing is drawn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Inert: nothing is drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}
