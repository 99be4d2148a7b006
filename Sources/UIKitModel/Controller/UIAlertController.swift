import Foundation

/// A choice in an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  private let objectiveC = ObjectiveCTable<UIAlertActionMembers>()

  /// What choosing it means.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title of the action.
  open private(set) var title: String?
  /// The look and the place of the action.
  open private(set) var style: Style
  /// Whether the action can be chosen.
  open var isEnabled = true { didSet { alert?.contentDidChange() } }
  weak var alert: UIAlertController?
  // What apps set by its name alone.
  /// The image before the title.
  var image: UIImage? { didSet { alert?.contentDidChange() } }
  /// The color of the image; held.
  var imageTintColor: UIColor?
  /// The color of the title; nil for that of the alert's tint.
  var titleTextColor: UIColor? { didSet { alert?.contentDidChange() } }
  /// How the title is aligned; held.
  var titleTextAlignment: Any?
  /// Whether there is a check mark; held.
  var isChecked = false
  let handler: ((UIAlertAction) -> Void)?

  /// A choice that calls `handler` after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A message with actions, shown over a controller.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  private let objectiveC = ObjectiveCTable<UIAlertControllerMembers>()

  /// How the alert is shown.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// Whether it is an alert or an action sheet.
  open private(set) var preferredStyle: Style
  /// The text below the title.
  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }
  /// The actions in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields in the order they were added; nil without any.
  open private(set) var textFields: [UITextField]?
  // What apps set by its name alone.
  /// The title with attributes; nil for the plain one.
  var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }
  /// The message with attributes; nil for the plain one.
  var attributedMessage: NSAttributedString? { didSet { contentDidChange() } }
  /// The controller whose view is between the texts and the fields, as high as it prefers.
  var contentViewController: UIViewController? {
    didSet {
      guard oldValue !== contentViewController else { return }
      oldValue?.willMove(toParent: nil)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentViewController { addChild(contentViewController) }
      contentDidChange()
      contentViewController?.didMove(toParent: self)
    }
  }
  /// The action that the return key performs; held.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
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

  /// Archives do not exist here; the alert is empty.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  /// An alert lies over its presenter, which stays visible.
  override var coversPresenter: Bool { false }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    let card = AlertView(isSheet: preferredStyle == .actionSheet)
    card.show(self)
    view = card
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentDidChange()
  }

  func contentDidChange() {
    guard let alertView else { return }
    alertView.show(self)
    takePlace()
  }

  override func ownPresentedFrame(in bounds: CGRect) -> CGRect? {
    guard let card = view as? AlertView else { return nil }
    let keyboard = card.window?.keyboardOverlap ?? 0
    return card.place(in: bounds, keyboard: keyboard)
  }

  private func takePlace() {
    guard let card = alertView, let window = card.window else { return }
    card.frame = presentedFrame(in: window)
  }

  /// The first field gets the keyboard (Apple, `addTextField(configurationHandler:)` shows it so).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  @_spi(UIKitSubclassing) open override func keyboardDidChange() {
    super.keyboardDidChange()
    takePlace()
  }

  /// Adds an action behind the others.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
    contentDidChange()
  }

  /// Adds a field, which `configurationHandler` may prepare.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  /// Chooses the action with this title, as a finger does: the alert goes, then the handler is
  /// called. Returns whether there was one that could be chosen.
  @discardableResult package func choose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else {
      return false
    }
    choose(action)
    return true
  }

  /// The button of the action with a title, while the alert is on the screen.
  package func button(titled title: String) -> UIView? {
    alertView?.buttons.first { $0.action.title == title }
  }

  func choose(_ action: UIAlertAction) {
    let finish = { if let handler = action.handler { handler(action) } }
    if presentingViewController == nil {
      finish()
    } else {
      dismiss(animated: true, completion: finish)
    }
  }
}
