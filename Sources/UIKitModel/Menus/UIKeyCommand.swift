import Foundation

/// A key and the method that it calls, along the responder chain.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command precedes what the system does with its keys (iOS 15); held.
  open var wantsPriorityOverSystemBehavior = false

  /// A command for a key.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(action: action)
  }

  /// A command for a key, with words for what it does (to iOS 12).
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// A command with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command with a title and with what it does while other keys are held.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
    self.alternates = alternates
  }

  /// The key that goes up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key that goes down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key that goes left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key that goes right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that goes back.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The page up key (iOS 8).
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The page down key (iOS 8).
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The home key (iOS 13.4).
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The end key (iOS 13.4).
  public nonisolated static let inputEnd = "UIKeyInputEnd"
}

/// Keys held with another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Keys by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
