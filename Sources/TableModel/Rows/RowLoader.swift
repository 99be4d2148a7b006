import Foundation
import SystemVersions
import TableEngine

/// Loads a table's rows: requests their counts and heights, and knows when it has to again.
@MainActor final class RowLoader {
  /// Whether the cached rows are valid.
  private enum State {
    /// Nothing was requested yet, or the cache was invalidated.
    case unknown
    /// Being requested, in this many nested rebuilds.
    case loading(depth: Int)
    case known
  }

  /// How deep a rebuild may be started from within a rebuild before the model calls it endless.
  private static let depthLimit = 64

  unowned let table: UITableView
  private var state = State.unknown
  /// Whether a reload waits for the next layout.
  private(set) var isReloadPending = false
  /// Whether the heights were requested for another width or another size of text.
  private var hasStaleHeights = false

  init(_ table: UITableView) { self.table = table }

  private var rows: RowData { table.rows }

  var isLoaded: Bool { if case .known = state { true } else { false } }

  /// Whether nobody has needed the rows yet, and nobody has said that they are others: a table that
  /// is in no window and was not reloaded, of which seven libraries' tests show that its updates are
  /// not checked (iOS 9.3 to 12.0: OKTableViewLiaison ef64480, TableViewLiaison 4fd782e,
  /// JSQDataSourcesKit defbe6d, ReactiveLists 88ee64b, TableViewControllerBuilder 2444865,
  /// TableViewKit 9edd0f8, LayoutKit 1f1b067). In a controller, which reloads its table and shows it,
  /// they are (Dwifft #23).
  var wasNeverLoaded: Bool { !wasLoaded && !isReloadPending && !isInWindow }
  /// Whether the table is in a window, whatever an override of `window` returns (ReactiveLists
  /// 88ee64b).
  var isInWindow: Bool { table.superview?.window != nil }
  /// Whether the rows were requested at least once.
  private var wasLoaded = false
  /// Whether the table has counted while it had no data source, which made one section; a data source
  /// set after that counts nothing anew (TR-22).
  private var hasCountedWithoutSource = false
  /// Whether updates came before anybody needed the rows: nobody has seen what they brought.
  private var hasUnseenUpdates = false
  /// Whether a request for a cell has to lay the table out first, where no window does.
  var isDisplayPending: Bool { isReloadPending || hasUnseenUpdates }

  /// Notes an update that nothing is known to check against.
  func noteUncheckedUpdate() { hasUnseenUpdates = true }

  /// Forgets the cached counts and heights; the next read rebuilds them.
  func invalidate() {
    guard isLoaded, !Fault.keepsInvalidHeights.isOn else { return }
    state = .unknown
    table.setNeedsLayout()
  }

  /// Forgets the rows of another data source: nobody has needed those of the new one.
  func forgetSource() {
    invalidate()
    wasLoaded = false
  }

  /// Rebuilds the rows if that is pending.
  func load() {
    table.process.noteUse(of: table)
    guard !isLoaded || Fault.rebuildsAtEachRead.isOn else { return }
    rebuild()
  }

  /// Requests all counts from the data source and all heights, or their estimates, from the
  /// delegate.
  ///
  /// A callback that needs the rows starts a rebuild from within, as in UIKit.
  func rebuild() {
    var depth = 1
    if case .loading(let outer) = state { depth = outer + 1 }
    guard depth <= Self.depthLimit else { return table.process.raise(Message.endlessRebuild) }
    state = .loading(depth: depth)
    wasLoaded = true
    hasCountedWithoutSource = false
    let sectionCount = table.calls.sectionCount()
    rows.geometry = requestGeometry(sectionCount: sectionCount)
    state = .known
    table.placeEndViews()
  }

  /// Requests section 0 at a reload, which there is none of, where a version does that below a header
  /// of the table; what is returned counts for nothing. As where the section was counted too early
  /// (TR-24), rows are estimated and not shown yet.
  func requestFirstSectionBelowTableHeader() {
    guard rows.sectionCount == 0, table.behavior.requestsFirstSectionBelowTableHeader,
      table.tableHeaderView != nil,
      table.calls.storedDataSource != nil, table.calls.estimatesRows, !table.layout.hasBeenShown
    else { return }
    _ = requestGeometry(sectionCount: 1)
    for kind in HeaderOrFooter.allCases {
      _ = table.calls.view(kind, 0)
      _ = table.calls.title(kind, 0)
    }
    rows.geometry = TableGeometry()
  }

  /// Has the next layout show a reload.
  func setNeedsReloadedLayout() {
    isReloadPending = !Fault.showsNoReload.isOn
    table.setNeedsLayout()
  }

  /// Rebuilds the rows as the version does before a layout shows them; returns whether it shows
  /// anything for the first time, or after a reload.
  func rebuildForDisplay() -> Bool {
    let isReloaded = isReloadPending
    isReloadPending = false
    hasUnseenUpdates = false
    let made = isLoaded ? 0 : 1
    if made > 0 || isReloaded { hasStaleHeights = false }
    load()
    let isDoubled = table.behavior.rebuildsInLayoutAfterReload(
      estimates: table.calls.estimatesRows)
    var wanted = isReloaded && isDoubled ? 1 : 0
    let isFirst = table.layout.beginFirstDisplay()
    if isFirst { wanted = max(wanted, made + rebuildsAtFirstDisplay - 1) }
    if Fault.rebuildsForDisplayAgain.isOn { wanted = max(wanted, made) + 1 }
    if wanted > made { for _ in made..<wanted { rebuild() } }
    return isReloaded || made > 0 || isFirst
  }

  /// How many rebuilds there are until the first display is complete, the one that made the rows
  /// known included.
  private var rebuildsAtFirstDisplay: Int {
    let behavior = table.behavior
    if table.calls.estimatesRows { return behavior.rowDataRebuildsAtFirstDisplay }
    return rows.contentHeight > table.bounds.height
      ? behavior.heightPassesWhenRowsExceed : behavior.heightPassesWhenRowsFit
  }

  // MARK: Heights that are no longer true

  /// Has the heights requested again by the next layout, if rows have been shown.
  func forgetHeights() {
    guard isLoaded, table.layout.hasBeenShown else { return }
    hasStaleHeights = !Fault.keepsStaleHeights.isOn
    table.setNeedsLayout()
  }

  /// Requests all heights, or their estimates, for another width or size of text; returns whether it
  /// did.
  ///
  /// A rotation requests both (rdar 41363057 of 2018), and rows of automatic height follow the size
  /// of text (timeflower.co, 2016). That the counts stay is the model's choice.
  func requestStaleHeights() -> Bool {
    guard hasStaleHeights else { return false }
    hasStaleHeights = false
    guard isLoaded else { return false }
    let counts = rows.geometry.rowCounts
    state = .loading(depth: 1)
    rows.geometry = requestGeometry(sectionCount: counts.count) { counts[$0] }
    state = .known
    table.placeEndViews()
    return true
  }

  // MARK: Before the first rebuild

  /// Notes that what was set makes a table count: without a data source it has one section.
  func countWithoutSource() {
    guard isUncounted, table.calls.storedDataSource == nil else { return }
    hasCountedWithoutSource = true
  }

  /// Requests the one section that a table has counted while it had no data source.
  ///
  /// A view at the table's end needs the content's height at once; with estimates on the table then
  /// requests the rows of section 0 before `numberOfSections` (TR-22, TR-24). The table of a
  /// `UITableViewController` has its data source before its delegate, and counts nothing too early.
  func requestSectionCountedWithoutSource() {
    guard isUncounted, hasCountedWithoutSource, table.calls.storedDataSource != nil,
      table.estimatedRowHeight != 0
    else { return }
    state = .loading(depth: 1)
    rows.geometry = requestGeometry(sectionCount: 1)
    state = .unknown
    table.recordContentHeight()
  }

  /// Whether no rows were requested from the data source, and none shown.
  private var isUncounted: Bool {
    if case .unknown = state { !table.layout.hasBeenShown } else { false }
  }
}
