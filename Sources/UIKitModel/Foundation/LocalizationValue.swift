import Foundation

extension String {
  /// A key into the application's translations, with what is interpolated into it: a placeholder
  /// stands for each value, `%@` or `%lld`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    /// What the placeholders stand for, in their order.
    let arguments: [Argument]

    /// A key.
    public init(_ value: String) { (key, arguments) = (value, []) }

    /// A key.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      arguments = stringInterpolation.arguments
      // Without a value nothing is formatted, and a percent sign is one.
      key = arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.format
    }
  }
}

extension String.LocalizationValue {
  /// What a placeholder stands for.
  enum Argument: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)

    var value: any CVarArg {
      switch self {
      case .text(let text): NSString(string: text)
      case .integer(let number): number
      case .unsigned(let number): number
      case .real(let number): number
      }
    }
  }

  /// Collects a key and the values in it. The placeholders are those of Foundation (Apple,
  /// `String.LocalizationValue.StringInterpolation`).
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var format = ""
    fileprivate var plain = ""
    fileprivate var arguments: [Argument] = []

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the key.
    public mutating func appendLiteral(_ literal: String) {
      format += literal.replacing("%", with: "%%")
      plain += literal
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      format += specifier
      arguments.append(argument)
    }

    /// Adds a text: `%@`.
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      append("%@", .text(String(string)))
    }

    /// Adds the text of an attributed one: `%@`.
    public mutating func appendInterpolation(_ string: AttributedString) {
      append("%@", .text(String(string.characters)))
    }

    /// Adds a text that is translated by itself: `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(String(localized: resource)))
    }

    /// Adds the description of an object: `%@`.
    public mutating func appendInterpolation(_ object: some NSObject) {
      append("%@", .text("\(object)"))
    }

    /// Adds a value as a style has it: `%@`.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String { append("%@", .text(format.format(value))) }

    /// Adds a whole number: `%lld`, `%llu` or that of its size; a specifier takes their place.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
      _ number: Number, specifier: String? = nil
    ) {
      let size =
        switch Number.bitWidth {
        case 8: "hh"
        case 16: "h"
        case 32: ""
        default: "ll"
        }
      if Number.isSigned {
        append(specifier ?? "%\(size)d", .integer(Int64(truncatingIfNeeded: number)))
      } else {
        append(specifier ?? "%\(size)u", .unsigned(UInt64(truncatingIfNeeded: number)))
      }
    }

    /// Adds a number with a fraction: `%f`; a specifier takes its place.
    public mutating func appendInterpolation(_ number: Float, specifier: String = "%f") {
      append(specifier, .real(Double(number)))
    }

    /// Adds a number with a fraction: `%lf`; a specifier takes its place.
    public mutating func appendInterpolation(_ number: Double, specifier: String = "%lf") {
      append(specifier, .real(number))
    }

    /// Adds a number with a fraction: `%lf`; a specifier takes its place.
    public mutating func appendInterpolation(_ number: CGFloat, specifier: String = "%lf") {
      append(specifier, .real(Double(number)))
    }
  }
}
