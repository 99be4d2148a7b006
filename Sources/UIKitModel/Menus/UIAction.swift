import Foundation

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// An action with a closure: the portable way to handle a control's events.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String

    /// An identifier by its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static let generatedPrefix = "com.apple.action.dynamic."

  private let handler: UIActionHandler
  /// The identifier; one of its own when none was given.
  public private(set) var identifier: Identifier
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
  /// Whether the action is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action has a checkmark.
  open var state: UIMenuElement.State
  /// The image while the action is on (iOS 17).
  open var selectedImage: UIImage?
  /// What performed the action, while it is performed.
  open private(set) var sender: Any?
  /// What a popover that the action presents can point at: the sender, while the action is performed,
  /// if it is a view or an item of a bar (iOS 16).
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  /// An action that calls `handler`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier("")
    super.init(title: title, image: image, subtitle: subtitle)
    if identifier == nil {
      let address = AppProcess.current.console.address(of: self)
      self.identifier = Identifier(Self.generatedPrefix + address)
    }
  }

  /// Calls the handler on behalf of `sender`; the target is not used by an action (iOS 16).
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  /// Calls the handler on behalf of `sender`.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
