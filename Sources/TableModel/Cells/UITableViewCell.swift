import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// A row's view: content view, accessory, and the states of selection and editing.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  private let objectiveC = ObjectiveCTable<UITableViewCellMembers>()

  /// Layout of the labels that a cell brings along.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The default size of a cell made in code, in points (G0-17; 44 is the standard row height).
  static let defaultSize = CGSize(width: 320, height: UITableView.standardRowHeight)

  /// The style the cell was made with.
  let style: CellStyle
  /// The identifier under which the cell is reused.
  open internal(set) var reuseIdentifier: String?
  var tableView: UITableView? {
    get { tableReference?.view as? UITableView }
    set { tableReference = newValue?.reference }
  }
  private var tableReference: ItemReference? {
    didSet { if tableReference !== oldValue { marginsMayHaveChanged() } }
  }
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

  /// A cell of a nib, in its style and with its identifier.
  public required init?(coder: NSCoder) {
    let nib = coder as? any NibDecoder
    style = nib?.style.flatMap(CellStyle.init) ?? .default
    reuseIdentifier = nib?.reuseIdentifier
    super.init(coder: coder)
    hasBackgroundOfNib = nib != nil && backgroundColor != nil
  }

  /// Performs the segue that a selection by the user triggers; nil without one.
  package var selectionSegue: ((UITableViewCell) -> Void)?
  /// Performs the segue that the detail button triggers; nil without one.
  package var accessorySegue: ((UITableViewCell) -> Void)?

  /// A cell in the default style that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  // MARK: Content

  /// The content view, if something has read it.
  package final internal(set) var contentViewIfMade: UIView?

  /// The view that holds the cell's content.
  ///
  /// To iOS 13 it is made with the cell; later when it is first read, at the latest by the first
  /// layout, and then it is above what was added to the cell before.
  open var contentView: UIView {
    if let contentViewIfMade { return contentViewIfMade }
    let view = UITableViewCellContentView(frame: contentFrame)
    view.preservesSuperviewLayoutMargins = systemVersion.behavior.cellsTakeMarginsOfTable
    contentViewIfMade = view
    addSubview(view)
    return view
  }

  /// The labels and the image view that something has read.
  final var ownLabels = CellLabels()

  /// The main label; made when it is first read, nil beside a ``contentConfiguration``.
  open var textLabel: UILabel? { textLabelOfStyle() }

  /// The second label; nil in the default style and beside a ``contentConfiguration``.
  open var detailTextLabel: UILabel? { detailLabelOfStyle() }

  /// The image at the leading edge; nil beside a ``contentConfiguration``.
  open var imageView: UIImageView? { imageViewOfStyle() }

  /// Whether the background color is that of a nib, and code has set no other.
  private(set) var hasBackgroundOfNib = false

  /// The color behind everything; on an iPad a nib's does not last (`losesNibBackgroundsOnTablets`).
  open override var backgroundColor: UIColor? { didSet { hasBackgroundOfNib = false } }

  /// The view behind the content; setting one ends the ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil, !Fault.keepsBackgroundConfiguration.isOn {
        backgroundConfiguration = nil
      }
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content while the cell is selected or highlighted, in front of the
  /// ``backgroundView`` (Apple, `selectedBackgroundView`).
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      updateSelectionBackground()
    }
  }
  /// The view in the place of the ``selectedBackgroundView`` where several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if multipleSelectionBackgroundView != nil { backgroundConfiguration = nil }
      updateSelectionBackground()
    }
  }
  /// The one of both that is in the cell.
  var shownSelectionBackground: UIView?

  // MARK: Accessories

  /// The accessory at the trailing edge, outside of editing mode.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// The view in the place of the accessory, outside of editing mode.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      accessoryViewDidChange(from: oldValue)
    }
  }
  /// The accessory at the trailing edge in editing mode.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  /// The view in the place of the accessory in editing mode.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      accessoryViewDidChange(from: oldValue)
    }
  }

  /// The button of an accessory that has one.
  var detailButton: UIButton?

  /// That of the content view without what moves it aside: its margin at that side goes with it.
  @_spi(UIKitSubclassing) open override func placeForMargins(
    of view: UIView, width: CGFloat?
  ) -> CGRect {
    view === contentViewIfMade
      ? contentPlaceForMargins(width: width) : super.placeForMargins(of: view, width: width)
  }

  /// The margins that the table gives: 16 or 20 points at the sides, from iOS 11 on; 8 before.
  @_spi(UIKitSubclassing) open override var defaultMargins: UIEdgeInsets {
    marginsOfTable
  }

  /// Without what the size of text adds.
  @_spi(UIKitSubclassing) open override var marginsOfSubviews: UIEdgeInsets {
    withoutGrowth(super.marginsOfSubviews)
  }

  // MARK: Layout

  /// Invalidates the size of the content: a self-sizing cell is measured again (iOS 16).
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    tableView?.heights.recordInvalidatedSize(of: self)
  }

  @_spi(UIKitSubclassing) open override func sizeWasInvalidated(of subview: UIView) {
    if subview === contentViewIfMade { tableView?.heights.recordInvalidatedSize(of: self) }
  }

  @_spi(UIKitSubclassing) open override func constraintsDidChangeInside() {
    tableView?.heights.recordConstraintChange(in: self)
  }

  /// True: cells come and go whole.
  @_spi(UIKitSubclassing) open override var separatesLayout: Bool { true }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    shownSelectionBackground?.frame = bounds
    contentView.frame = contentFrame
    marginsMayHaveChanged()
    contentView.marginsMayHaveChanged()
    super.layoutSubviews()
    layOutAccessory(from: contentFrame.maxX)
    layOutEditingControls()
    layOutLabels()
  }

  /// The height that the content needs: that of the configuration, or of the cell's own labels
  /// and at least the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightThatFits(width: size.width))
  }

  /// The size of the content view: that of its constraints, or without constraints
  /// ``sizeThatFits(_:)`` (Sources.md AL-3, the self-sizing contract).
  ///
  /// Constraints from the content to the cell itself do not count (rdar 42808310, 46234942).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentViewToBeMeasured()?.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
      ?? CGSize(width: targetSize.width, height: contentHeightThatFits)
  }

  // MARK: Configuration (iOS 14)

  final var needsConfigurationUpdate = true

  /// What is the case with the view now.
  open var configurationState: UICellConfigurationState {
    currentConfigurationState
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

  /// The traits are part of the ``configurationState``.
  @_spi(UIKitSubclassing) open override func traitsDidChange(from previous: UITraitCollection) {
    marginsMayHaveChanged()
    setNeedsUpdateConfiguration()
  }

  /// Called when the configurations have to be updated for a state (iOS 15).
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
  /// Whether the content follows the state by itself (iOS 14).
  open var automaticallyUpdatesContentConfiguration = true
  /// What is shown behind the content; setting one takes the background views away (catalogue:
  /// background-configuration-nils-background-views).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if Fault.losesBackgroundConfiguration.isOn { backgroundConfiguration = nil }
      guard backgroundConfiguration != nil, !Fault.keepsBackgroundViews.isOn else { return }
      backgroundView = nil
      selectedBackgroundView = nil
      multipleSelectionBackgroundView = nil
    }
  }
  /// Whether the background follows the state by itself (iOS 14).
  open var automaticallyUpdatesBackgroundConfiguration = true

  // MARK: Reuse

  /// Called before the cell is dequeued again.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  // MARK: Selection

  /// The look of a selected cell.
  open var selectionStyle = SelectionStyle.default
  private var storedIsSelected = false
  private var storedIsHighlighted = false
  /// What selection took from the cell's views (up to iOS 12).
  var savedBackgrounds = SavedBackgrounds()

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a touch is on the cell.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell; override it to change the look.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    selectionDidChange()
  }

  /// Highlights the cell or not; override it to change the look.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    selectionDidChange()
  }

  /// Its separator and selection beside what all views take over.
  @_spi(UIKitSubclassing) open override class var appearanceMembers: [AppearanceMember] {
    super.appearanceMembers + ownAppearanceMembers
  }

  // MARK: Editing

  private var storedIsEditing = false
  /// What editing offers for the row.
  public internal(set) var editingStyle = EditingStyle.none
  /// Whether the delete button is shown.
  public internal(set) var showingDeleteConfirmation = false
  /// Whether the cell can be dragged by a control in editing mode.
  open var showsReorderControl = false
  /// Whether the content moves aside for the editing control.
  open var shouldIndentWhileEditing = true

  /// The controls of editing mode.
  package internal(set) var editControl: UITableViewCellEditControl?
  package internal(set) var reorderControl: UITableViewCellReorderControl?

  /// Whether the cell is in editing mode.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// The controls that the cell has been changed to.
  private var controls: StateMask = []

  /// Begins or ends editing mode; override it to change the look.
  ///
  /// A control that comes or goes by that is announced to the cell (Apple, `willTransition(to:)`).
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    let state: StateMask = editing && hasEditControl ? .showingEditControl : []
    let isChanged = state != controls
    if isChanged { willTransition(to: state) }
    storedIsEditing = editing
    showAccessoryView()
    setNeedsUpdateConfiguration()
    guard isChanged else { return }
    controls = state
    didTransition(to: state)
  }

  /// Called before the controls of the cell change: those of editing mode, and the delete button.
  open func willTransition(to state: StateMask) {}
  /// Called after the controls of the cell have changed.
  open func didTransition(to state: StateMask) {}
  /// Inert: nothing is dragged out of a table.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell's row is lifted or dragged.
  var dragState = DragState.none

  /// How many levels the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level in points.
  open var indentationWidth: CGFloat = 10
  /// The distances in points between the line below the cell and the edges; the table's if the cell
  /// has been given none.
  open var separatorInset: UIEdgeInsets {
    get { shownSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  /// The inset that the app has set for the cell; it stays with the cell when that is reused.
  var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// The look of a cell that has the focus (iOS 9); held.
  open var focusStyle = FocusStyle.default
  /// Whether the cell takes touches while it is dragged (iOS 11); held.
  open var userInteractionEnabledWhileDragging = false
}
