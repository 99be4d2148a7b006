import Foundation

/// A command of a menu: a method that the first responder of the chain performs that has it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method that is called, with the command.
  public let action: Selector
  /// What tells commands with one method apart.
  public let propertyList: Any?
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The longer title that the overview of keys shows.
  open var discoverabilityTitle: String?
  /// Whether the command is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command has a checkmark.
  open var state: UIMenuElement.State

  /// What the command does instead while other keys are held; held.
  open internal(set) var alternates: [UICommandAlternate] = []

  /// A command with a title and with what it does while other keys are held.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    self.alternates = alternates
  }

  /// A command with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image, subtitle: nil)
  }

  /// Calls the method along the responder chain; false if nothing there has it.
  func perform() -> Bool {
    guard attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    return UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
  }
}
