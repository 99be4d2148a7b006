import Foundation
import TableModel
import Testing

/// Answers that no table can use: UIKit's message where it has one, otherwise an answer that is
/// written down here; never a hang, and with the next ordinary answers an ordinary table.
@MainActor struct BadInputTests {
  private let source = BadSource()
  private var table: UITableView { source.table }

  @Test(arguments: [-1, -1000, Int.min + 1]) func `negative counts are none`(count: Int) {
    source.rows = { _ in count }
    #expect(source.reload() == nil)
    #expect(table.numberOfRows(inSection: 0) == 0 && table.contentSize.height == 0)
    source.sections = { count }
    #expect(source.reload() == nil)
    #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
    #expect(source.faultsAfterRepair() == [])
  }

  @Test func `counts beyond what a table can hold raise`() {
    source.rows = { _ in Int.max }
    #expect(source.reload()?.contains("Failed to allocate data stores") == true)
    source.rows = { _ in 1 }
    source.sections = { Int.max }
    #expect(source.reload() != nil)
    #expect(source.faultsAfterRepair() == [])
  }

  @Test(arguments: [true, false]) func `rows of bad heights leave the others in their places`(
    estimates: Bool
  ) {
    let heights: [CGFloat] = [.nan, .infinity, -.infinity, -2]
    for bad in heights {
      source.height = { $0.row == 1 ? bad : 40 }
      source.estimate = { $0.row == 1 ? bad : 40 }
      if !estimates { table.estimatedRowHeight = 0 }
      let reason = source.reload()
      #expect((reason != nil) == (bad.isNaN || bad == -2), "\(bad)")
      for row in 0..<4 {
        let (this, next) = (table.rectForRow(at: [0, row]), table.rectForRow(at: [0, row + 1]))
        #expect(this.maxY == next.minY && this.height.isFinite && this.height >= 0, "\(bad)")
      }
      #expect(table.contentSize.height.isFinite)
      #expect(source.faultsAfterRepair() == [], "\(bad)")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, .greatestFiniteMagnitude])
  func `headers of bad heights leave a table that can be used`(height: CGFloat) {
    source.header = { _ in UIView() }
    source.headerHeight = { _ in height }
    let reason = source.reload()
    #expect((reason != nil) == (height < 0))
    #expect(table.contentSize.height.isFinite)
    #expect(source.faultsAfterRepair() == [])
  }

  @Test func `one cell for every row is in the last of them`() {
    let cell = UITableViewCell()
    source.cell = { _ in cell }
    source.reload()
    #expect(cell.superview === table)
    #expect(table.subviews.filter { $0 === cell }.count == 1)
    #expect((0..<5).contains { table.rectForRow(at: [0, $0]) == cell.frame })
    #expect(source.faultsAfterRepair() == [])
    #expect(cell.superview == nil)
  }

  @Test func `a cell that another table shows goes over to the one that requested it last`() {
    let other = BadSource()
    other.reload()
    let stolen = other.table.visibleCells[1]
    source.cell = { $0.row == 2 ? stolen : UITableViewCell() }
    source.reload()
    #expect(stolen.superview === table && stolen.frame == table.rectForRow(at: [0, 2]))
    #expect(other.faultsAfterRepair() == [])
    #expect(source.faultsAfterRepair() == [])
  }

  @Test func `one view for every header is in one place`() {
    let view = UIView()
    source.sections = { 3 }
    source.rows = { _ in 2 }
    source.header = { _ in view }
    source.headerHeight = { _ in 20 }
    #expect(source.reload() == nil)
    #expect(table.subviews.filter { $0 === view }.count == 1)
    #expect(source.faultsAfterRepair() == [])
  }

  @Test func `neither a table nor what it is in can be its header or footer`() {
    let outer = UIView()
    outer.addSubview(table)
    for view in [table, outer] {
      #expect(UIKitException.caught { table.tableFooterView = view } != nil)
      #expect(UIKitException.caught { table.tableHeaderView = view } != nil)
      #expect(table.tableFooterView == nil && table.tableHeaderView == nil)
    }
    #expect(table.superview === outer)
    #expect(source.faultsAfterRepair() == [])
  }

  @Test func `counts that change between the calls are those of the last reload`() {
    var requests = 0
    source.rows = { _ in
      requests += 1
      return requests % 7
    }
    for _ in 0..<20 {
      source.reload()
      let count = table.numberOfRows(inSection: 0)
      #expect(table.visibleCells.count == count && table.contentSize.height == CGFloat(count) * 40)
    }
    let before = table.numberOfRows(inSection: 0)
    let raised = UIKitException.caught { table.deleteRows(at: [[0, 0]], with: .none) }
    #expect(raised != nil || table.numberOfRows(inSection: 0) == before - 1)
    #expect(source.faultsAfterRepair() == [])
  }

  @Test func `a footer view that takes the place of one as high is where that one was`() {
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    source.reload()
    let place = table.tableFooterView?.frame
    #expect(place == CGRect(x: 0, y: 200, width: 320, height: 30))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    MainLoop.runUntilIdle()
    #expect(table.tableFooterView?.frame == place)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: 320, height: 0), CGSize(width: 0, height: 300),
    CGSize(width: 0.1, height: 0.1),
  ]) func `a table without a size asks and scrolls like any other`(size: CGSize) {
    table.frame.size = size
    #expect(source.reload() == nil)
    #expect(table.contentSize == CGSize(width: table.bounds.width, height: 200))
    table.scrollToRow(at: [0, 4], at: .bottom, animated: false)
    table.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    MainLoop.runUntilIdle()
    #expect(source.faultsAfterRepair() == [])
  }

  @Test func `ten million rows are laid out, scrolled and edited`() {
    table.delegate = nil
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    source.rows = { _ in 10_000_000 }
    #expect(source.reload() == nil)
    #expect(table.contentSize.height == 400_000_000)
    table.scrollToRow(at: [0, 9_999_999], at: .bottom, animated: false)
    MainLoop.runUntilIdle()
    #expect(table.indexPathsForVisibleRows?.last == [0, 9_999_999])
    #expect(table.rectForRow(at: [0, 5_000_000]).minY == 200_000_000)
    source.rows = { _ in 9_999_999 }
    table.deleteRows(at: [[0, 3]], with: .none)
    MainLoop.runUntilIdle()
    #expect(table.numberOfRows(inSection: 0) == 9_999_999)
    #expect(table.contentSize.height == 399_999_960)
  }

  @Test func `paths and points that are nowhere have no answer, or UIKit's message`() {
    source.reload()
    for path in [IndexPath(), [0], [0, -1], [0, 5], [7, 0], [-1, 0], [0, 0, 0]] as [IndexPath] {
      _ = UIKitException.caught {
        #expect(table.cellForRow(at: path) == nil, "\(path)")
        _ = table.rectForRow(at: path)
        table.deselectRow(at: path, animated: false)
      }
      _ = UIKitException.caught { table.selectRow(at: path, animated: false, scrollPosition: .top) }
      _ = UIKitException.caught { table.scrollToRow(at: path, at: .middle, animated: false) }
      _ = UIKitException.caught { table.deleteRows(at: [path], with: .none) }
      _ = UIKitException.caught { table.reloadRows(at: [path], with: .none) }
      _ = UIKitException.caught { table.moveRow(at: path, to: path) }
    }
    for number in [CGFloat.nan, .infinity, -.infinity, -1, 1e300] {
      #expect(table.indexPathForRow(at: CGPoint(x: 1, y: number)) == nil, "\(number)")
      #expect(table.indexPathForRow(at: CGPoint(x: number, y: 1)) == nil, "\(number)")
      _ = table.indexPathsForRows(in: CGRect(x: 0, y: number, width: number, height: number))
      _ = UIKitException.caught { table.contentOffset.y = number }
      MainLoop.runUntilIdle()
    }
    #expect(source.faultsAfterRepair() == [])
  }
}
