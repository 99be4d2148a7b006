import Foundation

/// How an alert from before iOS 8 has fields.
public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert from before iOS 8 (deprecated in iOS 9): it is shown as a ``UIAlertController`` over the
/// front-most controller.
@preconcurrency @MainActor open class UIAlertView: UIView {
  /// Called when a button is tapped.
  open weak var delegate: AnyObject?
  /// The title.
  open var title: String
  /// The text below the title.
  open var message: String?
  /// The button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// Which fields there are.
  open var alertViewStyle = UIAlertViewStyle.default
  private var buttons: [String] = []
  private weak var shown: UIAlertController?
  private lazy var fields = (0..<2).map { _ in UITextField(frame: .zero) }

  /// An alert without buttons.
  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }

  /// An alert with a button that cancels.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// An alert with buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Archives do not exist here; the alert has no buttons.
  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  /// Adds a button and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    return buttons.count - 1
  }
  /// The title of a button; nil for one that is not there.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
  }
  /// How many buttons there are.
  open var numberOfButtons: Int { buttons.count }
  /// The first button that does not cancel; -1 for none.
  open var firstOtherButtonIndex: Int { buttons.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// Whether the alert is shown.
  open var isVisible: Bool { shown != nil }
  /// A field; nil for one that is not there.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    (0..<numberOfFields).contains(textFieldIndex)
      ? shown?.textFields?[textFieldIndex] ?? fields[textFieldIndex] : nil
  }

  private var numberOfFields: Int {
    switch alertViewStyle {
    case .default: 0
    case .secureTextInput, .plainTextInput: 1
    case .loginAndPasswordInput: 2
    }
  }

  private var receiver: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Shows the alert over the front-most controller; without a window nothing happens.
  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for index in 0..<numberOfFields {
      alert.addTextField { [fields] field in
        (field.text, field.placeholder) = (fields[index].text, fields[index].placeholder)
        field.isSecureTextEntry = self.alertViewStyle == .secureTextInput || index == 1
      }
    }
    for (index, title) in buttons.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
          self.end(with: index)
        })
    }
    receiver?.willPresent(self)
    guard UIViewController.frontMost?.present(alert, animated: true) != nil else { return }
    shown = alert
    receiver?.didPresent(self)
  }

  /// Takes the alert away, as if a button had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    receiver?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    shown?.presentingViewController?.dismiss(animated: animated)
    shown = nil
    receiver?.alertView(self, didDismissWithButtonIndex: buttonIndex)
  }

  private func end(with index: Int) {
    for (field, own) in zip(shown?.textFields ?? [], fields) { own.text = field.text }
    receiver?.alertView(self, clickedButtonAt: index)
    receiver?.alertView(self, willDismissWithButtonIndex: index)
    shown = nil
    receiver?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// Called when a button of an alert from before iOS 8 is tapped; every method is optional.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when a button is tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called when the system cancels the alert. Inert: nothing calls it.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Called before the alert is shown.
  func willPresent(_ alertView: UIAlertView)
  /// Called after the alert is shown.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert goes.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Returns whether the first button that does not cancel can be tapped. Inert: nothing calls it.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIAlertViewDelegate {
  /// Default implementation: does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Default implementation: does nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Default implementation: does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Default implementation: does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Default implementation: does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Default implementation: does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Default implementation: returns `true`.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

extension UIViewController {
  /// The controller that is in front of the others on the screen; nil without a window.
  static var frontMost: UIViewController? {
    let root = UIApplication.shared.windowOfScreen?.rootViewController
    return root.flatMap { sequence(first: $0, next: \.presentedViewController).suffix(1).last }
  }
}
