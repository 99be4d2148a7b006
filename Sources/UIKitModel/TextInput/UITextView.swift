import Foundation

/// A scroll view of text that can be edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  private let objectiveC = ObjectiveCTable<UITextViewMembers>()

  /// One for all: Foundation on Linux does not release the attributes of an attributed string.
  private static let noText = NSAttributedString(string: "")
  private(set) var content = noText
  private weak var storedDelegate: (any UITextViewDelegate)?

  /// The delegate, which controls the editing and is called when the content scrolls.
  open weak var delegate: (any UITextViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  @_spi(UIKitSubclassing) open override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue as? any UITextViewDelegate }
  }

  /// A view whose text flows in a container of its own or in the one given.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    adoptContainer()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Archives do not exist here; the view is made with a zero frame.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    adoptContainer()
  }

  /// A container that was given keeps its size and shows the text of its storage; another one is as
  /// wide as the view.
  private func adoptContainer() {
    textContainer.view = self
    guard let given = textContainer.layoutManager else {
      return textContainer.widthTracksTextView = true
    }
    given.view = self
    guard let storage = given.textStorage else { return }
    follow(storage)
    setContent(storage)
  }

  /// Takes each edit of a storage.
  private func follow(_ storage: NSTextStorage) {
    storage.onEdit = { [weak self] in
      MainActor.assumeIsolated { self?.takeStorage() }
    }
    self.storage = storage
  }

  // MARK: Text

  /// The text.
  open var text: String! {
    get { content.string }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { content }
    set { setContent(newValue ?? Self.noText) }
  }

  /// The text as one that can be edited in place: its edits are the view's.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: content)
    made.addLayoutManager(layoutManager)
    follow(made)
    return made
  }
  private var storage: NSTextStorage?

  private func takeStorage() {
    guard let storage, !storage.isEqual(to: content) else { return }
    setContent(storage)
  }

  private func setContent(_ text: NSAttributedString) {
    content = NSAttributedString(attributedString: text)
    if let storage, storage !== text { storage.setAttributedString(content) }
    selectedRange = NSRange(location: content.length, length: 0)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The font of the text; nil while none is set and there is no text. Text that names no font is in
  /// 12-point Helvetica.
  open var font: UIFont? {
    get { storedFont ?? (hasText ? .ofTextWithoutFont : nil) }
    set {
      storedFont = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var storedFont: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can change the text.
  open var isEditable = true
  /// Whether the user can select text and follow links.
  open var isSelectable = true
  /// Held; nothing in the text is looked for.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether a font of a text style follows the size of text in the traits.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  @_spi(UIKitSubclassing) open override func traitsDidChange(from previous: UITraitCollection) {
    adjustFont()
  }
  /// Whether a bar for finding opens (iOS 16); held.
  open var isFindInteractionEnabled = false
  /// What lays out the text: the view lays it out itself, and the manager in the same way.
  public private(set) lazy var layoutManager: NSLayoutManager = {
    if let given = textContainer.layoutManager { return given }
    let manager = NSLayoutManager()
    manager.view = self
    manager.addTextContainer(textContainer)
    return manager
  }()
  /// Whether the user can change the attributes; held.
  open var allowsEditingTextAttributes = false
  /// The attributes of text that is typed; held.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; held.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether typing replaces the whole text; held.
  open var clearsOnInsertion = false
  /// Around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where the text flows.
  public let textContainer: NSTextContainer
  /// The selected part of the text, in UTF-16 units; what is beyond the text is left out.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { selectedRange = selectedRange.within(content.length) }
  }

  /// Scrolls so far that the range is visible; the whole text counts as the range.
  open func scrollRangeToVisible(_ range: NSRange) {
    let part = content.length > 0 ? CGFloat(range.location) / CGFloat(content.length) : 0
    let y = min(max(part, 0), 1) * contentSize.height
    scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: 1), animated: false)
  }

  // MARK: Keyboard

  /// Which letters the keyboard turns into capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes become typographic (iOS 11).
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes (iOS 11).
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added and removed around pasted text (iOS 11).
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The kind of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// What the text means, for the system's suggestions.
  open var textContentType: UITextContentType!

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  /// The view in the place of the keyboard; nil for the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// The view above the keyboard, which counts in its height; it comes into no window.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// A text that is only selected needs no keyboard.
  override var keyboardTraits: KeyboardTraits? {
    guard isEditable else { return nil }
    return KeyboardTraits(
      type: keyboardType, autocorrection: autocorrectionType, isSecure: isSecureTextEntry)
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    process.call("textViewDidBeginEditing(_:)", of: delegate) {
      delegate?.textViewDidBeginEditing(self)
    }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let mayEnd =
      process.keyboard.endsByForce || delegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd, super.resignFirstResponder() else { return false }
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    process.call("textViewDidEndEditing(_:)", of: delegate) {
      delegate?.textViewDidEndEditing(self)
    }
    return true
  }

  /// Touches in the view are not passed to what is behind it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// A tap begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable { becomeFirstResponder() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether there is a text.
  open var hasText: Bool { content.length > 0 }

  /// Replaces the selection, without calling the delegate.
  open func insertText(_ text: String) {
    let range = selectedRange
    setContent(content(replacing: range, with: text))
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textViewDidChange(self)
    process.call("textViewDidChangeSelection(_:)", of: delegate) {
      delegate?.textViewDidChangeSelection(self)
    }
  }

  /// Deletes the selection, or the character before it, without calling the delegate before.
  open func deleteBackward() {
    if selectedRange.length == 0 {
      guard selectedRange.location > 0 else { return }
      selectedRange = NSString(string: content.string)
        .rangeOfComposedCharacterSequence(at: selectedRange.location - 1)
    }
    insertText("")
  }

  /// Types on the keyboard, as a finger does: the delegate decides about every character.
  package func type(_ text: String) {
    guard isFirstResponder, isEditable else { return }
    for character in text
    where delegate?.textView(
      self, shouldChangeTextIn: selectedRange, replacementText: String(character)) ?? true
    {
      insertText(String(character))
    }
  }

  // MARK: Places

  /// The line of a place, at its beginning.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// The rectangle of what of a part lies in its first line; zero for nothing.
  open func firstRect(for range: UITextRange) -> CGRect { rects(of: range.range).first ?? .zero }
  /// The rectangles of a part, one a line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rects(of: range.range).selection()
  }
  /// The place in the text that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    var part: CGFloat = 0
    let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    let index = layoutManager.glyphIndex(
      for: place, in: textContainer, fractionOfDistanceThroughGlyph: &part)
    return UITextPosition(min(part > 0.5 ? index + 1 : index, content.length))
  }

  // MARK: Size

  /// The width that Auto Layout gave, in points; 0 before it has.
  var automaticWidth: CGFloat = 0
  /// Whether the text has to be measured at the next width.
  var needsAutomaticWidth = true

  /// What lies beside the lines, in points.
  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + textContainer.lineFragmentPadding * 2
  }

  private func textSize(within width: CGFloat) -> CGSize {
    let size = size(of: content, within: width)
    let height = size.height + textContainerInset.top + textContainerInset.bottom
    return CGSize(
      width: TextMeasure.roundedUp(size.width + sides, scale: pixelScale),
      height: TextMeasure.roundedUp(height, scale: pixelScale))
  }

  /// The size of a text as it is edited: it has a line before it has a character, and another one
  /// after a break at its end (NSLayoutManager.extraLineFragmentRect).
  private func size(of text: NSAttributedString, within width: CGFloat) -> CGSize {
    let font = font ?? .ofTextWithoutFont
    let room = width > 0 ? max(width - sides, 0) : .infinity
    let size = TextBlock(text, font: font).size(within: room)
    let opensLine = text.length == 0 || text.string.last?.isNewline == true
    return CGSize(width: size.width, height: size.height + (opensLine ? font.lineHeight : 0))
  }

  /// The height of the lines up to a place, that of the place included, in points.
  func height(ofTextBefore offset: Int) -> CGFloat {
    let end = min(max(offset, 0), content.length)
    let text = NSMutableAttributedString(attributedString: content)
    text.deleteCharacters(in: NSRange(location: end, length: content.length - end))
    return size(of: text, within: bounds.width).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size.width) }

  /// The size of the text at the width that Auto Layout gave, or at the present one, if the view
  /// does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return textSize(within: automaticWidth > 0 ? automaticWidth : bounds.width)
  }

  /// A text view has a height of its own as long as it does not scroll.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: textSize(within: bounds.width).height)
  }

  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the user changes the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

extension UITextView: WrappingView {
  var wrapsAutomatically: Bool { !isScrollEnabled }
}

/// What is looked for in a text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The types as bits.
  public let rawValue: UInt

  /// Types by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
