import Foundation

/// A control with a title and an image for each of its states.
@preconcurrency @MainActor open class UIButton: UIControl {
  private let objectiveC = ObjectiveCTable<UIButtonMembers>()

  /// What is shown in one state.
  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var shadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// The kind of button, fixed when it is made.
  open var buttonType: ButtonType { kind }

  /// Makes the button one of another kind.
  package final func become(_ type: ButtonType) {
    guard type != kind else { return }
    kind = type
    label.font = titleFont
    contentDidChange()
  }
  private var kind = ButtonType.custom
  private var contents: [State: Content] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button of a kind that performs `primaryAction` and has its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button that performs `primaryAction` and has its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A button with the look of a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // Observers are not called within an initializer.
    contentDidChange()
    adopt(primaryAction)
  }

  /// Archives do not exist here; the button is made with a zero frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the color of the title's shadow for a state; held.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.shadowColor = color }
  }
  /// The color of the title's shadow for a state, or for the normal state where it has none.
  open func titleShadowColor(for state: State) -> UIColor? { shown(state) { $0.shadowColor } }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image behind the title for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }
  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Inert: symbols have one configuration for all states.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// The title for a state, or for the normal state where it has none.
  open func title(for state: State) -> String? { shown(state) { $0.title } }
  /// The color of the title for a state, or for the normal state where it has none.
  open func titleColor(for state: State) -> UIColor? { shown(state) { $0.titleColor } }
  /// The image for a state, or for the normal state where it has none.
  open func image(for state: State) -> UIImage? { shown(state) { $0.image } }
  /// The image behind the title for a state, or for the normal state where it has none.
  open func backgroundImage(for state: State) -> UIImage? { shown(state) { $0.backgroundImage } }
  /// The title with attributes for a state, or for the normal state where it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    shown(state) { $0.attributedTitle }
  }

  /// The title for the present state.
  open var currentTitle: String? { title(for: state) }
  /// The color of the title for the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor ?? .systemBlue }
  /// The image for the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind the title for the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes for the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  private func change(_ state: State, _ change: (inout Content) -> Void) {
    change(&contents[state, default: Content()])
    contentDidChange()
  }

  /// What a state shows: its own, or else that of the normal state.
  private func shown<Value>(_ state: State, _ value: (Content) -> Value?) -> Value? {
    contents[state].flatMap(value) ?? contents[.normal].flatMap(value)
  }

  private func contentDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateParts()
  }

  // MARK: Parts

  private lazy var label = makeLabel()
  private lazy var picture = UIImageView(frame: .zero)

  /// The label of the title; it shows what the present state has.
  open var titleLabel: UILabel? { label }
  /// The view of the image; among the subviews once there is an image.
  open var imageView: UIImageView? { picture }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = titleFont
    label.lineBreakMode = .byTruncatingMiddle
    return label
  }

  /// Adds the parts that have something to show.
  private func addParts() {
    if picture.superview == nil, picture.image != nil { addSubview(picture) }
    let hasTitle = label.text?.isEmpty == false || currentAttributedTitle != nil
    if label.superview == nil, hasTitle { addSubview(label) }
  }

  private var titleFont: UIFont { .systemFont(ofSize: buttonType.titleSize) }

  private func updateParts() {
    if let configuration { label.font = configuration.titleFont }
    if buttonType.standardImage != nil { label.font = titleFont }
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle ?? configuration?.title
      label.textColor = currentTitleColor
    }
    picture.image = currentImage ?? configuration?.image ?? buttonType.standardImage
    addParts()
  }

  // MARK: Looks

  /// What the button looks like; a title and an image set for a state precede its own.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// Called when the button's state or configuration is to be shown.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// Whether the configuration follows the state by itself (iOS 15); held.
  open var automaticallyUpdatesConfiguration = true

  /// Requests an update of the configuration at the next layout (iOS 15).
  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  /// Called to update the configuration for the present state (iOS 15).
  open func updateConfiguration() {}

  /// The distances in points between the content and the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How far the edges of the title are moved inward, in points; held.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How far the edges of the image are moved inward, in points; held.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether a highlight darkens the image; held.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image pales while the button is disabled; held.
  open var adjustsImageWhenDisabled = true
  /// Whether a pointer is shown in its own way over the button (iOS 13.4); held.
  open var isPointerInteractionEnabled = false
  /// Returns the style of the pointer over the button (iOS 13.4). Inert: there is no pointer.
  open var pointerStyleProvider: PointerStyleProvider?
  /// Whether a touch makes the button glow; held.
  open var showsTouchWhenHighlighted = false
  /// Whether a highlight turns the shadow of the title around; held.
  open var reversesTitleShadowWhenHighlighted = false
  /// The menu that a tap opens where ``UIControl/showsMenuAsPrimaryAction`` is set (iOS 14).
  open var menu: UIMenu?
  /// In which order the elements of the menu are (iOS 16); held: that of the menu.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The meaning of the button: a primary, a cancel or a destructive action (iOS 14); held.
  open var role = Role.normal
  /// Whether the image grows with the text sizes of accessibility; held.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether a tap changes the selection (iOS 15).
  open var changesSelectionAsPrimaryAction = false

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let title = titleSize
    let image = picture.image?.size ?? .zero
    let insets = insets
    let gap = configuration?.imagePadding ?? 0
    let width = title.width + image.width + (title.width > 0 && image.width > 0 ? gap : 0)
    let size = CGSize(
      width: max(width, minimumWidth) + insets.left + insets.right,
      height: max(title.height, image.height) + insets.top + insets.bottom)
    // Whole points, which a configuration does not have (C-154).
    guard configuration == nil else { return size }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The size of the title; a button without one is as high as if it had one, unless its kind has an
  /// image (LayoutKit 1f1b067, iOS 9 to 12).
  private var titleSize: CGSize {
    let title = label.intrinsicContentSize
    guard title.height == 0, buttonType.standardImage == nil, configuration == nil else {
      return title
    }
    return CGSize(width: 0, height: label.font.lineHeight.rounded(.up))
  }

  /// Whether the button has the least width and the height of one with a title alone, which an image
  /// or insets of the content take away (LayoutKit 1f1b067, iOS 9 to 12).
  private var hasPlainSize: Bool {
    picture.image == nil && contentEdgeInsets == .zero
  }

  private var minimumWidth: CGFloat {
    hasPlainSize || configuration != nil ? ControlSize.buttonMinimumWidth : 0
  }

  /// Whether there is a line of text.
  var hasTitle: Bool { label.superview != nil }

  /// Around title and image, in points.
  var insets: UIEdgeInsets {
    if let insets = configuration?.contentInsets {
      return UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    guard hasPlainSize else { return contentEdgeInsets }
    let half = ControlSize.buttonMargin / 2
    return UIEdgeInsets(top: half, left: 0, bottom: half, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Puts the image before the title, both where the alignment has them within the insets.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.inset(by: insets))
    guard configuration == nil else {
      return (picture.frame, label.frame) = (places.image, places.title)
    }
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  /// Where the background is: in all of the button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and image are: within the insets. A configuration has its own.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  /// Where the title is in the rectangle of the content. A configuration has its own.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).title
  }
  /// Where the image is in the rectangle of the content. A configuration has its own.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).image
  }

  private func places(in area: CGRect) -> (image: CGRect, title: CGRect) {
    let image = picture.image?.size ?? .zero
    let title = label.intrinsicContentSize
    let gap = image.width > 0 && title.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let width = min(title.width, max(area.width - image.width - gap, 0))
    let share = shareOfSpaceBefore
    let x = area.minX + (area.width - image.width - gap - width) * share.x
    return (
      CGRect(
        x: x, y: area.minY + (area.height - image.height) * share.y, width: image.width,
        height: image.height),
      CGRect(
        x: x + image.width + gap, y: area.minY + (area.height - title.height) * share.y,
        width: width, height: title.height)
    )
  }

  /// How much of the space that is left lies before the content: none, half or all of it.
  private var shareOfSpaceBefore: CGPoint {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left: 0
      case .right: 1
      case .leading: isLeftToRight ? 0 : 1
      case .trailing: isLeftToRight ? 1 : 0
      default: 0.5
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }

  override func didTap(at point: CGPoint) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if showsMenuAsPrimaryAction, let menu { return menu.open(from: self) }
    sendActions(for: .primaryActionTriggered)
  }
}

// MARK: - Values

extension UIButton {
  /// Called when a button is to be shown.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The kind of button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
    /// The former name of the system's kind.
    public static let roundedRect = ButtonType.system
  }

  /// What a button does to the user's data.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}
