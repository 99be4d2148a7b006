import Foundation

/// A menu of actions and menus; it is not opened, its actions can be performed.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String

    /// An identifier by its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In the place of the other's element.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element at most is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How large the elements are.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  private static let generatedPrefix = "com.apple.menu.dynamic."

  /// The identifier; one of its own when none was given.
  public private(set) var identifier: Identifier
  /// How the menu is shown in another one.
  open private(set) var options: Options
  /// The elements of the menu, in order.
  open private(set) var children: [UIMenuElement]
  /// The size of the elements (iOS 16).
  open var preferredElementSize: ElementSize

  /// A menu of `children`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image, subtitle: subtitle)
    if identifier == nil {
      let address = AppProcess.current.console.address(of: self)
      self.identifier = Identifier(Self.generatedPrefix + address)
    }
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// Performs the first action with this title, in the menu or in one within it; returns whether
  /// there was one.
  @discardableResult package func perform(_ title: String) -> Bool {
    for child in children {
      if let menu = child as? UIMenu, menu.perform(title) { return true }
      if let command = child as? UICommand, command.title == title, command.perform() {
        return true
      }
      guard let action = child as? UIAction, action.title == title,
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { continue }
      action.perform(sender: self)
      return true
    }
    return false
  }
}
