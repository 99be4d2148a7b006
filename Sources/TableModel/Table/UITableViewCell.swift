import Foundation

/// A row's view: content view, accessory, and the states of selection and editing.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Layout of the labels that a cell brings along.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The default size of a cell made in code, in points (G0-17; 44 is the standard row height).
  static let defaultSize = CGSize(width: 320, height: UITableView.standardRowHeight)

  /// The style the cell was made with.
  let style: CellStyle
  /// The identifier under which the cell is reused.
  public internal(set) var reuseIdentifier: String?
  var tableView: UITableView? {
    get { tableReference?.view as? UITableView }
    set { tableReference = newValue?.reference }
  }
  private var tableReference: ItemReference?
  /// Whether a table has given the cell a frame yet.
  var hasBeenSized = false
  /// Whether the row has the height of the cell's content.
  var isSelfSized = false

  /// A cell with labels in `style`, reused under `reuseIdentifier`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
    if systemVersion.behavior.makesContentViewWithCell { _ = contentView }
  }

  /// Archives do not exist here; the cell is made with a zero frame.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// A cell in the default style that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  // MARK: Content

  private var storedContentView: UIView?

  /// The view that holds the cell's content.
  ///
  /// To iOS 13 it is made with the cell; later when it is first asked for, at the latest by the
  /// first layout, and then it stands above what was added to the cell before.
  open var contentView: UIView {
    if let storedContentView { return storedContentView }
    let view = UITableViewCellContentView(frame: contentFrame)
    storedContentView = view
    addSubview(view)
    return view
  }

  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?
  private var storedImageView: UIImageView?

  /// The main label; made when it is first asked for, nil beside a ``contentConfiguration``.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if storedTextLabel == nil {
      let label = makeLabel()
      label.font = .systemFont(ofSize: LabelSize.text)
      storedTextLabel = label
    }
    return storedTextLabel
  }

  /// The second label; nil in the default style and beside a ``contentConfiguration``.
  open var detailTextLabel: UILabel? {
    guard style != .default, contentConfiguration == nil else { return nil }
    if storedDetailTextLabel == nil {
      let label = makeLabel()
      label.font = .systemFont(ofSize: style == .subtitle ? LabelSize.subtitle : LabelSize.text)
      if style == .value1 { label.textColor = .secondaryLabel }
      storedDetailTextLabel = label
    }
    return storedDetailTextLabel
  }

  /// The image at the leading edge; nil beside a ``contentConfiguration``.
  open var imageView: UIImageView? {
    guard style != .value2, contentConfiguration == nil else { return nil }
    if storedImageView == nil {
      let view = UIImageView(frame: .zero)
      contentView.addSubview(view)
      storedImageView = view
    }
    return storedImageView
  }

  private func makeLabel() -> UILabel {
    let label = UITableViewLabel(frame: .zero)
    label.cell = self
    contentView.addSubview(label)
    return label
  }

  /// The view behind the content; setting one ends the ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, with: backgroundView)
    }
  }
  /// Held; it is behind the content while the cell is selected.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView != nil { backgroundConfiguration = nil } }
  }
  open var multipleSelectionBackgroundView: UIView? {
    didSet { if multipleSelectionBackgroundView != nil { backgroundConfiguration = nil } }
  }

  /// Sizes of the fonts of the cell's own labels, in points (iOS 7 and later, as customary).
  private enum LabelSize {
    static let text: CGFloat = 17
    static let subtitle: CGFloat = 12
  }

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }

  /// The button of an accessory that has one.
  var detailButton: UIButton?

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// What the separator takes from the content's height: one pixel where it is shown
  /// (Sources.md AL-3).
  var separatorHeight: CGFloat {
    guard let tableView, tableView.separatorStyle != .none else { return 0 }
    return pixel
  }

  private var contentFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: max(bounds.width - accessoryWidth, 0),
      height: max(bounds.height - separatorHeight, 0))
  }

  // MARK: Layout

  /// Says that the size of the content has changed: a self-sizing cell is measured again
  /// (iOS 16).
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    tableView?.noteInvalidatedSize(of: self)
  }

  override func sizeWasInvalidated(of subview: UIView) {
    if subview === storedContentView { tableView?.noteInvalidatedSize(of: self) }
  }

  override func constraintsDidChangeInside() { tableView?.noteConstraintChange(in: self) }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    contentView.frame = contentFrame
    super.layoutSubviews()
    layOutAccessory(from: contentFrame.maxX)
    layOutLabels()
  }

  private func layOutLabels() {
    let places = labelLayout(within: contentFrame.size)
    storedImageView?.frame = places.image
    storedTextLabel?.frame = places.text
    storedDetailTextLabel?.frame = places.detail
  }

  /// Where the cell's own labels stand in a content of a size.
  func labelLayout(within size: CGSize) -> CellLabelLayout {
    CellLabelLayout(
      size: size, isBeside: style == .value1 || style == .value2,
      indentation: CGFloat(indentationLevel) * indentationWidth,
      image: storedImageView?.image?.size, text: storedTextLabel, detail: storedDetailTextLabel)
  }

  /// The height that the content needs: that of the configuration, or of the cell's own labels
  /// and at least the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(size.width - accessoryWidth, 0), height: 0)
    let content =
      storedContentView is any UIContentView
      ? storedContentView?.sizeThatFits(room).height ?? 0 : labelLayout(within: room).height
    let isContent = systemVersion.behavior.sizeThatFitsExcludesSeparator
    return CGSize(
      width: size.width,
      height: max(content, UITableView.standardRowHeight - separatorHeight)
        + (isContent ? 0 : separatorHeight))
  }

  /// The width that the content has beside the accessory, in points.
  var contentWidth: CGFloat { contentFrame.width }

  /// The size of the content view: what its constraints ask for, or without constraints what
  /// ``sizeThatFits(_:)`` says (Sources.md AL-3, the self-sizing contract).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let storedContentView, storedContentView.layoutState?.hasConstraintsInside == true {
      return storedContentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let whole = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    let isContent = systemVersion.behavior.sizeThatFitsExcludesSeparator
    return CGSize(width: targetSize.width, height: isContent ? whole : whole - separatorHeight)
  }

  // MARK: Configuration (iOS 14)

  /// Called when the state or the content is to be shown (iOS 15).
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  private var needsConfigurationUpdate = true

  /// What is the case with the view now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Has the configuration updated at the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state; override it to set them.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration {
      contentConfiguration = contentConfiguration?.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A configuration that fits the style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// A configuration that fits the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableView?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// What is shown; setting it replaces the content view, unless that can show it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  /// What is shown behind the content; setting one takes the background views away (catalogue:
  /// background-configuration-nils-background-views).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != nil else { return }
      backgroundView = nil
      selectedBackgroundView = nil
      multipleSelectionBackgroundView = nil
    }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true

  private func showContent() {
    guard let contentConfiguration else { return replaceContentView(with: nil) }
    if let view = storedContentView as? any UIView & UIContentView,
      view.supports(contentConfiguration)
    {
      view.configuration = contentConfiguration
    } else {
      replaceContentView(with: contentConfiguration.makeContentView())
    }
    setNeedsLayout()
  }

  private func replaceContentView(with view: UIView?) {
    guard view != nil || storedContentView is any UIContentView else { return }
    storedContentView?.removeFromSuperview()
    storedContentView = view
    storedTextLabel = nil
    storedDetailTextLabel = nil
    storedImageView = nil
    if let view { insertSubview(view, at: 0) }
  }

  // MARK: Reuse

  /// Called before the table hands out the cell again.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default
  private var storedIsSelected = false
  private var storedIsHighlighted = false
  /// What selection took from the cell's views (up to iOS 12).
  var takenBackgrounds = TakenBackgrounds()

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    selectionDidChange()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    selectionDidChange()
  }

  // MARK: Editing

  private var storedIsEditing = false
  /// What editing offers for the row.
  public internal(set) var editingStyle = EditingStyle.none
  /// Whether the delete button is shown.
  public internal(set) var showingDeleteConfirmation = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    setNeedsUpdateConfiguration()
  }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  /// Inert: nothing is dragged out of a table.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell's row is lifted or dragged.
  var dragState = DragState.none

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets.zero
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false
}
