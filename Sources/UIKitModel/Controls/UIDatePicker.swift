import Foundation

/// A control for a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private let objectiveC = ObjectiveCTable<UIDatePickerMembers>()

  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    /// iOS 17.4.
    case yearAndMonth
  }

  /// The look of the picker; held.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  private var storedDate = Date(timeIntervalSinceReferenceDate: 0)

  /// Which parts of a date can be picked; held.
  open var datePickerMode = Mode.dateAndTime
  /// The look of the picker (iOS 13.4); held.
  open var preferredDatePickerStyle = Style.automatic
  /// The earliest date that can be picked; nil for none.
  open var minimumDate: Date?
  /// The latest date that can be picked; nil for none.
  open var maximumDate: Date?
  /// The locale of the texts; nil for the current one.
  open var locale: Locale?
  /// The calendar of the dates; nil for the current one; held.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone of the dates; nil for that of the calendar; held.
  open var timeZone: TimeZone?
  /// The time of a countdown in seconds; held.
  open var countDownDuration: TimeInterval = 0
  /// The minutes between two choices; held.
  open var minuteInterval = 1
  /// Whether dates are rounded to the minutes that can be chosen (iOS 15); held.
  open var roundsToMinuteInterval = true
  /// The look that the picker has (iOS 13.4): the preferred one, and compact where that is automatic.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The date, kept within the bounds; the model's begins at 2001-01-01, since it has no clock.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  open override var intrinsicContentSize: CGSize { ControlSize.picker }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSize.picker }
}
