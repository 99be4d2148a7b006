import Foundation

extension OptionalMethods where Receiver == any UITextFieldDelegate {
  /// `textFieldDidEndEditing(_:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Void? {
    receiver.textFieldDidEndEditing(textField)
  }

  /// `textFieldDidEndEditing(_:reason:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) -> Void? {
    receiver.textFieldDidEndEditing(textField, reason: reason)
  }

  /// `textField(_:shouldChangeCharactersIn:replacementString:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    optional("textField") {
      receiver.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}

extension UITextFieldDelegate {
  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var textFieldDidEndEditing: OptionalMethods<any UITextFieldDelegate>?
  { OptionalMethods(self) }

  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var textField: OptionalMethods<any UITextFieldDelegate>? {
    OptionalMethods(self)
  }

  /// `textFieldShouldBeginEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textFieldShouldBeginEditing: ((UITextField) -> Bool?)? {
    NotImplemented.optional { self.textFieldShouldBeginEditing($0) }
  }

  /// `textFieldDidBeginEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }

  /// `textFieldShouldEndEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textFieldShouldEndEditing: ((UITextField) -> Bool?)? {
    NotImplemented.optional { self.textFieldShouldEndEditing($0) }
  }

  /// `textFieldDidChangeSelection(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }

  /// `textFieldShouldClear(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textFieldShouldClear: ((UITextField) -> Bool?)? {
    NotImplemented.optional { self.textFieldShouldClear($0) }
  }

  /// `textFieldShouldReturn(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textFieldShouldReturn: ((UITextField) -> Bool?)? {
    NotImplemented.optional { self.textFieldShouldReturn($0) }
  }
}
