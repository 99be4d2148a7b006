import Foundation

/// Writes measurements, `5 km`, by their units' symbols; Linux's Foundation has none.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, and not the one that is usual where the person lives.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A unit of which the value is neither large nor small; held.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Degrees without the scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit is written: always the one provided, but for temperatures without any.
  open var unitOptions: UnitOptions = []
  /// How long the name of the unit is; held, it is the symbol.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale, by which numbers are written.
  open var locale: Locale! = .current { didSet { numberFormatter.locale = locale ?? .current } }
  /// What writes the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Writes a value and its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let value =
      numberFormatter?.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return value + "°"
    }
    let symbol = measurement.unit.symbol
    return symbol.hasPrefix("°") || symbol == "%" ? value + symbol : "\(value) \(symbol)"
  }

  /// Writes a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// Writes a measurement.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }
}
