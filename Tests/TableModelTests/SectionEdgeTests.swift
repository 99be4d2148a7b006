import Foundation
import TableModel
import TableProbe
import Testing

@MainActor struct SectionEdgeTests {
  /// A source and delegate of the plainest kind: without headers, footers and heights.
  @MainActor private final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The first section with a title; nil for none.
    var firstTitle: Int?

    func numberOfSections(in tableView: UITableView) -> Int { 30 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      firstTitle.flatMap { section < $0 ? nil : "\(section)" }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test(arguments: SystemVersion.modelled)
  func `sections without headers take no room for them, seen or not`(version: SystemVersion) {
    SystemVersion.$current.withValue(version) {
      let plain = Plain()
      let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      let (table, window) = (UITableView(frame: frame), UIWindow(frame: frame))
      table.rowHeight = 44
      table.dataSource = plain
      table.delegate = plain
      window.addSubview(table)
      MainLoop.runUntilIdle()
      // 30 sections of five rows of 44 points.
      #expect(table.contentSize.height == 6600)
      #expect(table.rectForRow(at: [29, 0]).minY == 6380)
    }
  }

  @Test func `a title that comes into sight when headers turn out missing is shown at once`() {
    let plain = Plain()
    plain.firstTitle = 4
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let (table, window) = (UITableView(frame: frame), UIWindow(frame: frame))
    table.rowHeight = 16
    table.estimatedRowHeight = 0
    table.dataSource = plain
    table.delegate = plain
    window.addSubview(table)
    table.layoutSubviews()
    // Four sections of five rows of 16 points; with headers and footers they would not fit.
    #expect(table.rectForRow(at: [3, 4]).maxY == 320)
    #expect(table.headerView(forSection: 4)?.textLabel?.text == "4")
  }

  @Test("An estimate of one point is none to iOS 10", arguments: [(10, 28.0), (11, 1.0)])
  func onePoint(version: Int, height: Double) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = TableProbe(rows: [30, 30])
      probe.table.estimatedRowHeight = 0
      probe.heightForRow = { _ in 50 }
      probe.estimatedHeightForHeader = { _ in 1 }
      probe.heightForHeader = { _ in 40 }
      probe.viewForHeader = { _ in UIView() }
      #expect(UIKitException.caught { probe.show() } == nil)
      #expect(probe.table.rectForHeader(inSection: 0).height == 40)
      #expect(probe.table.rectForHeader(inSection: 1).height == CGFloat(height))
    }
  }

  @Test func `an empty section below a table header has no padding`() {
    let probe = TableProbe(rows: [0, 2])
    probe.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    probe.heightForRow = { _ in 50 }
    probe.show()
    #expect(probe.table.rect(forSection: 0).height == 0)
    #expect(probe.table.rectForRow(at: [1, 0]).minY == 100)
  }

  @Test func `a header that turns out empty takes its padding along`() {
    let probe = TableProbe(rows: [1, 1])
    probe.heightForRow = { _ in 50 }
    probe.viewForHeader = { $0 == 0 ? UIView() : nil }
    probe.heightForHeader = { $0 == 0 ? 20 : 0 }
    probe.table.estimatedSectionHeaderHeight = 20
    probe.show()
    #expect(probe.table.rect(forSection: 0).height == 92)
    #expect(probe.table.rect(forSection: 1).height == 50)
  }

  @Test func `headers that hug their content are no wider than it (iOS 18)`() {
    let probe = TableProbe(rows: [1])
    probe.titleForHeader = { _ in "A" }
    probe.show()
    let header = probe.table.headerView(forSection: 0)
    #expect(header?.frame.width == 320)
    probe.table.contentHuggingElements = .sectionHeaders
    probe.table.reloadData()
    probe.settle()
    let width = probe.table.headerView(forSection: 0)?.frame.width ?? 0
    #expect(width > 0 && width < 100)
  }

  @Test func `estimates of every kind go together`() {
    let estimates: [CGFloat] = [50, .nan, -1, 0, .infinity, 2e6, 60]
    let probe = TableProbe(rows: estimates.count)
    probe.estimatedHeightForRow = { estimates[$0.row] }
    probe.heightForRow = { _ in 30 }
    probe.table.estimatedRowHeight = 70
    probe.looksUpCells = false
    probe.table.dataSource = probe
    probe.table.delegate = probe
    let tops = estimates.indices.map { probe.table.rectForRow(at: [0, $0]).height }
    // 0, NaN and infinity mean no estimate: the height is requested.
    // An automatic one is that of a stock row.
    #expect(tops == [50, 30, 51, 30, 30, 1e6, 60])
  }
}
