import Foundation

/// Controls the editing of a text field; every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing has ended, with the reason (iOS 10).
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether the user's change is made; the range is in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection has changed (iOS 13).
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button clears the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key does what it does by default; called when it was pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UITextFieldDelegate {
  /// Default implementation: returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    NotImplemented.noting(true)
  }
  /// Default implementation: does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Default implementation: returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    NotImplemented.noting(true)
  }
  /// Default implementation: does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// As UIKit: without this method the one without a reason is called.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Default implementation: returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { NotImplemented.noting(true) }
  /// Default implementation: does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Default implementation: returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { NotImplemented.noting(true) }
  /// Default implementation: returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    NotImplemented.noting(true)
  }
}
