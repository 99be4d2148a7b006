import Foundation

/// What a text field asks about editing and tells of it; every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// What a delegate without the method means.
extension UITextFieldDelegate {
  /// What a delegate without the method answers.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    NotImplemented.noting(true)
  }
  /// What a delegate without the method answers.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// What a delegate without the method answers.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    NotImplemented.noting(true)
  }
  /// What a delegate without the method answers.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// As UIKit: without this method the one without a reason is called.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// What a delegate without the method answers.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { NotImplemented.noting(true) }
  /// What a delegate without the method answers.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// What a delegate without the method answers.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { NotImplemented.noting(true) }
  /// What a delegate without the method answers.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    NotImplemented.noting(true)
  }
}
