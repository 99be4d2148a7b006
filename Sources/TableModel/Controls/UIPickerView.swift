import Foundation

/// Asked what a picker holds.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Asked how a picker's rows look and told what is chosen; every method is optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// What a delegate without the method means.
extension UIPickerViewDelegate {
  /// What a delegate without the method answers.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// What a delegate without the method answers.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// What a delegate without the method answers.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView(frame: .zero) }
  /// What a delegate without the method answers.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { UIPickerView.standardRowHeight }
  /// What a delegate without the method answers.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// What a delegate without the method answers.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels of rows of which each has one chosen; the rows are not shown.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The height of a row, in points; ours.
  static let standardRowHeight: CGFloat = 32

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)?
  private var counts: [Int] = []
  private var selected: [Int] = []

  /// A picker in its standard size, where `frame` has none.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.isEmpty ? CGRect(origin: frame.origin, size: ControlSize.picker) : frame)
  }

  /// Archives do not exist here; the picker is made with a zero frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfComponents: Int { counts.count }

  open func numberOfRows(inComponent component: Int) -> Int {
    counts.indices.contains(component) ? counts[component] : 0
  }

  /// The chosen row of a wheel; -1 when there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    selected.indices.contains(component) ? selected[component] : -1
  }

  /// Chooses a row and tells nobody; one that does not exist changes nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard counts.indices.contains(component), (0..<counts[component]).contains(row) else { return }
    selected[component] = row
  }

  open func reloadAllComponents() {
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    counts = Array(repeating: 0, count: count)
    selected = (0..<count).map { selected.indices.contains($0) ? selected[$0] : 0 }
    for component in 0..<count { reloadComponent(component) }
  }

  open func reloadComponent(_ component: Int) {
    guard counts.indices.contains(component) else { return }
    counts[component] = max(
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    selected[component] = min(max(selected[component], 0), max(counts[component] - 1, 0))
  }

  /// Turns a wheel to a row, as a finger does.
  package func turn(to row: Int, inComponent component: Int) {
    guard counts.indices.contains(component), (0..<counts[component]).contains(row) else { return }
    selected[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  open override var intrinsicContentSize: CGSize { ControlSize.picker }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSize.picker }
}

/// A control for a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  /// The look of the picker; held.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  private var storedDate = Date(timeIntervalSinceReferenceDate: 0)

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = Style.automatic
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1

  /// The date, kept within the bounds; the model's begins at 2001-01-01, since it has no clock.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    storedDate = min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  /// Chooses a date, as a finger does.
  package func choose(_ date: Date) {
    setDate(date, animated: true)
    sendValueChanged()
  }

  open override var intrinsicContentSize: CGSize { ControlSize.picker }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSize.picker }
}
