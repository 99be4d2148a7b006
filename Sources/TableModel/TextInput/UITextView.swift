import Foundation

/// A scroll view of text that can be edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  private var content = NSAttributedString(string: "")
  private var traits = TextInputTraits()
  private weak var storedDelegate: (any UITextViewDelegate)?

  /// What is asked about editing and told of it, and of scrolling.
  open weak var delegate: (any UITextViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  package override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue as? any UITextViewDelegate }
  }

  /// A view whose text flows in a container of its own or in the one given.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Archives do not exist here; the view is made with a zero frame.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  // MARK: Text

  open var text: String! {
    get { content.string }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }

  open var attributedText: NSAttributedString! {
    get { content }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }

  private func setContent(_ text: NSAttributedString) {
    content = NSAttributedString(attributedString: text)
    selectedRange = NSRange(location: content.length, length: 0)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  /// Held; nothing in the text is looked for.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var clearsOnInsertion = false
  /// Around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where the text flows.
  public let textContainer: NSTextContainer
  /// The selected part of the text, in UTF-16 units.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// Scrolls so far that the range is visible; the whole text counts as the range.
  open func scrollRangeToVisible(_ range: NSRange) {
    let part = content.length > 0 ? CGFloat(range.location) / CGFloat(content.length) : 0
    let y = min(max(part, 0), 1) * contentSize.height
    scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: 1), animated: false)
  }

  // MARK: Keyboard

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.smartInsertDeleteType }
    set { traits.smartInsertDeleteType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  /// Held; there is no keyboard to replace.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// Held; there is no keyboard to stand above.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// Nothing behind the view is told of touches in it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// A tap begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable { becomeFirstResponder() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open var hasText: Bool { content.length > 0 }

  /// Puts text in the place of the selection, without asking the delegate.
  open func insertText(_ text: String) {
    let range = selectedRange
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: text)
    setContent(changed)
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
  }

  /// Types on the keyboard, as a finger does: the delegate is asked about every character.
  package func type(_ text: String) {
    guard isFirstResponder, isEditable else { return }
    for character in text
    where delegate?.textView(
      self, shouldChangeTextIn: selectedRange, replacementText: String(character)) ?? true
    {
      insertText(String(character))
    }
  }

  // MARK: Size

  private func textSize(within width: CGFloat) -> CGSize {
    let font = font ?? .systemFont(ofSize: NSAttributedString.defaultFontSize)
    let sides =
      textContainerInset.left + textContainerInset.right + textContainer.lineFragmentPadding * 2
    let size = Self.size(of: content, font: font, within: width > 0 ? width - sides : .infinity)
    let height = size.height + textContainerInset.top + textContainerInset.bottom
    return CGSize(
      width: TextMeasure.roundedUp(size.width + sides, pixel: pixel),
      height: TextMeasure.roundedUp(height, pixel: pixel))
  }

  /// The size of a text as it is edited: it has a line before it has a character, and another one
  /// after a break at its end (NSLayoutManager.extraLineFragmentRect).
  private static func size(
    of text: NSAttributedString, font: UIFont, within width: CGFloat
  ) -> CGSize {
    let size = TextBlock(text, font: font).size(within: max(width, 0))
    let opensLine = text.length == 0 || text.string.last?.isNewline == true
    return CGSize(width: size.width, height: size.height + (opensLine ? font.lineHeight : 0))
  }

  /// The height of the lines up to a place, that of the place included, in points.
  func height(ofTextBefore offset: Int) -> CGFloat {
    let part = NSRange(location: 0, length: min(max(offset, 0), content.length))
    let sides =
      textContainerInset.left + textContainerInset.right + textContainer.lineFragmentPadding * 2
    return Self.size(
      of: content.attributedSubstring(from: part),
      font: font ?? .systemFont(ofSize: NSAttributedString.defaultFontSize),
      within: bounds.width > 0 ? bounds.width - sides : .infinity
    ).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size.width) }

  /// The size of the text at the present width, if the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(within: bounds.width)
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

/// Where the text of a text view flows.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Space before and after each line, in points.
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
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
