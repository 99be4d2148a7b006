import Foundation

/// Shows a list's content: the image before the texts, the second text below or beside the first.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)

  /// A view of `configuration`.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
    apply()
  }

  /// Archives do not exist here.
  public required init?(coder: NSCoder) { nil }

  /// What the view shows; a configuration of another type changes nothing.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      apply()
    }
  }

  /// Whether the view can show a configuration: one of lists.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private func apply() {
    imageView.image = content.image
    imageView.tintColor = content.imageProperties.tintColor ?? tintColor
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font =
      properties.adjustsFontForContentSizeCategory
      ? properties.font.adjusted(to: traitCollection) : properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  @_spi(UIKitSubclassing) open override func traitsDidChange(from previous: UITraitCollection) {
    apply()
  }

  // MARK: Size

  private var imageSize: CGSize {
    guard let size = content.image?.size else { return .zero }
    let reserved = content.imageProperties.reservedLayoutSize
    return CGSize(
      width: reserved.width > 0 ? reserved.width : size.width,
      height: reserved.height > 0 ? reserved.height : size.height)
  }

  /// The configuration's margins, or the superview's where they reach farther in.
  private func margins(within width: CGFloat) -> NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let superview, content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) else {
      return margins
    }
    let outer = superview.marginsInEffect
    let (room, place) = (superview.bounds, superview.placeForMargins(of: self, width: width))
    margins.leading = max(margins.leading, outer.left - (place.minX - room.minX))
    guard width.isFinite, width < .greatestFiniteMagnitude else { return margins }
    margins.trailing = max(margins.trailing, outer.right - (room.maxX - place.maxX))
    return margins
  }

  /// The frames of the parts in a width, and the height they need.
  private func arrange(
    within width: CGFloat
  ) -> (image: CGRect, text: CGRect, secondary: CGRect, height: CGFloat) {
    let margins = margins(within: width)
    let image = imageSize
    let x = margins.leading + (image.width > 0 ? image.width + content.imageToTextPadding : 0)
    let room = max(width - x - margins.trailing, 0)
    let text = textLabel.measuredSize(within: room)
    let second = secondaryLabel.measuredSize(within: room)
    let gap = content.textToSecondaryTextHorizontalPadding
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText && text.width + gap + second.width <= room
    let space =
      text.height > 0 && second.height > 0 && !isBeside
      ? content.textToSecondaryTextVerticalPadding : 0
    let texts = isBeside ? max(text.height, second.height) : text.height + space + second.height
    let inner = max(texts, image.height)
    let y = margins.top + (inner - texts) / 2
    return (
      CGRect(
        x: margins.leading, y: margins.top + (inner - image.height) / 2, width: image.width,
        height: image.height),
      CGRect(x: x, y: y, width: min(text.width, room), height: text.height),
      CGRect(
        x: isBeside ? x + room - second.width : x, y: isBeside ? y : y + text.height + space,
        width: min(second.width, room), height: second.height),
      margins.top + inner + margins.bottom
    )
  }

  /// The height that the content needs at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return CGSize(
      width: size.width,
      height: TextMeasure.roundedUp(arrange(within: width).height, scale: pixelScale))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = arrange(within: bounds.width)
    let shift = max(bounds.height - parts.height, 0) / 2
    imageView.frame = parts.image.offsetBy(dx: 0, dy: shift)
    textLabel.frame = parts.text.offsetBy(dx: 0, dy: shift)
    secondaryLabel.frame = parts.secondary.offsetBy(dx: 0, dy: shift)
  }
}
