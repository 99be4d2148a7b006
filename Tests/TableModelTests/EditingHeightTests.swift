import Foundation
import SystemVersions
import TableModel
import TableProbe
import Testing

/// Rows of automatic height in editing mode, whose controls narrow what their cells have to measure.
@MainActor struct EditingHeightTests {
  /// Rows of one to eight lines, with controls at both edges.
  private func probe(hasConfigurations: Bool) -> TableProbe {
    let probe = TableProbe(rows: 60)
    probe.cellForRow = { [unowned probe] path in
      let cell = probe.table.dequeueReusableCell(withIdentifier: "cell", for: path)
      let text = String(repeating: "words ", count: 1 + path.row)
      if hasConfigurations {
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = text
      }
      return cell
    }
    probe.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    probe.table.rowHeight = UITableView.automaticDimension
    probe.table.estimatedRowHeight = 44
    probe.canEdit = { _ in true }
    probe.moveRow = { _, _ in }
    return probe
  }

  /// The height that a cell measures itself at where it is, its separator included.
  private func measuredHeight(of cell: UITableViewCell) -> CGFloat {
    let size = CGSize(width: cell.contentView.frame.width, height: 0)
    return 1 / UIScreen.main.scale
      + cell.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
  }

  @Test(arguments: [(9, false), (13, false), (18, false), (18, true), (26, true)])
  func `a row that comes on the screen is as high as its cell needs beside the controls`(
    major: Int, hasConfigurations: Bool
  ) {
    SystemVersion.$current.withValue(.iOS(major)) {
      let probe = probe(hasConfigurations: hasConfigurations)
      probe.table.setEditing(true, animated: false)
      probe.show()
      var last = 0
      for _ in 0..<100 where last < 59 {
        let paths = probe.table.indexPathsForVisibleRows ?? []
        for path in paths {
          guard let cell = probe.table.cellForRow(at: path) else { continue }
          let height = probe.table.rectForRow(at: path).height
          #expect(abs(cell.contentView.frame.width - 244) < 0.001)
          #expect(abs(height - measuredHeight(of: cell)) < 0.001, "\(path)")
        }
        last = paths.last?.row ?? 59
        probe.scroll(by: 200)
      }
      #expect(last == 59)
    }
  }

  @Test(arguments: [9, 13, 18])
  func `a cell that is used again has the controls of its new row`(major: Int) {
    SystemVersion.$current.withValue(.iOS(major)) {
      let probe = TableProbe(rows: 60)
      probe.canEdit = { _ in true }
      probe.editingStyle = { $0.row == 0 ? .insert : .delete }
      probe.show()
      probe.table.setEditing(true, animated: false)
      let first = probe.table.cellForRow(at: [0, 0])
      #expect(first?.editingStyle == .insert)
      var wasReused = false
      for _ in 0..<10 {
        probe.scroll(by: 200)
        for path in probe.table.indexPathsForVisibleRows ?? [] where path.row > 0 {
          let cell = probe.table.cellForRow(at: path)
          #expect(cell?.editingStyle == .delete)
          if cell === first { wasReused = true }
        }
      }
      #expect(wasReused)
    }
  }

  @Test func `the margin beside the far edge is that of the row also beside a control`() {
    SystemVersion.$current.withValue(.iOS(18)) {
      let probe = TableProbe(rows: 3)
      probe.canEdit = { _ in true }
      probe.show()
      let before = probe.table.cellForRow(at: [0, 0])?.contentView.layoutMargins
      probe.table.setEditing(true, animated: false)
      probe.settle()
      let cell = probe.table.cellForRow(at: [0, 0])
      #expect(cell?.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
      #expect(cell?.contentView.layoutMargins == before)
    }
  }
}
