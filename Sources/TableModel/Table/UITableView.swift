import Foundation
import SystemVersions
import TableEngine
@_spi(UIKitSubclassing) import UIKitModel

/// A list of rows in sections, as UIKit lays it out.
///
/// The table keeps the counts and heights of its last rebuild (``reloadData()``, an update, its
/// first display), makes cells for the rows in its bounds when it is laid out, and calls its data
/// source and delegate as often and in the order that its version does.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  private let objectiveC = ObjectiveCTable<UITableViewMembers>()

  /// The style, fixed when the table is made.
  public let style: Style
  let behavior: Behavior

  // MARK: Parts

  /// The counts and heights that are cached.
  final let rows = RowData()
  final lazy var calls = DelegateCalls(self)
  final lazy var loader = RowLoader(self)
  final lazy var layout = TableLayout(self)
  final lazy var visible = VisibleCells(self)
  final lazy var heights = RowHeights(self)
  final lazy var headers = SectionHeaders(self)
  final lazy var reuse = CellReuse(self)
  final lazy var prepared = PreparedCells(self)
  final lazy var prefetching = Prefetching(self)
  final lazy var updates = BatchUpdates(self)
  final lazy var scrolling = RowScrolling(self)
  final lazy var dragging = TableDragging(self)
  /// The selected rows.
  package final private(set) lazy var selection = RowSelection(self)
  /// The mode in which rows are deleted, inserted and moved.
  package final private(set) lazy var editing = EditingMode(self)
  /// The row that is swiped open.
  package final private(set) lazy var swipes = RowSwipes(self)
  package final private(set) lazy var sweeps = RowSweep(self)
  /// The row that is moved by its reorder control.
  package final private(set) lazy var reordering = RowReordering(self)
  /// The index at the trailing edge.
  package final private(set) lazy var sectionIndex = SectionIndex(self)

  /// A table in `style`.
  public init(frame: CGRect, style: Style) {
    self.style = style
    behavior = SystemVersion.current.behavior
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes the object.
  public required init?(coder: NSCoder) {
    style = (coder as? any NibDecoder)?.style.flatMap(Style.init) ?? .plain
    behavior = SystemVersion.current.behavior
    super.init(coder: coder)
  }

  @_spi(UIKitSubclassing) open override func setUpForCoder() {
    super.setUpForCoder()
    setUp()
  }

  /// The rows that the nib brings along; nil where a data source has them.
  package var staticContent: StaticTableContent? { didSet { loader.invalidate() } }

  private func setUp() {
    alwaysBounceVertical = true
    autoresizesSubviews = false
    reuse.observeMemoryWarnings()
    dragInteractionEnabled = behavior.dragsByDefault
    cellLayoutMarginsFollowReadableWidth = behavior.followsReadableWidthByDefault
    TableCreationObserver.current?.made(self)
    guard behavior.estimatesRowsByDefault else { return }
    estimatedRowHeight = Self.automaticDimension
    estimatedSectionHeaderHeight = Self.automaticDimension
    estimatedSectionFooterHeight = Self.automaticDimension
  }

  /// Its colors, insets, heights and estimates beside those of all views.
  @_spi(UIKitSubclassing) open override class var appearanceMembers: [AppearanceMember] {
    super.appearanceMembers + ownAppearanceMembers
  }

  // MARK: Data

  /// What the rows are.
  ///
  /// A table that has been shown keeps the counts that it has cached until the next reload
  /// (QMUI_iOS #1427, WordPress-iOS #2933).
  open weak var dataSource: (any UITableViewDataSource)? {
    get { calls.storedDataSource }
    set {
      calls.setDataSource(newValue)
      if !layout.hasBeenShown { loader.forgetSource() }
    }
  }

  /// How the rows look and what happens to them. Setting it forgets the cached counts and heights
  /// (QMUI_iOS #1427).
  open weak var delegate: (any UITableViewDelegate)? {
    get { calls.storedDelegate }
    set {
      calls.setDelegate(newValue)
      loader.countWithoutSource()
      loader.invalidate()
    }
  }

  @_spi(UIKitSubclassing) open override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { calls.storedDelegate }
    set { delegate = newValue as? any UITableViewDelegate }
  }

  @_spi(UIKitSubclassing) open override var calledScrollDelegate: (any UIScrollViewDelegate)? {
    calls.delegate
  }

  /// What every call to the data source and the delegates passes through; nil for none.
  package final var relay: (any TableCallRelay)?

  /// The receiver of calls ahead of time about rows (iOS 10).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether cells are prepared ahead of time (iOS 15).
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prepared.drop() } }
  }

  /// The source of what is dragged out of the table (iOS 11).
  public weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Whether rows may be dragged; true from iOS 15, as on a phone (iOS 11).
  public var dragInteractionEnabled = false
  /// The receiver of what is dropped on the table (iOS 11).
  public weak var dropDelegate: (any UITableViewDropDelegate)?

  /// Whether a drag goes on that began in the table (iOS 11).
  public var hasActiveDrag: Bool { dragging.drag != nil }
  /// Whether a drag is over the table (iOS 11).
  public var hasActiveDrop: Bool { dragging.drop != nil }

  // MARK: Heights, in points

  /// The height of rows without a delegate's height, or ``automaticDimension``.
  ///
  /// An automatic ``estimatedRowHeight`` does not follow it: rows that were not shown yet count 44
  /// points. Whether UIKit does so is unknown (`Behavior.estimatesRowsByDefault`).
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { loader.invalidate() } }
  }
  /// The height of headers without a delegate's height, or ``automaticDimension``.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { loader.invalidate() } }
  }
  /// The height of footers without a delegate's height, or ``automaticDimension``.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { loader.invalidate() } }
  }
  /// The height assumed of rows before they are shown; 0 turns estimates off, which is the
  /// default up to iOS 10.
  open var estimatedRowHeight: CGFloat = 0 {
    didSet { if estimatedRowHeight != oldValue { loader.invalidate() } }
  }
  /// The height assumed of headers before they are shown; 0 turns estimates off.
  open var estimatedSectionHeaderHeight: CGFloat = 0 {
    didSet { if estimatedSectionHeaderHeight != oldValue { loader.invalidate() } }
  }
  /// The height assumed of footers before they are shown; 0 turns estimates off.
  open var estimatedSectionFooterHeight: CGFloat = 0 {
    didSet { if estimatedSectionFooterHeight != oldValue { loader.invalidate() } }
  }
  /// Space above each section header of a plain table (iOS 15), or ``automaticDimension``.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { loader.invalidate() } }
  }
  /// Height of the empty rows that fill a plain table (iOS 15). Inert: they are not drawn.
  open var fillerRowHeight: CGFloat = 0
  /// Whether cells may have themselves measured again (iOS 16).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// What is only as wide as its content, as against the table (iOS 18).
  open var contentHuggingElements: UITableViewContentHuggingElements = []

  // MARK: Looks

  /// Whether there are lines between the rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the lines between the rows; nil for the default.
  open var separatorColor: UIColor?
  /// Inert: nothing is drawn (iOS 8).
  public var separatorEffect: UIVisualEffect?
  /// The distances in points between the lines and the edges; left and right count.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: automaticSeparatorInset, bottom: 0, right: 0)
    }
    set { ownSeparatorInset = newValue }
  }
  /// The inset that the app has set; nil for the automatic one.
  final var ownSeparatorInset: UIEdgeInsets?
  /// What the insets of the lines are measured from (iOS 11).
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether the margins of cells keep text at a readable width (iOS 9): the default up to iOS 11
  /// (M-56).
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth != oldValue { sideMarginsDidChange() }
    }
  }
  /// Whether the content views stay within the safe area (iOS 11).
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { sideMarginsDidChange() } }
  }
  /// The view behind the rows, headers and footers, as large as the table; it does not scroll.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  /// How many rows there must be for the section index to be shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The color of the index's titles; nil for the tint.
  open var sectionIndexColor: UIColor?
  /// The color behind the index; nil for none.
  open var sectionIndexBackgroundColor: UIColor?
  /// The color behind the index while a finger is on it; held.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// The view above the first section: its height counts, its place and width are the table's.
  open var tableHeaderView: UIView? {
    didSet { endViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// The view below the last section.
  open var tableFooterView: UIView? {
    didSet { endViewDidChange(from: oldValue, to: tableFooterView) }
  }

  /// Inert: no finger opens a menu (iOS 14).
  public let contextMenuInteraction: UIContextMenuInteraction? = UIContextMenuInteraction()

  // MARK: Counts and rectangles

  /// How many sections the table has cached.
  open var numberOfSections: Int {
    loader.load()
    return rows.sectionCount + (Fault.saysSectionMore.isOn ? 1 : 0)
  }

  /// How many rows the table has cached for a section.
  ///
  /// - Raises: EX-26 for a section that does not exist in the table; 0 before iOS 13.
  open func numberOfRows(inSection section: Int) -> Int {
    rowCount(ofSection: section) + (Fault.saysRowMore.isOn ? 1 : 0)
  }

  /// The rectangle of a section in the content.
  ///
  /// - Raises: EX-19 for a section that does not exist in the table.
  open func rect(forSection section: Int) -> CGRect {
    rect(ofSection: section)
  }

  /// The rectangle of a header in the content; pinning does not move it. Outside of a window a reload
  /// that waits is laid out first, as for a cell (LayoutKit 1f1b067).
  ///
  /// - Raises: EX-19 for a section that does not exist in the table.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: .header, inSection: section)
  }

  /// The rectangle of a footer in the content; pinning does not move it. Outside of a window a reload
  /// that waits is laid out first, as for a cell (LayoutKit 1f1b067).
  ///
  /// - Raises: EX-19 for a section that does not exist in the table.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: .footer, inSection: section)
  }

  /// The rectangle of a row in the content.
  ///
  /// - Raises: EX-19 for a row that does not exist in the table.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }

  /// The row at a point of the content; nil in headers, footers and beyond the last row.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// The row of a cell on the screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visible.path(of: cell)
      ?? (Fault.findsEveryPath.isOn ? IndexPath(row: 0, section: 0) : nil)
  }

  /// The rows in a rectangle of the content; nil if the rectangle is not one.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  // MARK: What is shown

  @_spi(UIKitSubclassing) open override func continuedScrollGoal(after target: CGPoint) -> CGPoint?
  {
    scrolling.continuedGoal(after: target)
  }

  /// The cell of a row on the screen, or from iOS 15 of one that is prepared.
  ///
  /// Outside of a window a reload that waits is laid out first: TableKit's tests get the cell right
  /// after `reloadData()` (8bf4840; iOS 10.3.1 to 13.0), DTTableViewManager's after updates of a table
  /// that was never laid out (ebb417e).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cell(ofRow: indexPath)
  }

  /// The cells on the screen, from top to bottom; from iOS 13 after a layout that is pending.
  open var visibleCells: [UITableViewCell] {
    cellsOnScreen()
  }

  /// The rows on the screen, from top to bottom, covered by bars or not.
  open var indexPathsForVisibleRows: [IndexPath]? {
    loader.load()
    return visible.cells.map(\.path).asListed
  }

  /// The header of a section on the screen, if it is a ``UITableViewHeaderFooterView``.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headerOnScreen(ofSection: section)
  }

  /// The footer of a section on the screen, if it is a ``UITableViewHeaderFooterView``.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[.footer][section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls a row to a place in the view; `NSNotFound` as row means the section's header.
  ///
  /// The first row takes its header along, the last its footer; what is pinned covers no row.
  ///
  /// - Raises: EX-18 for a row beyond the cached counts, row 0 of an empty section included.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scrolling.scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls the selected row that is nearest to the view to a place in it.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrolling.scrollToNearest(of: selection.paths, at: scrollPosition, animated: animated)
  }

  // MARK: Reloading

  /// Reloads everything: the counts and heights at once, the cells at the next layout.
  ///
  /// The selection is lost without a callback.
  open func reloadData() { reload() }

  /// Reloads the titles at the trailing edge.
  open func reloadSectionIndexTitles() { sectionIndex.request() }

  // MARK: Updates

  /// Opens a block of edits; blocks may be nested, and the outermost commits.
  open func beginUpdates() { updates.open() }

  /// Closes a block and commits the edits of the outermost one.
  ///
  /// Deletions, reloads and the sources of moves are counted before the block; insertions and
  /// the targets of moves after it, whatever the order of the calls.
  ///
  /// - Raises: EX-01 … EX-11 when the edits and the data source's counts do not agree.
  open func endUpdates() { updates.close() }

  /// Commits the edits of a block; the completion runs when the rows have come to rest.
  ///
  /// UIKit's block does not outlive the call, so `self` may go without saying in it. In Swift an
  /// optional block always may outlive it; a block that is written at the call is taken by the other
  /// method of this name.
  ///
  /// A block without edits requests the heights of the rows again.
  ///
  /// - Raises: as ``endUpdates()``.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.forwarding.end()
    self.updates.perform(updates, completion: completion)
  }

  /// Whether a reload would disturb what has begun: a block that is open and has edits, a row that
  /// is being moved, room for a drop, placeholders of one (iOS 11).
  open var hasUncommittedUpdates: Bool {
    updates.hasEdits || reordering.isActive || dragging.isUncommitted
  }

  /// Inserts sections, counted after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record(sections.map { TableEdit.insertSection($0) })
  }

  /// Deletes sections, counted before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record(sections.map { TableEdit.deleteSection($0) })
  }

  /// Deletes sections and inserts them again, counted before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record(sections.map { TableEdit.reloadSection($0) })
  }

  /// Moves a section from its place before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.record([.moveSection(section, to: newSection)])
  }

  /// Inserts rows, counted after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record(indexPaths.map { TableEdit.insertRow(RowPath($0)) })
  }

  /// Deletes rows, counted before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record(indexPaths.map { TableEdit.deleteRow(RowPath($0)) })
  }

  /// Deletes rows and inserts them again with new cells, counted before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record(indexPaths.map { TableEdit.reloadRow(RowPath($0)) })
  }

  /// Moves a row from its place before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.record([.moveRow(RowPath(indexPath), to: RowPath(newIndexPath))])
  }

  /// Has the cells of rows configured again in place, where there are any (iOS 15).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    updates.record(indexPaths.map { TableEdit.reconfigureRow(RowPath($0)) })
  }

  // MARK: Cells

  /// Makes cells of `identifier` from a class; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.registerCell(cellClass.map(ViewSource.type), identifier)
  }

  /// Makes cells of `identifier` from a nib; nil takes the registration back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.registerCell(nib.map(ViewSource.nib), identifier)
  }

  /// Makes headers and footers of `identifier` from a class; nil takes the registration back.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reuse.registerHeaderFooter(aClass.map(ViewSource.type), identifier)
  }

  /// Makes headers and footers of `identifier` from a nib; nil takes the registration back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerHeaderFooter(nib.map(ViewSource.nib), identifier)
  }

  /// A cell that waits to be reused, or a new one if the identifier is registered, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeueCell(identifier)
  }

  /// A cell for the row at `indexPath`; the identifier must be registered.
  ///
  /// - Raises: EX-12 when it is not, EX-15 for a second cell of the row being made, EX-19 for a
  ///   row that does not exist in the table.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { reuse.dequeueCell(identifier, for: indexPath) }

  /// A header or footer that waits to be reused, or a new one if registered, or nil.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reuse.dequeueHeaderFooter(identifier) }

  // MARK: Selection

  /// Whether taps select rows.
  open var allowsSelection = true
  /// Whether taps select rows while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one row can be selected.
  open var allowsMultipleSelection = false
  /// Whether more than one row can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { sweeps.settingDidChange() }
  }
  /// Whether the focus selects rows (iOS 14). Inert: there is no focus engine.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus (iOS 15). Inert: there is no focus engine.
  open var allowsFocus = true
  /// Whether rows can have the focus in editing mode (iOS 15). Inert: there is no focus engine.
  open var allowsFocusDuringEditing = true
  /// Whether the focus comes back to the row that had it last (iOS 9). Inert: there is no focus
  /// engine.
  open var remembersLastFocusedIndexPath = false

  /// The selected row that comes first.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.min() }

  /// The selected rows in the order they were selected; nil when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects a row by code: no callback, no notification. Nil takes the selection away.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { selection.select(indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Takes a row out of the selection by code: no callback.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  /// Whether rows can be deleted, inserted and moved: no matter what a swiped row shows.
  package final var isInEditingMode: Bool { editing.isOn }

  /// Whether rows can be deleted, inserted and moved, or a swiped row shows its actions (Apple,
  /// `tableView(_:willBeginEditingRowAt:)`).
  open var isEditing: Bool {
    get { isInEditingMode || swipes.isOpen }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing on or off for the table and its visible cells; a swiped row closes.
  open func setEditing(_ editing: Bool, animated: Bool) {
    swipes.close()
    self.editing.set(editing, animated: animated)
  }

  // MARK: Touches

  @_spi(UIKitSubclassing) open override func touchDidComeDown(_ touch: UITouch) {
    selection.touchDidComeDown(touch)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    selection.beginTouch(at: touches.first.flatMap(selection.row(of:)))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selection.endTouch()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    selection.cancelTouch()
  }

  @_spi(UIKitSubclassing) open override func beginSidewaysDrag(
    at point: CGPoint, by distance: CGFloat
  ) -> Bool { swipes.begin(at: point, by: distance) }

  @_spi(UIKitSubclassing) open override func dragSideways(to distance: CGFloat) {
    swipes.distance = distance
  }

  @_spi(UIKitSubclassing) open override func endSidewaysDrag(
    velocity: CGFloat, isCancelled: Bool
  ) { swipes.end(velocity: velocity, isCancelled: isCancelled) }

  // MARK: Layout

  open override func layoutSubviews() {
    layout.layOut()
    swipes.placeViews()
    placeBackground()
    super.layoutSubviews()
  }

  @_spi(UIKitSubclassing) open override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    if oldSize.width != bounds.width { widthDidChange() } else { recordContentHeight() }
  }

  @_spi(UIKitSubclassing) open override func traitsDidChange(from previous: UITraitCollection) {
    let size = traitCollection.preferredContentSizeCategory
    if previous.preferredContentSizeCategory != size { loader.forgetHeights() }
  }

  /// The side margins of the window, which the cells take over.
  @_spi(UIKitSubclassing) open override var defaultMargins: UIEdgeInsets {
    var margins = super.defaultMargins
    margins.left = systemSideMargin
    margins.right = margins.left
    return margins
  }

  /// True: tables have the margins of their window.
  @_spi(UIKitSubclassing) open override var hasMarginsOfWindow: Bool { true }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    sideMarginsDidChange()
  }

  @_spi(UIKitSubclassing) open override func contentSizeDidChange(from old: CGSize) {
    super.contentSizeDidChange(from: old)
    tableFooterView.map(placeTableFooter)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, layout.hasBeenShown, behavior.forgetsHeightsWithoutWindow {
      loader.invalidate()
    }
  }

  /// False: the rows determine the content's size.
  @_spi(UIKitSubclassing) open override var sizesContentByConstraints: Bool { false }

  // MARK: Description

  /// Ends with the data source (EX-01).
  @_spi(UIKitSubclassing) open override var printedDescription: String {
    super.printedDescription.dropLast() + "; dataSource: \(dataSourceDescription)>"
  }
}
