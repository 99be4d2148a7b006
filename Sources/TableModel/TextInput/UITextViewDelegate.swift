import Foundation

/// What a text view asks about editing and tells of it; every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// What a delegate without the method means.
extension UITextViewDelegate {
  /// What a delegate without the method answers.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    NotImplemented.noting(true)
  }
  /// What a delegate without the method answers.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    NotImplemented.noting(true)
  }
  /// What a delegate without the method answers.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// What a delegate without the method answers.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// What a delegate without the method answers.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { NotImplemented.noting(true) }
  /// What a delegate without the method answers.
  public func textViewDidChange(_ textView: UITextView) {}
  /// What a delegate without the method answers.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
