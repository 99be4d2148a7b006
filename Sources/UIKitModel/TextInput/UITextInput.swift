import Foundation

/// A view whose text has places: fields and text views.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
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
  /// The rectangle of a part, or of what of it lies in its first line, in the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangles of a part, one a line, in the view.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place in the text that is nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a part that is nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The place some characters away on the screen; nil beyond the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The place of a part that lies farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The character at a place, in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// What is being composed on the keyboard; nil for nothing.
  var markedTextRange: UITextRange? { get }
  /// The look of what is being composed.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts what is being composed in its place.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends composing.
  func unmarkText()
  /// Called when the text or the selection changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds the parts of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The way in which text is written at a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the way in which a part is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The attributes of the text at a place.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The view whose coordinates places have.
  var textInputView: UIView { get }
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

  /// The distance of a place from the beginning of a part, in UTF-16 units.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The place some characters away on the screen, whose text runs from left to right in one line;
  /// nil beyond the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let isBackward = UITextDirection.layout(direction).isBackward
    return self.position(from: position, offset: isBackward ? -offset : offset)
  }

  /// The end of a part that lies in a direction.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    UITextDirection.layout(direction).isBackward ? range.start : range.end
  }

  /// The character at a place, in a direction; nil beyond the text.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    self.position(from: position, in: direction, offset: 1).flatMap {
      textRange(from: position, to: $0)
    }
  }

  /// What is being composed on the keyboard: nothing.
  public var markedTextRange: UITextRange? { nil }
  /// The look of what is being composed. Inert: nothing is.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Puts what is being composed in the place of the selection.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { editing?.insertText(markedText) }
  }
  /// Ends composing. Inert: nothing is composed.
  public func unmarkText() {}
  /// Called when the text or the selection changes. Inert: nothing calls it.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }
  /// Finds the parts of the text.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(of: self) }
  /// The way in which text is written at a place: from left to right.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  /// Sets the way in which a part is written. Inert: it is that of its characters.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
  /// The attributes of the text at a place; nil beyond the text.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let editing else { return nil }
    let index = direction == .forward ? position.offset : position.offset - 1
    guard (0..<length).contains(index) else { return nil }
    var attributes = editing.content.attributes(at: index, effectiveRange: nil)
    if attributes[.font] == nil, let font = editing.font { attributes[.font] = font }
    return attributes
  }
  /// The view whose coordinates places have: this one.
  public var textInputView: UIView { (self as? UIView) ?? UIView() }

  /// The rectangle of a part. Inert where a view has none of its own: zero.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The rectangles of a part. Inert where a view has none of its own: none.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place nearest to a point. Inert where a view has none of its own: the beginning.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
  /// The place in a part that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let place = closestPosition(to: point) else { return nil }
    if compare(place, to: range.start) == .orderedAscending { return range.start }
    return compare(place, to: range.end) == .orderedDescending ? range.end : place
  }
  /// The character at a point; nil beside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    closestPosition(to: point).flatMap { characterRange(byExtending: $0, in: .right) }
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
  /// A line's height in the middle of the field, at its beginning.
  var caret: CGRect {
    CGRect(x: 0, y: (bounds.height - lineHeight) / 2, width: Caret.width, height: lineHeight)
  }

  /// The text as one line from the beginning of the field.
  var line: LaidOutLine {
    var edges: [CGFloat] = [0]
    let block = TextBlock(content, font: font ?? .ofTextWithoutFont)
    for (advance, units) in block.advances(of: 0..<content.length) {
      edges += Array(repeating: (edges.last ?? 0) + advance, count: units)
    }
    let rect = CGRect(x: 0, y: caret.minY, width: edges.last ?? 0, height: lineHeight)
    return LaidOutLine(
      rect: rect, usedRect: rect, range: NSRange(location: 0, length: edges.count - 1),
      edges: edges)
  }
}

extension UITextView: UITextInput, TextEditing {
  var editedRange: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  /// The insertion point at a place: in its line, at the line's beginning.
  func caret(at position: UITextPosition) -> CGRect {
    let bottom = height(ofTextBefore: position.offset) + textContainerInset.top
    return CGRect(
      x: textContainerInset.left, y: bottom - lineHeight, width: Caret.width, height: lineHeight)
  }

  /// The rectangles of a part of the text, one a line.
  func rects(of range: NSRange) -> [CGRect] {
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    return layoutManager.lines(in: textContainer).compactMap { $0.rect(of: range) }
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }
}

extension [CGRect] {
  /// The parts of a selection that these rectangles are, the first one first.
  @MainActor func selection() -> [UITextSelectionRect] {
    enumerated().map { index, rect in
      UITextSelectionRect(rect, containsStart: index == 0, containsEnd: index == count - 1)
    }
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
