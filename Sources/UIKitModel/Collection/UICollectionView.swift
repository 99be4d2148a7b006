import Foundation

/// Items in a layout, as the cells of tables have them: counted when first needed, shown while
/// they are in the bounds, used again by identifier.
///
/// A simple view beside the table: every update reloads all items without a check, and lays them out
/// at once, in a window or not (LayoutKit 1f1b067); nothing is prefetched.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Where the items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adopt(collectionViewLayout) }
  }
  private weak var storedDataSource: (any UICollectionViewDataSource)?
  private weak var storedItemDelegate: (any UICollectionViewDelegate)?
  private var counts: [Int]?
  private var isLaidOut = false
  private var shown: [IndexPath: UICollectionViewCell] = [:]
  private var sources: [String: ViewSource] = [:]
  private lazy var supplements = CollectionSupplements(self)
  private var pool = ReusePool<UICollectionViewCell>()
  private var selected: [IndexPath] = []
  private var touched: IndexPath?
  /// How many blocks of updates are open, one within the other.
  private var openBlocks = 0

  var dragging = CollectionDragging()

  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether a tap selects an item.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items are edited (iOS 14).
  open var isEditing = false
  /// Whether a tap selects an item while items are edited (iOS 14).
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while items are edited (iOS 14).
  open var allowsMultipleSelectionDuringEditing = false

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
  private var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// A collection view in a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adopt(layout)
  }

  /// Makes the object.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  @_spi(UIKitSubclassing) open override func setUpForCoder() {
    super.setUpForCoder()
    adopt(collectionViewLayout)
  }

  private func adopt(_ layout: UICollectionViewLayout) {
    layout.collectionView = self
    discardLayout()
  }

  // MARK: Data

  /// What the items are.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      reloadEverything()
    }
  }

  /// Prepares data ahead of time (iOS 10); held.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells and data are prepared ahead of time (iOS 10); held.
  open var isPrefetchingEnabled = true

  /// What happens to the items.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { storedItemDelegate }
    set {
      storedItemDelegate = newValue
      discardLayout()
    }
  }

  @_spi(UIKitSubclassing) open override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { storedItemDelegate }
    set { delegate = newValue as? any UICollectionViewDelegate }
  }

  /// Reloads everything at the next layout.
  open func reloadData() { reloadEverything() }

  /// What a reload does. Other methods do the same without the call, which an app may count.
  private func reloadEverything() {
    counts = nil
    selected = []
    for path in shown.keys.sorted() { retire(path) }
    supplements.retireAll()
    discardLayout()
  }

  /// Carries out what is told of the items: reloads everything, and at the end of the outermost block
  /// shows it.
  private func update() {
    reloadEverything()
    if openBlocks == 0, dataSource != nil { layoutIfNeeded() }
  }

  /// Reloads items; here all.
  open func reloadItems(at indexPaths: [IndexPath]) { update() }

  /// Reloads sections; here all.
  open func reloadSections(_ sections: IndexSet) { update() }

  /// Runs the updates, reloads everything and lays it out.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    forwarding.end()
    perform(updates, completion: completion)
  }

  private func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    openBlocks += 1
    updates?()
    openBlocks -= 1
    update()
    guard let completion else { return }
    process.loop.schedule(after: UIView.systemAnimationDuration) { completion(true) }
  }

  /// Runs the updates, which do not outlive the call, reloads everything and lays it out.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { block in
      guard forwarding.begin() else { return perform(block, completion: completion) }
      performBatchUpdates(Optional(block), completion: completion)
      forwarding.end()
    }
  }

  /// The item that a gesture of the app moves.
  var movement: CollectionMovement?
  /// The way of blocks that do not outlive their call.
  private var forwarding = BlockForwarding()

  /// Reloads everything.
  open func insertItems(at indexPaths: [IndexPath]) { update() }

  /// Reloads everything.
  open func deleteItems(at indexPaths: [IndexPath]) { update() }

  /// Reloads everything.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { update() }

  /// Reloads everything.
  open func insertSections(_ sections: IndexSet) { update() }

  /// Reloads everything.
  open func deleteSections(_ sections: IndexSet) { update() }

  /// Reloads everything.
  open func moveSection(_ section: Int, toSection newSection: Int) { update() }

  /// Has the data source configure items again (iOS 15); here all.
  open func reconfigureItems(at indexPaths: [IndexPath]) { update() }

  /// Whether updates wait to be committed (iOS 11): none does.
  open var hasUncommittedUpdates: Bool { false }

  private func loadCounts() -> [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    var room = Self.mostItems
    let loaded = (0..<held(dataSource.numberOfSections(in: self), of: room, "sections")).map {
      let count = held(
        dataSource.collectionView(self, numberOfItemsInSection: $0), of: room, "items")
      room -= count
      return count
    }
    counts = loaded
    return loaded
  }

  /// The items, and the sections, that are held at most; the model's choice.
  private static let mostItems = 1 << 17

  /// As many as there is room for, with a line in the log where that is fewer; none if negative.
  private func held(_ count: Int, of room: Int, _ what: String) -> Int {
    if count > room {
      process.console.log("UICollectionView: goes on with \(room) \(what) of \(count)")
    }
    return min(max(count, 0), room)
  }

  /// How many sections there are.
  open var numberOfSections: Int { loadCounts().count }

  /// How many items a section has; 0 for one that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Cells

  /// Makes cells of `identifier` from a class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    sources[identifier] = cellClass.map { .type($0) }
  }

  /// Makes cells of `identifier` from a nib.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    sources[identifier] = nib.map { .nib($0) }
  }

  /// A cell that waits to be used again, or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = pool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let cell = sources[identifier]?.make(UICollectionViewCell.self, frame: frame)
    if cell == nil { process.raise(Message.unregisteredItem(identifier)) }
    let made = cell ?? UICollectionViewCell(frame: frame)
    made.reuseIdentifier = identifier
    return made
  }

  /// The cell of an item in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }

  /// The item of a cell in sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: .onePoint))?
      .first { $0.frame.holds(point) }?.indexPath
  }

  /// The cells in sight, in the order of the items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { shown[$0] }
  }

  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

  // MARK: Headers and footers

  /// Makes headers and footers of `identifier` from a class.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.register(
      viewClass.map { .type($0) }, kind: elementKind, identifier: identifier)
  }

  /// Makes headers and footers of `identifier` from a nib.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { supplements.register(nib.map { .nib($0) }, kind: kind, identifier: identifier) }

  /// A header or footer that waits to be used again, or a new one.
  ///
  /// - Raises: as UIKit, when nothing is registered for the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplements.dequeue(kind: elementKind, identifier: identifier, for: indexPath)
  }

  /// The view of a kind in sight at an index path, by default that of a section with item 0
  /// (iOS 9).
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { supplements[elementKind, indexPath] }

  /// Where views of a kind are in sight, in order (iOS 9).
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplements.paths(ofKind: elementKind)
  }

  /// The views of a kind in sight, in order (iOS 9).
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplements.paths(ofKind: elementKind).compactMap { supplements[elementKind, $0] }
  }

  // MARK: Layout

  /// Where an item is; nil for one that has no place.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a view beside the items is; nil for one that has no place.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Puts the items into another layout, at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard let completion else { return }
    process.loop.schedule(after: animated ? UIView.systemAnimationDuration : 0) {
      completion(true)
    }
  }

  func discardLayout() {
    isLaidOut = false
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    prepareLayout()
    showElements()
    super.layoutSubviews()
  }

  private func prepareLayout() {
    guard !isLaidOut || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else {
      return
    }
    isLaidOut = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func showElements() {
    let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let items = places.filter { $0.representedElementCategory == .cell }
    let visible = Set(items.map(\.indexPath))
    for path in shown.keys.sorted() where !visible.contains(path) { retire(path) }
    for place in items { show(place) }
    supplements.show(places.filter { $0.representedElementCategory == .supplementaryView })
  }

  private func show(_ place: UICollectionViewLayoutAttributes) {
    let path = place.indexPath
    if let cell = shown[path] {
      cell.frame = place.frame
      return
    }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    cell.frame = place.frame
    cell.isSelected = selected.contains(path)
    cell.apply(place)
    shown[path] = cell
    addSubview(cell)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  private func retire(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    pool.add(cell, identifier: cell.reuseIdentifier)
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  @_spi(UIKitSubclassing) open override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    discardLayout()
  }

  override func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  /// Scrolls an item into sight.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    scrollRectToVisible(frame, animated: animated)
  }

  // MARK: Selection

  /// The selected items in the order they were selected; nil when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item by code: no callback.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !selectsSeveral { for path in selected { mark(path, isSelected: false) } }
    if let indexPath { mark(indexPath, isSelected: true) }
  }

  /// Takes an item out of the selection by code: no callback.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false)
  }

  private func mark(_ path: IndexPath, isSelected: Bool) {
    selected.removeAll { $0 == path }
    if isSelected { selected.append(path) }
    shown[path]?.isSelected = isSelected
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
    guard let path = touched, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return touched = nil }
    shown[path]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = endTouch()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard selects, let path = endTouch() else { return }
    if selectsSeveral, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      mark(path, isSelected: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let old = selectsSeveral ? [] : selected.filter { $0 != path }
    for other in old {
      mark(other, isSelected: false)
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
    mark(path, isSelected: true)
    if let cell = cellForItem(at: path) { cell.selectionSegue?(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func endTouch() -> IndexPath? {
    defer { touched = nil }
    guard let path = touched else { return nil }
    shown[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    return path
  }
}

extension CGSize {
  fileprivate static let onePoint = CGSize(width: 1, height: 1)
}
