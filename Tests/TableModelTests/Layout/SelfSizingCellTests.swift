import Foundation
import TableModel
import TableProbe
import Testing

/// What a table does with cells that size themselves (Sources.md AL-3, the self-sizing contract).
@MainActor @Suite struct SelfSizingCellTests {
  private func probe(of cells: [TextCell], estimate: CGFloat = 44) -> TableProbe {
    let probe = TableProbe(rows: cells.count)
    probe.traced = []
    probe.cellForRow = { cells[$0.row] }
    probe.table.rowHeight = UITableView.automaticDimension
    probe.table.estimatedRowHeight = estimate
    return probe
  }

  private func height(_ probe: TableProbe, _ row: Int = 0) -> CGFloat {
    probe.table.rectForRow(at: [0, row]).height
  }

  @Test(arguments: [8, 12, 13, 26]) func `a row is as high as its content and the separator`(
    version: Int
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let cells = [TextCell(), TextCell("Short")]
      let probe = probe(of: cells)
      probe.show()
      let pixel: CGFloat = 0.5
      #expect(height(probe) == TextCell.twoLines + 2 * TextCell.margin + pixel)
      #expect(height(probe, 1) == TextCell.lineHeight + 2 * TextCell.margin + pixel)
      // From iOS 13 on the content view is as high as the cell, and the pixel is the label's.
      let extra = version < 13 ? 0 : pixel
      #expect(cells[0].label.frame == CGRect(x: 10, y: 10, width: 300, height: 41 + extra))
      #expect(ConsoleLog.messages == [])
    }
  }

  @Test func `the table asks with the content's width as required and no height`() {
    let plain = TextCell()
    let indicated = TextCell()
    indicated.accessoryType = .disclosureIndicator
    let probe = probe(of: [plain, indicated])
    probe.show()
    #expect(
      plain.questions == [
        .init(
          target: CGSize(width: 320, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
      ])
    #expect(indicated.questions.map(\.target.width) == [293.5])
  }

  @Test func `the height of the cell's own frame does not matter to the fitting size`() {
    let cell = TextCell()
    cell.frame.size.height = 500
    cell.layoutIfNeeded()
    let probe = probe(of: [cell], estimate: 500)
    probe.show()
    #expect(height(probe) == 61.5)
  }

  @Test func `estimates give way to heights as rows are shown`() {
    let cells = (0..<40).map { _ in TextCell() }
    let probe = probe(of: cells, estimate: 100)
    probe.show()
    let shown = probe.table.indexPathsForVisibleRows?.count ?? 0
    let measured = cells.filter { !$0.questions.isEmpty }.count
    #expect(shown == 10)
    #expect(
      probe.table.contentSize.height == CGFloat(measured) * 61.5 + CGFloat(40 - measured) * 100)
    probe.scroll(to: 2000)
    let later = cells.filter { !$0.questions.isEmpty }.count
    #expect(later > measured)
    #expect(probe.table.contentSize.height == CGFloat(later) * 61.5 + CGFloat(40 - later) * 100)
  }

  @Test func `constraints that suggest no height are warned of once, and the row has 44 points`() {
    let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    for cell in cells {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      ])
    }
    let probe = TableProbe(rows: 3)
    probe.cellForRow = { cells[$0.row] }
    probe.table.estimatedRowHeight = 60
    probe.show()
    #expect((0..<3).map { height(probe, $0) } == [44, 44, 44])
    let warnings = ConsoleLog.messages.filter {
      $0.contains("ambiguously suggest a height of zero")
    }
    #expect(warnings.count == 1)
  }

  @Test func `constraints from the content to the cell do not size its row`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = String(repeating: "word ", count: 100)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let guide = cell.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let probe = TableProbe(rows: 1)
    probe.cellForRow = { _ in cell }
    probe.table.estimatedRowHeight = 60
    probe.show()
    #expect(height(probe) == 44)
    #expect(ConsoleLog.messages.contains { $0.contains("ambiguously suggest a height of zero") })
  }

  @Test func `rows without an estimate do not size themselves`() {
    let cell = TextCell()
    let probe = probe(of: [cell], estimate: 0)
    probe.show()
    #expect(height(probe) == 44)
    #expect(cell.questions == [])
  }

  @Test func `a height from the delegate turns self-sizing off for its row`() {
    let cells = [TextCell(), TextCell()]
    let probe = probe(of: cells)
    probe.heightForRow = { $0.row == 0 ? 80 : UITableView.automaticDimension }
    probe.show()
    #expect((0..<2).map { height(probe, $0) } == [80, 61.5])
    #expect(cells[0].questions == [])
  }

  @Test func `a cell is measured again when the table gets another width`() {
    let cell = TextCell()
    let probe = probe(of: [cell])
    probe.show()
    probe.table.frame.size.width = 500
    probe.table.reloadData()
    probe.settle()
    #expect(height(probe) == 41)
    #expect(cell.label.frame.size == CGSize(width: 480, height: 21))
  }
}
