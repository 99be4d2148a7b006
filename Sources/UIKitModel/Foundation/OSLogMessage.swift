import Foundation

/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
  /// Whether a hidden value can be compared.
  public enum Mask: Sendable {
    case hash, none
  }

  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody, even where others are read.
  public static let sensitive = OSLogPrivacy()
  /// As the value's type has it.
  public static let auto = OSLogPrivacy()

  /// Nobody; the mask lets values be compared.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody, even where others are read; the mask lets values be compared.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As the value's type has it; the mask lets values be compared.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The width and side of a value in a message.
public struct OSLogStringAlignment: Sendable {
  /// As it is.
  public static let none = OSLogStringAlignment()

  /// To the left of some columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
  /// To the right of some columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
}

/// How a number is written in a message.
public struct OSLogFloatFormatting: Sendable {
  /// With a fixed number of digits.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With a fixed number of digits behind the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How a whole number is written in a message.
public struct OSLogIntegerFormatting: Sendable {
  /// In tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// A message of a log, `"\(name, privacy: .public)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Takes the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// A message that begins.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Takes a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Takes a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }

  /// Takes a whole number.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }

  /// Takes a number.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}
