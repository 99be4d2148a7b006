import Foundation

/// Items in a layout, as the cells of tables have them: counted when first needed, shown while
/// they are in the bounds, used again by identifier.
///
/// A simple view beside the table: no batch updates with their checks, no headers, no prefetching.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The way items run.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where a scroll leaves its item.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The places as bits.
    public let rawValue: UInt

    /// Places by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

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
  var supplements: [[String]: ViewSource] = [:]
  private var pool = ReusePool<UICollectionViewCell>()
  private var selected: [IndexPath] = []
  private var touched: IndexPath?

  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether a tap selects an item.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

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
      reloadData()
    }
  }

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
  open func reloadData() {
    counts = nil
    selected = []
    for path in shown.keys.sorted() { retire(path) }
    discardLayout()
  }

  /// Reloads items; here all.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads sections; here all.
  open func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Runs the updates and reloads everything.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    guard let completion else { return }
    process.loop.schedule(after: UIView.systemAnimationDuration) { completion(true) }
  }

  /// Reloads everything.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads everything.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  private func loadCounts() -> [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
    counts = loaded
    return loaded
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
      .first { $0.frame.contains(point) }?.indexPath
  }

  /// The cells in sight, in the order of the items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { shown[$0] }
  }

  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

  // MARK: Layout

  func discardLayout() {
    isLaidOut = false
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    if !isLaidOut || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.prepare()
      isLaidOut = true
      contentSize = collectionViewLayout.collectionViewContentSize
    }
    showItems()
    super.layoutSubviews()
  }

  private func showItems() {
    let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let visible = Set(places.map(\.indexPath))
    for path in shown.keys.sorted() where !visible.contains(path) { retire(path) }
    for place in places { show(place) }
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
    if !allowsMultipleSelection { for path in selected { mark(path, isSelected: false) } }
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
    touched.flatMap { shown[$0] }?.isHighlighted = true
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = endTouch()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsSelection, let path = endTouch() else { return }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if allowsMultipleSelection, selected.contains(path) {
      mark(path, isSelected: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let old = allowsMultipleSelection ? [] : selected.filter { $0 != path }
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
    touched.flatMap { shown[$0] }?.isHighlighted = false
    return touched
  }
}

extension CGSize {
  fileprivate static let onePoint = CGSize(width: 1, height: 1)
}
