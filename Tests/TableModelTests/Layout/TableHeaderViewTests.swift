import Foundation
import TableModel
import TableProbe
import Testing

/// The view above the first section: its height counts when it is assigned.
@MainActor @Suite struct TableHeaderViewTests {
  private func probe(_ header: UIView) -> TableProbe {
    let probe = TableProbe(rows: 3)
    probe.heightForRow = { _ in 50 }
    probe.table.estimatedRowHeight = 0
    probe.table.tableHeaderView = header
    probe.show()
    return probe
  }

  @Test func `only the height of its frame is heeded`() {
    let header = UIView(frame: CGRect(x: 1000, y: 1000, width: 0, height: 80))
    let probe = probe(header)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(probe.table.rectForRow(at: [0, 0]).minY == 80)
  }

  @Test func `a height that changes moves no row until the view is assigned again`() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    let probe = probe(header)
    header.frame.size.height = 120
    probe.settle()
    #expect(probe.table.rectForRow(at: [0, 0]).minY == 80)
    #expect(probe.table.contentSize.height == 230)
    probe.table.tableHeaderView = header
    probe.settle()
    #expect(probe.table.rectForRow(at: [0, 0]).minY == 120)
    #expect(probe.table.contentSize.height == 270)
  }

  @Test(arguments: [true, false]) func `content that does not fit conflicts with its height`(
    fits: Bool
  ) {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: fits ? 61 : 60))
    let label = UILabel()
    label.text = TextCell.longText
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    header.addSubview(label)
    NSLayoutConstraint.activate(label.pinned(to: header, margin: TextCell.margin))
    let probe = probe(header)
    let conflicts = ConsoleLog.messages.filter { $0.contains("satisfy constraints") }
    #expect(conflicts.count == (fits ? 0 : 1))
    #expect(header.frame.height == (fits ? 61 : 60))
    _ = probe
  }

  @Test func `its compressed height follows from the width that is required`() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    let label = UILabel()
    label.text = TextCell.longText
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate(label.pinned(to: header, margin: TextCell.margin))
    let free = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(free == CGSize(width: 379.5, height: 40.5))
    let held = header.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(held == CGSize(width: 320, height: 61))
    let expanded = header.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(expanded.width == 379.5)
  }

  /// A view of 100 points by its own constraints, without a frame.
  private func constrained() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    return view
  }

  // manongdao.com/article-2144999.html; github.com/aunnnn/TableHeaderViewWithAutoLayout/issues/1, 2018.
  @Test(arguments: [8, 11, 26])
  func `a footer that only constraints size is at the top of the table, and has no room`(
    version: Int
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = TableProbe(rows: 3)
      probe.heightForRow = { _ in 50 }
      probe.table.estimatedRowHeight = 0
      let footer = constrained()
      footer.widthAnchor.constraint(equalToConstant: 320).isActive = true
      probe.table.tableFooterView = footer
      probe.show()
      #expect(footer.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
      #expect(probe.table.contentSize.height == 150)
    }
  }

  // The same of 2018, whose footer is constrained to the table.
  @Test(arguments: [8, 11, 26])
  func `so is one that constraints tie to the table`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = TableProbe(rows: 3)
      probe.heightForRow = { _ in 50 }
      probe.table.estimatedRowHeight = 0
      let footer = constrained()
      let table = probe.table
      table.tableFooterView = footer
      NSLayoutConstraint.activate([
        footer.centerXAnchor.constraint(equalTo: table.centerXAnchor),
        footer.widthAnchor.constraint(equalTo: table.widthAnchor, multiplier: 0.8),
        footer.topAnchor.constraint(equalTo: table.topAnchor),
      ])
      probe.show()
      #expect(footer.frame == CGRect(x: 32, y: 0, width: 256, height: 100))
    }
  }

  // medium.com/@aunnnn, table header view with Auto Layout, 2017.
  @Test(arguments: [10, 26])
  func `a header that constraints tie to the table has room once it is assigned again`(
    version: Int
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let header = constrained()
      let probe = probe(header)
      let table = probe.table
      NSLayoutConstraint.activate([
        header.centerXAnchor.constraint(equalTo: table.centerXAnchor),
        header.widthAnchor.constraint(equalTo: table.widthAnchor),
        header.topAnchor.constraint(equalTo: table.topAnchor),
      ])
      probe.settle()
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
      #expect(table.rectForRow(at: [0, 0]).minY == 0)
      table.tableHeaderView = header
      probe.settle()
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
      #expect(table.rectForRow(at: [0, 0]).minY == 100)
    }
  }
}
