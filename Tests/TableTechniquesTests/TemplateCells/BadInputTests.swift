import TableModel
import TableTechniques
import Testing

/// What cannot be measured says why, counts as a standard row, and is not kept.
@MainActor @Suite("Bad input of template cells") struct BadInputTests {
  private final class UnmeasurableCell: UITableViewCell {}

  private func table(_ type: UITableViewCell.Type = SizedCell.self) -> TemplateTableView {
    let table = TemplateTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    table.register(type, forCellReuseIdentifier: "cell")
    return table
  }

  @Test(arguments: ["", "unknown"]) func `an identifier must be registered`(identifier: String) {
    let table = table()
    var height: CGFloat?
    let exception = UIKitException.caught {
      height = table.heightForCell(withIdentifier: identifier) { (_: SizedCell) in }
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason
        == "Cell must be registered to table view for identifier - \(identifier)")
    #expect(height == 44)
  }

  @Test func `a cell of another class is named`() {
    let table = table(UITableViewCell.self)
    let exception = UIKitException.caught {
      _ = table.heightForCell(withIdentifier: "cell") { (_: SizedCell) in
        Issue.record("configured a cell of another class")
      }
    }
    #expect(
      exception?.reason.hasPrefix(
        "Template cell for identifier - cell is a UITableViewCell, but its configuration takes a "
          + "SizedCell") == true)
  }

  @Test func `a cell with neither constraints nor a size of its own is refused`() {
    let table = table(UnmeasurableCell.self)
    let exception = UIKitException.caught {
      _ = table.heightForCell(withIdentifier: "cell") { (_: UnmeasurableCell) in }
    }
    #expect(
      exception?.reason
        == "Customized cell must override '-sizeThatFits:' method if not using auto layout.")
  }

  @Test func `a plain cell is measured by its labels`() {
    let table = table(UITableViewCell.self)
    let exception = UIKitException.caught {
      let height = table.heightForCell(withIdentifier: "cell") { (cell: UITableViewCell) in
        cell.textLabel?.text = "plain"
      }
      #expect(height >= 44)
    }
    #expect(exception == nil)
  }

  @Test func `a configuration that asks for the same height again is stopped`() {
    let list = SizedList([[10, 20]])
    list.show()
    var depth = 0
    let exception = UIKitException.caught {
      _ = list.table.heightForCell(withIdentifier: SizedCell.identifier) { (_: SizedCell) in
        depth += 1
        _ = list.freshHeight(of: [0, 0])
      }
    }
    #expect(depth == 1)
    #expect(exception?.reason.contains("request a height of that identifier") == true)
    #expect(list.freshHeight(of: [0, 1]) == 52.5)
  }

  @Test(arguments: [CGFloat.nan, -1000, .infinity, -.infinity])
  func `a height that is none is refused, and not kept`(height: CGFloat) {
    let list = SizedList([[height]])
    let exception = UIKitException.caught {
      #expect(list.tableView(list.table, heightForRowAt: [0, 0]) == 44)
    }
    #expect(exception?.reason.contains("return a height that is finite and not negative") == true)
    #expect(list.cachedPaths.isEmpty)
  }

  @Test func `a height of nothing is a height, and kept`() {
    let list = SizedList([[-32]])
    list.table.separatorStyle = .none
    #expect(list.tableView(list.table, heightForRowAt: [0, 0]) == 0)
    #expect(list.tableView(list.table, heightForRowAt: [0, 0]) == 0)
    #expect(list.configurations == 1)
  }

  @Test func `a table without width measures nothing and keeps nothing`() {
    let list = SizedList([[10]], width: 0)
    #expect(list.tableView(list.table, heightForRowAt: [0, 0]) == 44)
    #expect(list.cachedPaths.isEmpty)
    list.table.frame.size.width = 320
    #expect(list.tableView(list.table, heightForRowAt: [0, 0]) == 42.5)
  }

  nonisolated static let beyond: [IndexPath] = [
    [0, 2], [0, 1_000_000_000_000], [1, 0], [0, -1], [-1, 0], [0], [], [0, 0, 0],
    IndexPath(row: .max, section: .max),
  ]

  @Test(arguments: beyond) func `a row beyond the data is measured and not kept`(path: IndexPath) {
    let list = SizedList([[10, 20]])
    list.show()
    for _ in 0..<2 {
      let height = list.table.heightForCell(
        withIdentifier: SizedCell.identifier, cacheByIndexPath: path
      ) { (cell: SizedCell) in cell.height = 5 }
      #expect(height == 37.5)
    }
    #expect(list.table.cachedHeight(at: path) == nil)
    list.table.invalidateHeight(at: path)
    list.table.moveHeight(at: path, to: [0, 0])
    list.table.moveHeight(at: [0, 0], to: path)
    #expect(list.stalePaths.isEmpty)
  }

  @Test func `an update that UIKit refuses leaves no stale height`() {
    let list = SizedList([[10, 20, 30]])
    list.show()
    let exception = UIKitException.caught {
      list.table.deleteRows(at: [[0, 0]], with: .none)
    }
    #expect(exception?.reason.contains("Invalid update") == true || exception != nil)
    #expect(list.stalePaths.isEmpty)
  }
}
