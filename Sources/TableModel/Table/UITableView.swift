import Foundation
import TableEngine

/// A list of rows in sections, as UIKit lays it out.
///
/// The table keeps the counts and heights of its last rebuild (``reloadData()``, an update, its
/// first display), makes cells for the rows in its bounds when it is laid out, and asks its data
/// source and delegate what its version asks, when its version asks it.
@MainActor open class UITableView: UIScrollView {
  /// Says that the table decides: on a height, that the content does.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The standard height of a row in points (auto-layout.md A3).
  nonisolated static let standardRowHeight: CGFloat = 44
  /// In place of an icon for search in the section index.
  public nonisolated static let indexSearch = "{search}"

  /// The style, fixed when the table is made.
  public let style: Style
  let behavior: Behavior

  let rows = RowData()
  var rowState = RowState.unknown
  var display = DisplayState()
  var registry = CellRegistry()
  var updates = UpdateState()
  var selection = SelectionState()

  /// A table in `style`.
  public init(frame: CGRect, style: Style) {
    self.style = style
    behavior = SystemVersion.current.behavior
    estimatedRowHeight = Self.defaultEstimate(behavior)
    estimatedSectionHeaderHeight = Self.defaultEstimate(behavior)
    estimatedSectionFooterHeight = Self.defaultEstimate(behavior)
    super.init(frame: frame)
    alwaysBounceVertical = true
    autoresizesSubviews = false
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    behavior = SystemVersion.current.behavior
    estimatedRowHeight = Self.defaultEstimate(behavior)
    estimatedSectionHeaderHeight = Self.defaultEstimate(behavior)
    estimatedSectionFooterHeight = Self.defaultEstimate(behavior)
    super.init(coder: coder)
  }

  private static func defaultEstimate(_ behavior: Behavior) -> CGFloat {
    behavior.estimatesRowsByDefault ? automaticDimension : 0
  }

  // MARK: Data

  private weak var storedDataSource: (any UITableViewDataSource)?
  private weak var storedTableDelegate: (any UITableViewDelegate)?
  /// The optional methods that the data source and the delegate said they do not implement.
  var unanswered: Set<Selector> = []

  /// What the rows are. Setting it forgets the cached counts.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      noteAnswers()
      forgetRows()
    }
  }

  /// How the rows look and what happens to them.
  open weak var delegate: (any UITableViewDelegate)? {
    get { storedTableDelegate }
    set {
      storedTableDelegate = newValue
      noteAnswers()
      forgetRows()
    }
  }

  package override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { storedTableDelegate }
    set { delegate = newValue as? any UITableViewDelegate }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Heights

  /// The height of rows whose delegate does not say, in points, or ``automaticDimension``.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetRows() } }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetRows() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetRows() } }
  }
  /// The height assumed of rows before they are shown; 0 turns estimates off.
  open var estimatedRowHeight: CGFloat {
    didSet { if estimatedRowHeight != oldValue { forgetRows() } }
  }
  open var estimatedSectionHeaderHeight: CGFloat {
    didSet { if estimatedSectionHeaderHeight != oldValue { forgetRows() } }
  }
  open var estimatedSectionFooterHeight: CGFloat {
    didSet { if estimatedSectionFooterHeight != oldValue { forgetRows() } }
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var backgroundView: UIView?

  /// The view above the first section: its height is kept, its place and width are the table's.
  open var tableHeaderView: UIView? {
    didSet { tableEdgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// The view below the last section.
  open var tableFooterView: UIView? {
    didSet { tableEdgeViewDidChange(from: oldValue, to: tableFooterView) }
  }

  private func tableEdgeViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    placeTableEdgeViews()
  }

  // MARK: Editing

  private var storedIsEditing = false

  /// Whether rows can be deleted, inserted and moved.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
  }

  // MARK: Layout

  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }

  override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    if oldSize.width != bounds.width { widthDidChange() }
  }
}

// MARK: - Values

extension UITableView {
  /// The look of the whole table.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a scroll leaves its row.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// How much the cached rows still say.
  enum RowState {
    /// Nothing has been asked yet, or what was asked no longer counts.
    case unknown
    /// Being asked right now, to this depth.
    case loading(depth: Int)
    case known

    var isKnown: Bool { if case .known = self { true } else { false } }
  }

  /// What is on the screen.
  struct DisplayState {
    /// The cells on the screen, in the order of the rows.
    var cells: [(path: IndexPath, cell: UITableViewCell)] = []
    /// Cells of before a reload, which the next layout retires under their old paths.
    var stale: [(path: IndexPath, cell: UITableViewCell)] = []
    /// Whether the table has been laid out in a window.
    var hasBeenShown = false
    /// Whether a reload waits for the next layout.
    var isReloadPending = false
    /// Whether the visible cells are being updated right now.
    var isUpdating = false
    /// The row whose cell the data source is making.
    var pathBeingMade: IndexPath?

    func index(of path: IndexPath) -> Int? {
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].path < path { low = middle + 1 } else { high = middle }
      }
      return low < cells.count && cells[low].path == path ? low : nil
    }

    mutating func insert(_ cell: UITableViewCell, at path: IndexPath) {
      let index = cells.firstIndex { $0.path > path } ?? cells.count
      cells.insert((path, cell), at: index)
    }
  }

  /// The edits of an update block.
  struct UpdateState {
    var depth = 0
  }

  /// The selected rows, in the order they were selected.
  struct SelectionState {
    var paths: [IndexPath] = []
  }
}
