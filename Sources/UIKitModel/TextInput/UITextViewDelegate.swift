import Foundation

/// Controls the editing of a text view; every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// - Optional: `true`
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end.
  /// - Optional: `true`
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  /// - Optional: nothing
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing has ended.
  /// - Optional: nothing
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the user's change is made; the range is in UTF-16 units.
  /// - Optional: `true`
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user has changed the text or its attributes.
  /// - Optional: nothing
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection has changed.
  /// - Optional: nothing
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
