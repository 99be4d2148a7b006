import Foundation

/// A control for one line of text.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
  private let objectiveC = ObjectiveCTable<UITextFieldMembers>()

  /// One for all: Foundation on Linux does not release the attributes of an attributed string.
  private static let noText = NSAttributedString(string: "")
  private(set) var content = noText

  /// The delegate, which controls the editing.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; an empty text field returns an empty string, never nil. Setting it calls no
  /// delegate.
  open var text: String? {
    get { content.string }
    set {
      setContent(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { content }
    set { setContent(newValue ?? Self.noText) }
  }

  private func setContent(_ text: NSAttributedString) {
    content = NSAttributedString(attributedString: text)
    editedRange = NSRange(location: content.length, length: 0)
    invalidateIntrinsicContentSize()
  }

  /// The text that is shown while there is no other.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The placeholder with its attributes.
  open var attributedPlaceholder: NSAttributedString?

  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The color of the text.
  open var textColor: UIColor? = .label
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the font shrinks for text that does not fit; held.
  open var adjustsFontSizeToFitWidth = false
  /// Whether a font of a text style follows the size of text in the traits.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  @_spi(UIKitSubclassing) open override func traitsDidChange(from previous: UITraitCollection) {
    adjustFont()
  }
  /// The least size to which the font shrinks, in points; held.
  open var minimumFontSize: CGFloat = 0
  /// The attributes of text that is typed; held.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of text that is set.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]

  // MARK: Looks

  /// The border of the field.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// The image behind the field.
  open var background: UIImage?
  /// The image behind the field while it is disabled; held.
  open var disabledBackground: UIImage?
  /// When the field shows the clear button; held.
  open var clearButtonMode = ViewMode.never
  /// The view at the left edge.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// When the view at the left edge is shown; held.
  open var leftViewMode = ViewMode.never
  /// The view at the right edge.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When the view at the right edge is shown; held.
  open var rightViewMode = ViewMode.never
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether typing replaces the whole text; held.
  open var clearsOnInsertion = false

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
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

  /// Whether the field is the first responder.
  open private(set) var isEditing = false
  /// The selected part of the text, in UTF-16 units.
  var editedRange = NSRange(location: 0, length: 0)

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    return true
  }

  override var keyboardTraits: KeyboardTraits? {
    KeyboardTraits(
      type: keyboardType, autocorrection: autocorrectionType, isSecure: isSecureTextEntry)
  }

  override func editingWillGetKeyboard() {
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    sendActions(for: .editingDidBegin, posting: UITextField.textDidBeginEditingNotification)
    process.call("textFieldDidBeginEditing(_:)", of: delegate) {
      delegate?.textFieldDidBeginEditing(self)
    }
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let mayEnd =
      process.keyboard.endsByForce || delegate?.textFieldShouldEndEditing(self) ?? true
    guard mayEnd, super.resignFirstResponder() else { return false }
    isEditing = false
    sendActions(for: .editingDidEnd, posting: UITextField.textDidEndEditingNotification)
    process.call("textFieldDidEndEditing(_:)", of: delegate) {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
    return true
  }

  private func sendActions(for event: UIControl.Event, posting name: Notification.Name) {
    sendActions(for: event)
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Input

  /// Whether there is a text.
  open var hasText: Bool { content.length > 0 }

  /// Replaces the selection, without calling the delegate.
  open func insertText(_ text: String) { replaceCharacters(in: editedRange, with: text) }

  /// Deletes the selection, or the character before it, without calling the delegate.
  open func deleteBackward() {
    guard editedRange.length == 0, editedRange.location > 0 else {
      return replaceCharacters(in: editedRange, with: "")
    }
    let last = NSString(string: content.string)
      .rangeOfComposedCharacterSequence(at: editedRange.location - 1)
    replaceCharacters(in: last, with: "")
  }

  private func replaceCharacters(in range: NSRange, with text: String) {
    setContent(content(replacing: range, with: text))
    editedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    sendActions(for: .editingChanged, posting: UITextField.textDidChangeNotification)
    process.call("textFieldDidChangeSelection(_:)", of: delegate) {
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// Types on the keyboard, as a finger does: the delegate decides about every character, and a
  /// line break presses the return key.
  package func type(_ text: String) {
    guard isEditing else { return }
    for character in text {
      if character.isNewline {
        pressReturn()
      } else if delegate?.textField(
        self, shouldChangeCharactersIn: editedRange, replacementString: String(character)) ?? true
      {
        insertText(String(character))
      }
    }
  }

  /// Presses the return key.
  package func pressReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Presses the button that clears the text.
  package func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    replaceCharacters(in: NSRange(location: 0, length: content.length), with: "")
  }

  override func didTap(at point: CGPoint) { becomeFirstResponder() }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let shown = hasText ? content : attributedPlaceholder ?? content
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let size = TextBlock(shown, font: font).size(within: .infinity, limit: 1)
    let margin = borderStyle == .none ? CGSize.zero : ControlSize.fieldMargin
    let isFixed =
      borderStyle == .roundedRect && systemVersion.behavior.roundedFieldsHaveOneHeight
    let leading = systemVersion.behavior.fieldLeading
    let text = leading.map { font.lineHeight + CGFloat($0) } ?? font.lineHeight.rounded(.up)
    let height = isFixed ? ControlSize.fieldHeight : text + margin.height
    return CGSize(
      width: TextMeasure.roundedUp(size.width + margin.width, scale: pixelScale),
      height: TextMeasure.roundedUp(height, scale: pixelScale))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the text. Inert: nothing calls it.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder. Inert: nothing calls it.
  open func drawPlaceholder(in rect: CGRect) {}
  /// The rectangle of the border within bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text within bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// A line's height in the middle of the field, at its beginning.
  open func caretRect(for position: UITextPosition) -> CGRect { caret }
  /// The rectangle of a part of the text, which begins at the left.
  open func firstRect(for range: UITextRange) -> CGRect { line.rect(of: range.range) ?? .zero }
  /// The rectangle of a part of the text; none for nothing.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    [line.rect(of: range.range)].compactMap { $0 }.selection()
  }
  /// The place in the text that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let found = line.unit(at: point.x)
    return UITextPosition(min(found.part > 0.5 ? found.index + 1 : found.index, content.length))
  }
  /// The rectangle of the text within bounds, during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the placeholder within bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the clear button within bounds; zero, since none is drawn.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The rectangle of the left view within bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  /// The rectangle of the right view within bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
}

// MARK: - Values

extension UITextField {
  /// The look of the border.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a view in the field is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user changes the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
