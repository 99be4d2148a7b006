import Foundation

/// Controls the editing of a text view; every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the user's change is made; the range is in UTF-16 units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user has changed the text or its attributes.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a link is followed (to iOS 16). Inert: links are not touched.
  /// - Optional: `true`
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether an image is used (to iOS 16). Inert: images are not touched.
  /// - Optional: `true`
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UITextViewDelegate {
  /// Default implementation: returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    NotImplemented.noting(true)
  }
  /// Default implementation: returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    NotImplemented.noting(true)
  }
  /// Default implementation: does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Default implementation: does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Default implementation: returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { NotImplemented.noting(true) }
  /// Default implementation: does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Default implementation: does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Default implementation: returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { NotImplemented.noting(true) }
  /// Default implementation: returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { NotImplemented.noting(true) }
}
