import Foundation

/// Writes when something was or will be, `2 hours ago`, in English; Linux's Foundation has none.
///
/// The words are those of the Unicode locale data for English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days that have a name are written by it.
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether days that have a name are written by it.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written; numbers are digits in each style.
  open var unitsStyle = UnitsStyle.full
  /// Where in a text the words stand; held.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that units are counted by.
  open var calendar: Calendar! = .current
  /// The locale; held, the words are English.
  open var locale: Locale! = .current

  /// Writes the largest unit that components have.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let found = Self.units.lazy.compactMap { unit in
      dateComponents.value(for: unit.component).map { (unit, $0) }
    }
    guard let (unit, value) = found.first(where: { $0.1 != 0 }) ?? found.reversed().first else {
      return words(Self.second, 0, isPast: false)
    }
    return words(unit, value, isPast: value < 0)
  }

  /// Writes the moment that is so many seconds after now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    guard timeInterval.isFinite, abs(timeInterval) < Self.longest else {
      return words(Self.second, 0, isPast: timeInterval < 0)
    }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Writes a date as seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = (calendar ?? .current).dateComponents(
      Set(Self.units.map(\.component)), from: referenceDate, to: date)
    return localizedString(from: components)
  }

  /// Writes a date as seen from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  // MARK: Writing

  /// The longest span, in seconds: beyond it a calendar has no dates.
  private static let longest: TimeInterval = 1e11

  private struct Unit {
    let component: Calendar.Component
    let full: String
    /// `hr.` of `1 hr. ago`; nil for a unit that is not shortened.
    let short: String?
    /// `h` of `1h ago`.
    let narrow: String
    /// The names of the unit before this one, this one, and the next.
    let names: (String, String, String)?
  }

  private static let second = Unit(
    component: .second, full: "second", short: "sec.", narrow: "s", names: nil)

  private static let units: [Unit] = [
    Unit(
      component: .year, full: "year", short: "yr.", narrow: "y",
      names: ("last year", "this year", "next year")),
    Unit(
      component: .month, full: "month", short: "mo.", narrow: "mo",
      names: ("last month", "this month", "next month")),
    Unit(
      component: .weekOfMonth, full: "week", short: "wk.", narrow: "w",
      names: ("last week", "this week", "next week")),
    Unit(
      component: .day, full: "day", short: nil, narrow: "d",
      names: ("yesterday", "today", "tomorrow")),
    Unit(component: .hour, full: "hour", short: "hr.", narrow: "h", names: nil),
    Unit(component: .minute, full: "minute", short: "min.", narrow: "min", names: nil),
    second,
  ]

  private func words(_ unit: Unit, _ value: Int, isPast: Bool) -> String {
    if dateTimeStyle == .named, let name = name(of: unit, value) { return name }
    let count = value.magnitude
    let plural = count == 1 ? "" : "s"
    let text =
      switch unitsStyle {
      case .full, .spellOut: "\(count) \(unit.full)\(plural)"
      case .short: unit.short.map { "\(count) \($0)" } ?? "\(count) \(unit.full)\(plural)"
      case .abbreviated: "\(count)\(unit.narrow)"
      }
    return isPast ? "\(text) ago" : "in \(text)"
  }

  private func name(of unit: Unit, _ value: Int) -> String? {
    if unit.component == .second { return value == 0 ? "now" : nil }
    guard let names = unit.names else { return nil }
    return switch value {
    case -1: names.0
    case 0: names.1
    case 1: names.2
    default: nil
    }
  }
}
