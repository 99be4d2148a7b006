import TableModel

/// A table whose data source runs out of cells before something requests more.
@MainActor final class NilCellScene {
  let source = BadSource()
  /// How often the data source had no cell.
  private(set) var refused = 0
  private let request: NilCellTests.CellRequest
  private var table: UITableView { source.table }

  /// How often a table of twenty rows may ask before it counts as one that never ends.
  static let refusalLimit = 200

  init(_ request: NilCellTests.CellRequest) {
    self.request = request
    source.rows = { _ in 20 }
    guard request != .firstDisplay else { return }
    source.cell = { _ in UITableViewCell(style: .default, reuseIdentifier: "cell") }
    source.reload()
  }

  /// Takes the cells away and has the table ask; returns what was raised.
  func run() -> String? {
    let isMissingOne = request == .missingOne
    source.cell = { [unowned self] path in
      if isMissingOne, path.row != 2 { return UITableViewCell() }
      refused += 1
      return BadSource.noCell
    }
    return UIKitException.caught {
      ask()
      MainLoop.runUntilIdle()
    }?.reason
  }

  private func ask() {
    switch request {
    case .firstDisplay: break
    case .scrolling: table.contentOffset.y = 100
    case .scrollingToRow: table.scrollToRow(at: [0, 15], at: .top, animated: true)
    case .growing: table.frame.size.height = 500
    case .reloading, .missingOne: table.reloadData()
    case .reloadingRows: table.reloadRows(at: [[0, 1]], with: .fade)
    case .reloadingSection: table.reloadSections([0], with: .none)
    case .inserting:
      source.rows = { _ in 21 }
      table.insertRows(at: [[0, 0]], with: .automatic)
    case .deleting:
      source.rows = { _ in 15 }
      table.deleteRows(at: (0..<5).map { [0, $0] }, with: .automatic)
    case .reconfiguring: table.reconfigureRows(at: [[0, 1]])
    case .selfSizing:
      source.height = { _ in UITableView.automaticDimension }
      table.reloadData()
    case .growingRows:
      // Rows that outgrow their estimates push others, whose cells are made, out of sight.
      source.height = { _ in 150 }
      source.cell = { [unowned self] path in
        guard path.row > 1 else { return UITableViewCell() }
        refused += 1
        return BadSource.noCell
      }
      table.reloadData()
    }
  }

  /// What is wrong with what is shown: cells that no row has, or beside their rows.
  func faults() -> [String] {
    let shown = table.indexPathsForVisibleRows ?? []
    let frames = table.visibleCells.map(\.frame)
    var faults: [String] = []
    if frames != shown.map({ table.rectForRow(at: $0) }) { faults.append("\(frames) for \(shown)") }
    let cells = table.subviews.filter { $0 is UITableViewCell }
    if cells.count != shown.count { faults.append("\(cells.count) cells, \(shown.count) shown") }
    return faults
  }
}
