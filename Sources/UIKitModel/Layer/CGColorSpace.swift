import Foundation

/// A space of colors; held, colors are what they were made of.
public final class CGColorSpace: Sendable {
  /// The name of the space; nil for one of a device.
  public let name: String?

  init(_ name: String?) { self.name = name }

  /// A space by its name.
  public convenience init?(name: String) { self.init(name as String?) }

  /// The space of most screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The wide space of Apple's screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
}

/// The space of red, green and blue of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(nil) }
/// The space of grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(nil) }

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
  public func concatenate(_ transform: CGAffineTransform) {}
}
