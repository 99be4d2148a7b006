import Foundation

/// A key of a keyboard that is held.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key writes with the keys held beside it.
  public let characters: String
  /// What the key writes by itself.
  public let charactersIgnoringModifiers: String
  /// The keys held beside it.
  public let modifierFlags: UIKeyModifierFlags
  /// Which key it is on a keyboard of the United States.
  public let keyCode: UIKeyboardHIDUsage

  package init(_ characters: String, modifierFlags: UIKeyModifierFlags) {
    self.characters = modifierFlags.contains(.shift) ? characters.uppercased() : characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    keyCode = UIKeyboardHIDUsage(writing: characters)
    super.init()
  }
}
