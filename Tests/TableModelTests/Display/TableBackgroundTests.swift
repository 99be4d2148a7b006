import TableProbe
import Testing

@testable import TableModel
@testable import UIKitModel

/// The view behind a table's rows.
@Suite @MainActor struct TableBackgroundTests {
  @Test func `A background view is in the table as soon as it is set, behind the rows`() {
    let probe = TableProbe(rows: 5)
    probe.show()
    let view = UIView()
    probe.table.backgroundView = view
    #expect(view.superview === probe.table)
    #expect(probe.table.subviews.first === view)
    #expect(view.frame == probe.table.bounds)
  }

  @Test func `It stays in place while the rows scroll, and is as large as the table`() {
    let probe = TableProbe(rows: 100)
    probe.table.backgroundView = UIView()
    probe.show()
    probe.scroll(to: 900)
    #expect(probe.table.backgroundView?.frame == probe.table.bounds)
    #expect(probe.table.subviews.first === probe.table.backgroundView)
    probe.table.frame.size.height = 300
    probe.table.layoutIfNeeded()
    #expect(probe.table.backgroundView?.bounds.height == 300)
  }

  @Test func `Another one takes its place, and nil takes it out`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let first = UIView()
    let second = UIView()
    table.backgroundView = first
    table.backgroundView = second
    #expect(first.superview == nil)
    #expect(second.superview === table)
    table.backgroundView = nil
    #expect(second.superview == nil)
  }

  @Test func `A background that went to another view stays there`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let view = UIView()
    let other = UIView()
    table.backgroundView = view
    other.addSubview(view)
    table.backgroundView = nil
    #expect(view.superview === other)
  }
}
