import Foundation

/// A view whose text can be pasted into (iOS 11).
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Decides what is pasted.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Something that is pasted into a text.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  /// What gives it.
  var itemProvider: NSItemProvider { get }
  /// What the app that it comes from keeps with it.
  var localObject: Any? { get }
  /// The attributes of text without any.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Pastes a text.
  func setResult(string: String)
  /// Pastes a text with attributes.
  func setResult(attributedString string: NSAttributedString)
  /// Pastes a picture or a file.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Pastes nothing.
  func setNoResult()
  /// Pastes what the system would.
  func setDefaultResult()
}

/// Decides what is pasted into a text (iOS 11). Inert: nothing calls it, text is pasted as it is.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Called with something that is pasted. Inert.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// Returns what several things are pasted as. Inert.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Pastes and returns the part of the text that it is. Inert.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Returns whether the change is animated. Inert.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UITextPasteDelegate {
  /// Default implementation: pastes what the system would.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// Default implementation: returns them one after the other.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let all = NSMutableAttributedString(string: "")
    for string in itemStrings { all.append(string) }
    return all
  }
  /// Default implementation: returns the part as it is.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange { textRange }
  /// Default implementation: returns `false`.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { false }
}
