import Foundation

/// Controls the editing of a text field; every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// - Optional: `true`
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun.
  /// - Optional: nothing
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  /// - Optional: `true`
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended.
  /// - Optional: nothing
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing has ended, with the reason (iOS 10).
  /// - Optional: `textFieldDidEndEditing(textField)`
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether the user's change is made; the range is in UTF-16 units.
  /// - Optional: `true`
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection has changed (iOS 13).
  /// - Optional: nothing
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button clears the text.
  /// - Optional: `true`
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key does what it does by default; called when it was pressed.
  /// - Optional: `true`
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
