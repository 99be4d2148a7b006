import Foundation

// What apps read and set by its name though UIKit does not document it. Each key is in the sources of
// many public apps; what a version refuses is in `Behavior+KeyValueCoding.swift`.

extension UITextField {
  /// The label of the placeholder; nil without one. What is set of it is kept in the placeholder.
  var placeholderLabel: UILabel? {
    guard let attributedPlaceholder else { return nil }
    let label = PlaceholderLabel(frame: .zero)
    label.attributedText = attributedPlaceholder
    label.field = self
    return label
  }

  var ivarPlaceholderLabel: UILabel? {
    refusesIvar("_placeholderLabel", of: "UITextField") ? nil : placeholderLabel
  }
}

/// The placeholder of a field as a label, for code that has it by its name.
private final class PlaceholderLabel: UILabel {
  weak var field: UITextField?

  override var textColor: UIColor! { didSet { keep(.foregroundColor, textColor) } }
  override var font: UIFont! { didSet { keep(.font, font) } }

  private func keep(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let field, let value, let present = field.attributedPlaceholder else { return }
    let text = NSMutableAttributedString(attributedString: present)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    field.attributedPlaceholder = text
  }
}

extension UISearchBar {
  var ivarSearchField: UITextField? {
    refusesIvar("_searchField", of: "UISearchBar") ? nil : searchTextField
  }

  /// The button that cancels the search. It is in no view: a finger presses the bar's.
  var cancelButton: UIButton {
    if let button = held(nil as UIButton?) { return button }
    let button = UIButton(type: .system)
    button.setTitle(held(nil as String?, "cancelButtonText") ?? "Cancel", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.pressCancel() }, for: .touchUpInside)
    hold(button as UIButton?)
    return button
  }

  /// The title of the button that cancels the search; nil for the system's.
  var cancelButtonText: String? {
    get { held(nil) }
    set {
      hold(newValue)
      cancelButton.setTitle(newValue ?? "Cancel", for: .normal)
    }
  }

  var ivarCancelButtonText: String? {
    get { cancelButtonText }
    set {
      guard !refusesIvar("set_cancelButtonText:", of: "UISearchBar") else { return }
      cancelButtonText = newValue
    }
  }
}

extension UIView {
  /// Whether the version raises for an instance variable by its name.
  fileprivate func refusesIvar(_ name: String, of owner: String) -> Bool {
    guard systemVersion.behavior.refusesUnderscoreKeys else { return false }
    process.raise(
      UIKitException(
        "Access to \(owner)'s \(name) ivar is prohibited. This is an application bug",
        name: UIKitException.Name.generic))
    return true
  }
}

extension UIDatePicker {
  /// The color of the rows' texts; held.
  var pickerTextColor: UIColor? {
    get { held(nil) }
    set { hold(newValue) }
  }

  /// Whether today is in another color; held.
  var highlightsToday: Bool {
    get { held(true) }
    set { hold(newValue) }
  }
}

extension UIPickerView {
  /// The color of the rows' texts; held.
  var pickerTextColor: UIColor? {
    get { held(nil) }
    set { hold(newValue) }
  }
}

extension UINavigationBar {
  /// Whether there is no line below the bar; held.
  var hidesShadow: Bool {
    get { held(false) }
    set { hold(newValue) }
  }
}

extension UITabBarItem {
  /// The view that shows the item in its bar.
  var view: UIView? { (bar as? UITabBar)?.button(of: self) }
}

extension CALayer {
  var keyedBorderColor: Any? {
    get { borderColor }
    set { borderColor = color(newValue, "borderColor", before: borderColor) }
  }

  var keyedShadowColor: Any? {
    get { shadowColor }
    set { shadowColor = color(newValue, "shadowColor", before: shadowColor) }
  }

  var keyedBackgroundColor: Any? {
    get { backgroundColor }
    set { backgroundColor = color(newValue, "backgroundColor", before: backgroundColor) }
  }

  /// The color of Core Graphics that is set by its name. One of UIKit, as the attributes of a nib have
  /// it, is taken without an exception and draws nothing (sam.dods.co, 2014).
  fileprivate func color(_ value: Any?, _ key: String, before: CGColor?) -> CGColor? {
    guard let value else { return nil }
    if let color = value as? CGColor { return color }
    AppProcess.current.console.log(
      "[Layer] \(key) takes a CGColor; one of type \(type(of: value)) draws nothing (model)")
    return before
  }
}

// MARK: - The status bar

extension UIApplication {
  /// The view of the status bar; from iOS 13 there is none, and the key raises.
  var statusBar: UIView? { statusBarWindow?.statusBar }

  /// What the status bar is in; a view, which is none of the application's windows.
  var statusBarWindow: StatusBarWindow? {
    guard SystemVersion.current.behavior.hasStatusBarView else {
      AppProcess.current.raise(UIKitException(Self.noStatusBar))
      return nil
    }
    if let window = held(nil as StatusBarWindow?) { return window }
    let window = StatusBarWindow(frame: UIScreen.main.bounds)
    hold(window as StatusBarWindow?)
    return window
  }

  private static let noStatusBar =
    "App called -statusBar or -statusBarWindow on UIApplication: this code must be changed as there's "
    + "no longer a status bar or status bar window. Use the statusBarManager object on the window "
    + "scene instead."
}

/// What the status bar is in, until iOS 12.
final class StatusBarWindow: UIView {
  private let objectiveC = ObjectiveCTable<StatusBarWindowMembers>()

  private(set) lazy var statusBar: UIView = {
    let bar = UIView(frame: StatusBar.frame(on: .main))
    addSubview(bar)
    return bar
  }()
}

private enum StatusBarWindowMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] { [.init("statusBar", \StatusBarWindow.statusBar)] }
}

// MARK: - Turning the device

extension UIDevice {
  /// How the device is held, by the number of an orientation of the device or of the interface: apps
  /// set either, and the two mean the same turn.
  var keyedOrientation: Int {
    get { orientation.rawValue }
    set {
      guard SystemVersion.current.behavior.turnsDeviceByKey else {
        return AppProcess.current.console.log(
          "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
            + "Please use UIWindowScene.requestGeometryUpdate(_:)")
      }
      guard let orientation = UIDeviceOrientation(rawValue: newValue) else { return }
      UIDevice.turn(to: orientation)
      UIApplication.shared.windowOfScreen?.turnAlong()
    }
  }
}

extension CAShapeLayer {
  var keyedFillColor: Any? {
    get { fillColor }
    set { fillColor = color(newValue, "fillColor", before: fillColor) }
  }

  var keyedStrokeColor: Any? {
    get { strokeColor }
    set { strokeColor = color(newValue, "strokeColor", before: strokeColor) }
  }
}
