import Foundation

/// The look of an action sheet from before iOS 8; held.
public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default`, blackTranslucent, blackOpaque
}

/// An action sheet from before iOS 8 (deprecated in iOS 8.3): it is shown as a ``UIAlertController``
/// over the front-most controller.
@preconcurrency @MainActor open class UIActionSheet: UIView {
  /// Called when a button is tapped.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title.
  open var title: String
  /// The look; held.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// The button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The button that takes something away; -1 for none.
  open var destructiveButtonIndex = -1
  private var buttons: [String] = []
  private weak var shown: UIAlertController?

  /// A sheet without buttons.
  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }

  /// A sheet with a button that cancels and one that takes something away.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// A sheet with further buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: nil,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Archives do not exist here; the sheet has no buttons.
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
  /// The first button that neither cancels nor takes something away; -1 for none.
  open var firstOtherButtonIndex: Int {
    buttons.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// Whether the sheet is shown.
  open var isVisible: Bool { shown != nil }

  /// Shows the sheet over the front-most controller; without a window nothing happens.
  open func show(in view: UIView) { show() }
  /// Shows the sheet over the front-most controller; without a window nothing happens.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show() }
  /// Shows the sheet over the front-most controller; without a window nothing happens.
  open func show(from item: UIBarButtonItem, animated: Bool) { show() }

  private func show() {
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in buttons.enumerated() {
      sheet.addAction(
        UIAlertAction(title: title, style: style(of: index)) { _ in self.end(with: index) })
    }
    delegate?.willPresent(self)
    guard UIViewController.frontMost?.present(sheet, animated: true) != nil else { return }
    shown = sheet
    delegate?.didPresent(self)
  }

  private func style(of index: Int) -> UIAlertAction.Style {
    switch index {
    case cancelButtonIndex: .cancel
    case destructiveButtonIndex: .destructive
    default: .default
    }
  }

  /// Takes the sheet away, as if a button had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    shown?.presentingViewController?.dismiss(animated: animated)
    shown = nil
    delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
  }

  private func end(with index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    shown = nil
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}

/// Called when a button of an action sheet from before iOS 8 is tapped; every method is optional.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when a button is tapped.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called when the system cancels the sheet. Inert: nothing calls it.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Called before the sheet is shown.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called after the sheet is shown.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before the sheet goes.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIActionSheetDelegate {
  /// Default implementation: does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Default implementation: does nothing.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Default implementation: does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Default implementation: does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Default implementation: does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  /// Default implementation: does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
