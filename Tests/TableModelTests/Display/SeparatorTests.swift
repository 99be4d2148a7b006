import Foundation
import TableProbe
import Testing

@testable import TableModel

/// Which rows have a line below them, and how far it reaches.
@MainActor @Suite struct SeparatorTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `the last line of a group is as wide as the table, and a rounded group has none`(
    _ style: UITableView.Style
  ) throws {
    let probe = TableProbe(rows: [3, 1], style: style)
    probe.show()
    func line(_ path: IndexPath) -> CGRect? { probe.table.cellForRow(at: path)?.separatorFrame }
    let inner = try #require(line([0, 1]))
    #expect(inner.minX == 16)
    switch style {
    case .plain: #expect(line([0, 2]) == inner)
    case .grouped: #expect(line([0, 2])?.minX == 0 && line([1, 0])?.width == 320)
    default: #expect(line([0, 2]) == nil && line([1, 0]) == nil)
    }
    probe.rows = [4, 1]
    probe.table.insertRows(at: [[0, 3]], with: .none)
    probe.settle()
    #expect(line([0, 2]) == inner)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `an inset as wide as the cell leaves nothing of the line to be seen`(
    _ style: UITableView.Style
  ) throws {
    let probe = TableProbe(rows: [4], style: style)
    probe.willDisplay = { cell, path in
      if path.row == 1 { cell.separatorInset.left = cell.bounds.width }
      if path.row == 2 { cell.separatorInset.right = cell.bounds.width }
    }
    probe.show()
    let widths = try (0..<3).map { row in
      let cell = try #require(probe.table.cellForRow(at: [0, row]))
      return cell.separatorFrame?.intersection(cell.bounds).width ?? 0
    }
    #expect(widths[0] > 0 && widths[1] == 0 && widths[2] == 0)
  }
}
