import Foundation

/// A view that shows text; it has the size of its text and draws nothing.
@preconcurrency @MainActor open class UILabel: UIView {
  private let objectiveC = ObjectiveCTable<UILabelMembers>()

  private var content = Content.plain(nil)
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Archives do not exist here; the label is made with a zero frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(UIKitSubclassing) open override func setUpForCoder() {
    super.setUpForCoder()
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // MARK: Text

  /// What the label shows. A plain text stays a string.
  private enum Content {
    case plain(String?)
    case attributed(NSAttributedString)
  }

  /// The text; setting it drops the attributes of ``attributedText``.
  open var text: String? {
    get {
      switch content {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set {
      content = .plain(Fault.losesText.isOn ? nil : newValue)
      textDidChange()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): text.map(plain)
      case .attributed(let text): text
      }
    }
    set {
      content =
        Fault.losesText.isOn
        ? .plain(nil)
        : newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
      textDidChange()
    }
  }

  /// The text, if it has attributes of its own.
  private var attributed: NSAttributedString? {
    guard case .attributed(let text) = content else { return nil }
    return text
  }

  private func plain(_ text: String) -> NSAttributedString {
    NSAttributedString(
      string: text, attributes: [.font: storedFont, .foregroundColor: storedColor])
  }

  /// The font of the text; setting it gives all of an attributed text that font.
  open var font: UIFont! {
    get { firstAttribute(.font) as? UIFont ?? storedFont }
    set {
      guard !Fault.losesFont.isOn else { return }
      storedFont = adjusted(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
      setAttribute(.font, storedFont)
      textDidChange()
    }
  }

  private func adjusted(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory || Fault.scalesEveryFont.isOn
      ? font.adjusted(to: traitCollection) : font
  }

  @_spi(UIKitSubclassing) open override func traitsDidChange(from previous: UITraitCollection) {
    adjustFont()
  }

  private func adjustFont() {
    let adjusted = adjusted(storedFont)
    if adjusted != storedFont { font = adjusted }
  }

  private var storedColor = UIColor.label

  /// The color of the text; setting it gives all of an attributed text that color.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) as? UIColor ?? storedColor }
    set {
      guard !Fault.losesTextColor.isOn else { return }
      storedColor = newValue ?? .label
      setAttribute(.foregroundColor, storedColor)
    }
  }

  private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil)
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    content = .attributed(changed)
  }

  private func textDidChange() {
    measuredText = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Looks

  /// How lines are aligned from left to right.
  open var textAlignment = NSTextAlignment.natural
  /// What happens to text that is too wide; several lines wrap by words, or by characters if it says
  /// so.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// The largest number of lines; 0 for as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// The width at which the label measures itself for Auto Layout, in points; 0 lets Auto Layout
  /// determine it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }
  /// The width that Auto Layout last had the label measured at; 0 for one line.
  var automaticWidth: CGFloat = 0
  /// Whether Auto Layout has yet to determine the width.
  var needsAutomaticWidth = true
  /// Whether the text has its full color.
  open var isEnabled = true
  /// Whether the text has the highlighted color.
  open var isHighlighted = false
  /// The color of the text while the label is highlighted; nil for the plain one.
  open var highlightedTextColor: UIColor?
  /// The color of the text's shadow; nil for none; held.
  open var shadowColor: UIColor?
  /// How far the shadow is from the text, in points; held.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Held; it does not change the size of the text.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor by which the font may shrink; 0 for none; held.
  open var minimumScaleFactor: CGFloat = 0
  /// Where else lines may be broken (iOS 14); held.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { held(.standard) }
    set { hold(newValue) }
  }
  /// Where shrunk text is from top to bottom; held.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together before the text is truncated; held.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a font of a text style follows the size of text in the traits; a font without a style
  /// stays as it is.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  /// Whether a resting pointer shows the whole text (iOS 15); held.
  open var showsExpansionTextWhenTruncated = false

  // MARK: Size

  /// The text as it was measured since it last changed.
  private var measuredText: MeasuredText?

  /// The text, measured; nil when there is none.
  private var block: TextBlock? {
    measureText()
    return measuredText?.block
  }

  private func measureText() {
    guard measuredText == nil, var block = unmeasuredBlock else { return }
    if lineBreakMode == .byCharWrapping { block.breaksWords = true }
    measuredText = MeasuredText(block)
  }

  private var unmeasuredBlock: TextBlock? {
    switch content {
    case .plain(let text?) where !text.isEmpty: TextBlock(text, font: storedFont)
    case .attributed(let text) where text.length > 0: TextBlock(text, font: storedFont)
    default: nil
    }
  }

  /// The size of the text at `width` points, rounded up to pixels.
  package func measuredSize(within width: CGFloat) -> CGSize {
    measureText()
    let limit =
      numberOfLines == 1 || !(width > 0) || Fault.wrapsNoText.isOn ? CGFloat.infinity : width
    guard let size = measuredText?.size(within: limit, limit: max(numberOfLines, 0)) else {
      return .zero
    }
    return CGSize(
      width: TextMeasure.roundedUp(size.width, scale: pixelScale)
        + (Fault.measuresTextWider.isOn ? 1 : 0),
      height: TextMeasure.roundedUp(size.height, scale: pixelScale)
        + (Fault.measuresTextHigher.isOn ? 1 : 0))
  }

  /// The lines of the text that fit `size`, the last one cut with an ellipsis if there is more.
  ///
  /// As many lines are drawn as the height holds, at least one.
  package func shownLines(within size: CGSize) -> [ShownLine] {
    guard let block, let text else { return [] }
    return block.shownLines(
      of: text, font: font, within: size, limit: max(numberOfLines, 0), pixel: pixel)
  }

  /// The size of the text at the width of `size`; a single line takes the width it needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredSize(within: size.width) }

  /// The size of the text, at ``preferredMaxLayoutWidth`` where that is set.
  open override var intrinsicContentSize: CGSize {
    measuredSize(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticWidth)
  }

  /// The rectangle of the text within `bounds`, from its upper left.
  ///
  /// Lines that do not fit the height are left out.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let block else { return CGRect(origin: bounds.origin, size: .zero) }
    let all = block.lines(within: bounds.width, limit: max(numberOfLines, 0))
    var count = all.count
    var size = block.size(within: bounds.width, limit: count)
    while count > 1, size.height > bounds.height {
      count -= 1
      size = block.size(within: bounds.width, limit: count)
    }
    return CGRect(
      x: bounds.minX, y: bounds.minY,
      width: min(TextMeasure.roundedUp(size.width, scale: pixelScale), bounds.width),
      height: TextMeasure.roundedUp(size.height, scale: pixelScale))
  }

  /// Inert: nothing is drawn.
  open func drawText(in rect: CGRect) {}
}
