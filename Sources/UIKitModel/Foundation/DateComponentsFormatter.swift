import Foundation

/// Writes spans of time, `1:05` or `1 hour, 5 minutes`, in English; Linux's Foundation has none.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which zeros are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The behavior as bits.
    public let rawValue: UInt

    /// A behavior by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Those that the style writes: with digits all but the first, else none.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Not the first.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Not those between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Not the last.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// None.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All, and with digits two for each unit.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are used; none for those that the span has.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which zeros are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that units are counted by.
  open var calendar: Calendar? = .current
  /// The moment from which months and years are counted.
  open var referenceDate: Date?
  /// Whether the last unit may have a fraction; held.
  open var allowsFractionalUnits = false
  /// How many units are written, from the largest on; 0 for all.
  open var maximumUnitCount = 0
  /// Whether a larger unit is written as smaller ones; held.
  open var collapsesLargestUnit = false
  /// Whether it says that the span is about so long.
  open var includesApproximationPhrase = false
  /// Whether it says that the span is what is left.
  open var includesTimeRemainingPhrase = false
  /// Where in a text the span stands; held.
  open var formattingContext = Formatter.Context.unknown

  /// Writes a span in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < Self.longest else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti.rounded())
  }

  /// Writes the span between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Self.units.filter { usedUnits.contains($0.unit) }
    let found = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return write(units.map { ($0, found.value(for: $0.component) ?? 0) })
  }

  /// Writes what components have.
  open func string(from components: DateComponents) -> String? {
    let units = Self.units.filter {
      usedUnits.contains($0.unit) && components.value(for: $0.component) != nil
    }
    return write(units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  /// Writes what components have, in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Writes components or a span in seconds.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  // MARK: Writing

  /// The longest span, in seconds: beyond it a calendar has no dates.
  private static let longest: TimeInterval = 1e11

  private struct Unit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    /// `h` of `1h`.
    let letter: String
    /// `hr` of `1 hr`, for one and for several.
    let short: (String, String)
    let full: String
  }

  private static let units: [Unit] = [
    Unit(unit: .year, component: .year, letter: "y", short: ("yr", "yrs"), full: "year"),
    Unit(unit: .month, component: .month, letter: "mo", short: ("mth", "mths"), full: "month"),
    Unit(
      unit: .weekOfMonth, component: .weekOfMonth, letter: "w", short: ("wk", "wks"), full: "week"),
    Unit(unit: .day, component: .day, letter: "d", short: ("day", "days"), full: "day"),
    Unit(unit: .hour, component: .hour, letter: "h", short: ("hr", "hr"), full: "hour"),
    Unit(unit: .minute, component: .minute, letter: "m", short: ("min", "min"), full: "minute"),
    Unit(unit: .second, component: .second, letter: "s", short: ("sec", "sec"), full: "second"),
  ]

  private var usedUnits: NSCalendar.Unit {
    allowedUnits.isEmpty
      ? [.year, .month, .weekOfMonth, .day, .hour, .minute, .second] : allowedUnits
  }

  private func write(_ values: [(unit: Unit, value: Int)]) -> String? {
    guard !values.isEmpty else { return nil }
    let isNegative = values.contains { $0.value < 0 }
    var kept = withoutZeros(values.map { ($0.unit, abs($0.value)) })
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    let text = (isNegative ? "-" : "") + joined(kept)
    let about = includesApproximationPhrase ? "About \(text)" : text
    return includesTimeRemainingPhrase ? "\(about) remaining" : about
  }

  /// The units that are written; at least the smallest.
  private func withoutZeros(_ values: [(Unit, Int)]) -> [(Unit, Int)] {
    let behavior: ZeroFormattingBehavior =
      zeroFormattingBehavior.contains(.default)
      ? (unitsStyle == .positional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    guard !behavior.contains(.pad) else { return values }
    let first = values.firstIndex { $0.1 != 0 } ?? values.count - 1
    let last = values.lastIndex { $0.1 != 0 } ?? first
    let kept = values.enumerated().filter { index, each in
      if each.1 != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return index == first ? true : !behavior.contains(.dropMiddle)
    }.map(\.element)
    return kept.isEmpty ? Array(values.suffix(1)) : kept
  }

  private func joined(_ values: [(Unit, Int)]) -> String {
    switch unitsStyle {
    case .positional:
      let isPadded = zeroFormattingBehavior.contains(.pad)
      return values.enumerated().map { index, each in
        index == 0 && !isPadded ? "\(each.1)" : String(format: "%02d", each.1)
      }.joined(separator: ":")
    case .abbreviated: return values.map { "\($1)\($0.letter)" }.joined(separator: " ")
    case .brief: return values.map { "\($1)\(Self.short($0, $1))" }.joined(separator: " ")
    case .short: return values.map { "\($1) \(Self.short($0, $1))" }.joined(separator: ", ")
    case .full: return values.map { "\($1) \(Self.full($0, $1))" }.joined(separator: ", ")
    case .spellOut:
      return values.map { unit, value in
        let number = NumberFormatter.localizedString(
          from: NSNumber(value: value), number: .spellOut)
        return "\(number) \(Self.full(unit, value))"
      }.joined(separator: ", ")
    }
  }

  private static func short(_ unit: Unit, _ value: Int) -> String {
    value == 1 ? unit.short.0 : unit.short.1
  }

  private static func full(_ unit: Unit, _ value: Int) -> String {
    value == 1 ? unit.full : unit.full + "s"
  }
}
