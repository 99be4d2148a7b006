import Foundation

/// A view whose text has places: fields and text views.
@preconcurrency @MainActor public protocol UITextInput: AnyObject {
  /// What is selected; where the next character goes, if it is empty.
  var selectedTextRange: UITextRange? { get set }
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place `offset` UTF-16 units away; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The distance between two places, in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The text of a part.
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text, without calling the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// The rectangle of the insertion point, in the view.
  func caretRect(for position: UITextPosition) -> CGRect
}

/// The text and the font of a field or a text view.
@MainActor protocol TextEditing: UIView {
  /// The text with its attributes.
  var content: NSAttributedString { get }
  /// The selection in UTF-16 units.
  var editedRange: NSRange { get set }
  /// Puts text in the place of the selection.
  func insertText(_ text: String)
  var font: UIFont? { get set }
  var adjustsFontForContentSizeCategory: Bool { get }
}

extension TextEditing {
  /// The content with other text in a range, which grows to the characters that it has parts of, or
  /// begins with the one that it is in: Foundation on Linux ends a process that cuts one in two.
  func content(replacing range: NSRange, with text: String) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: changed.wholeCharacters(of: range), with: text)
    return changed
  }

  /// Gives the font the size of text in the traits, if it follows that.
  func adjustFont() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(to: traitCollection)
    if adjusted != font { self.font = adjusted }
  }

  fileprivate var lineHeight: CGFloat { (font ?? .ofTextWithoutFont).lineHeight }
}

extension UITextInput {
  private var editing: (any TextEditing)? { self as? any TextEditing }
  private var length: Int { editing?.content.length ?? 0 }

  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// What is selected; a range that reaches beyond the text is not taken.
  public var selectedTextRange: UITextRange? {
    get { (editing?.editedRange).map(UITextRange.init) }
    set {
      guard let newValue, newValue.end.offset <= length else { return }
      editing?.editedRange = newValue.range
    }
  }

  /// The part between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let bounds = [fromPosition.offset, toPosition.offset].sorted()
    return UITextRange(NSRange(location: bounds[0], length: bounds[1] - bounds[0]))
  }

  /// The place `offset` UTF-16 units away; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isBeyond) = position.offset.addingReportingOverflow(offset)
    return !isBeyond && (0...length).contains(place) ? UITextPosition(place) : nil
  }

  /// The distance between two places, in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Which of two places comes first.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The place `offset` UTF-16 units after the beginning of a part; nil beyond its end.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  {
    position(from: range.start, offset: offset).flatMap {
      $0.offset <= range.end.offset ? $0 : nil
    }
  }

  /// The text of a part.
  public func text(in range: UITextRange) -> String? {
    guard let editing, range.end.offset <= length else { return nil }
    return NSString(string: editing.content.string).substring(with: range.range)
  }

  /// Puts text in the place of a part; nothing happens to one that reaches beyond the text.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let editing, range.end.offset <= length else { return }
    editing.editedRange = range.range
    editing.insertText(text)
  }
}

extension UITextField: UITextInput, TextEditing {
  /// A line's height in the middle of the field; the position along the text is not known.
  public func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: (bounds.height - lineHeight) / 2, width: Caret.width, height: lineHeight)
  }
}

extension UITextView: UITextInput, TextEditing {
  var editedRange: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  /// The line of the place; how far along it the place is is not known.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let bottom = height(ofTextBefore: position.offset) + textContainerInset.top
    return CGRect(
      x: textContainerInset.left, y: bottom - lineHeight, width: Caret.width, height: lineHeight)
  }
}

extension NSRange {
  /// The part of the range that a text of so many UTF-16 units has.
  func within(_ count: Int) -> NSRange {
    let start = min(max(location, 0), count)
    return NSRange(location: start, length: min(max(length, 0), count - start))
  }
}

private enum Caret {
  /// How wide the insertion point is, in points (customary).
  static let width: CGFloat = 2
}

extension NSAttributedString {
  /// The UTF-16 range of the characters that a range has parts of; that of none where it is empty.
  fileprivate func wholeCharacters(of range: NSRange) -> NSRange {
    let text = string as NSString
    guard range.length == 0 else { return text.rangeOfComposedCharacterSequences(for: range) }
    guard range.location < length else { return range }
    let character = text.rangeOfComposedCharacterSequence(at: range.location)
    return NSRange(location: character.location, length: 0)
  }
}
