import Foundation

/// A command of a menu: a method that the first responder of the chain performs that has it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method that is called, with the command.
  public let action: Selector
  /// What tells commands with one method apart.
  public let propertyList: Any?
  /// The longer title that the overview of keys shows.
  open var discoverabilityTitle: String?
  /// Whether the command is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command has a checkmark.
  open var state: UIMenuElement.State

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
