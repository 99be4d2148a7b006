import Foundation

/// A choice in an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What choosing it means.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// A choice that calls `handler` after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A question to the user, shown over a controller.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// How the question is shown.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle: Style
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    preferredStyle = .actionSheet
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Archives do not exist here; the question has no words.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, which `configurationHandler` may prepare.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Chooses the action with this title, as a finger does: the alert goes, then the handler is
  /// called. Says whether there was one that could be chosen.
  @discardableResult package func choose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else {
      return false
    }
    let finish = { if let handler = action.handler { handler(action) } }
    if presentingViewController == nil {
      finish()
    } else {
      dismiss(animated: true, completion: finish)
    }
    return true
  }
}
