import Foundation

extension OptionalMethods where Receiver == any UITextViewDelegate {
  /// `textView(_:shouldChangeTextIn:replacementText:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    optional("textView") {
      receiver.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }
}

extension UITextViewDelegate {
  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var textView: OptionalMethods<any UITextViewDelegate>? {
    OptionalMethods(self)
  }

  /// `textViewShouldBeginEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textViewShouldBeginEditing: ((UITextView) -> Bool?)? {
    NotImplemented.optional { self.textViewShouldBeginEditing($0) }
  }

  /// `textViewShouldEndEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textViewShouldEndEditing: ((UITextView) -> Bool?)? {
    NotImplemented.optional { self.textViewShouldEndEditing($0) }
  }

  /// `textViewDidBeginEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }

  /// `textViewDidEndEditing(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }

  /// `textViewDidChange(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textViewDidChange: ((UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }

  /// `textViewDidChangeSelection(_:)`, for a call that leaves open whether the receiver has it.
  @_disfavoredOverload public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
}
