import Foundation

/// Provides the counts of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the looks of a picker's rows, and is called when one is chosen; every method is
/// optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the title of a row with attributes; nil for the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row; `view` is one that can be reused.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Returns the height of the rows of a component, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the width of a component in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Called after the user has chosen a row; the model never calls it.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIPickerViewDelegate {
  /// Default implementation: returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Default implementation: returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Default implementation: returns `view ?? UIView(frame: .zero)`.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView(frame: .zero) }
  /// Default implementation: returns `UIPickerView.standardRowHeight`.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { UIPickerView.standardRowHeight }
  /// Default implementation: returns `0`.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// Default implementation: does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels of rows of which each has one chosen; the rows are not shown.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private let objectiveC = ObjectiveCTable<UIPickerViewMembers>()

  /// The height of a row, in points. Model's choice; no public source.
  static let standardRowHeight: CGFloat = 32

  /// The source of the counts.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The source of the rows' looks. No touch turns a wheel here, so no row is chosen by one.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Whether the chosen rows are marked: always, whatever is set (iOS 7).
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }
  /// The components that are held at most; the model's choice.
  private static let mostComponents = 1 << 10
  private var counts: [Int] = []
  private var selected: [Int] = []

  /// A picker in its standard size, where `frame` has none.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.isEmpty ? CGRect(origin: frame.origin, size: ControlSize.picker) : frame)
  }

  /// Archives do not exist here; the picker is made with a zero frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of components.
  open var numberOfComponents: Int { counts.count }

  /// The number of rows in a component; 0 for one that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    counts.indices.contains(component) ? counts[component] : 0
  }

  /// The chosen row of a wheel; -1 when there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    selected.indices.contains(component) ? selected[component] : -1
  }

  /// Chooses a row without calling the delegate; one that does not exist changes nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard counts.indices.contains(component), (0..<counts[component]).contains(row) else { return }
    selected[component] = row
  }

  /// Reads all counts again and keeps the chosen rows within them.
  open func reloadAllComponents() {
    let wanted = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    let count = min(wanted, Self.mostComponents)
    if count < wanted {
      process.console.log("UIPickerView: goes on with \(count) components of \(wanted)")
    }
    counts = Array(repeating: 0, count: count)
    selected = (0..<count).map { selected.indices.contains($0) ? selected[$0] : 0 }
    for component in 0..<count { reloadComponent(component) }
  }

  /// Reads the count of a component again.
  open func reloadComponent(_ component: Int) {
    guard counts.indices.contains(component) else { return }
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    // The data source may have reloaded the picker.
    guard counts.indices.contains(component) else { return }
    counts[component] = max(count, 0)
    selected[component] = min(max(selected[component], 0), max(counts[component] - 1, 0))
  }

  open override var intrinsicContentSize: CGSize { ControlSize.picker }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSize.picker }
}
