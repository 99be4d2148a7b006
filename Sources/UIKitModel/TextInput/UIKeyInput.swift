import Foundation

/// What takes the keys of the keyboard: a responder that conforms gets the keyboard when it becomes
/// first.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Puts text at the insertion point.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}

extension UITextField: UIKeyInput {}
extension UITextView: UIKeyInput {}
