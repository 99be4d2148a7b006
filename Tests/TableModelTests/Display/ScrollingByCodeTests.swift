import Foundation
import TableModel
import TableProbe
import Testing

/// Where code scrolls a table to, and when it may not.
@MainActor struct ScrollingByCodeTests {
  private let probe = TableProbe(rows: 30, size: CGSize(width: 320, height: 300))
  private var table: UITableView { probe.table }

  private func show() {
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    probe.show()
  }

  @Test func `a rectangle beyond the end scrolls to the end, one too high to its top`() {
    show()
    let width = table.bounds.width
    table.scrollRectToVisible(CGRect(x: 0, y: 1150, width: width, height: 400), animated: false)
    #expect(table.contentOffset.y == 900)
    table.scrollRectToVisible(CGRect(x: 0, y: 2000, width: width, height: 10), animated: false)
    #expect(table.contentOffset.y == 900)
    table.contentOffset.y = 100
    table.scrollRectToVisible(CGRect(x: 0, y: 150, width: width, height: 320), animated: false)
    #expect(table.contentOffset.y == 150)
  }

  @Test func `insets are left free above and below a row`() {
    table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    show()
    table.scrollToRow(at: [0, 20], at: .top, animated: false)
    #expect(table.contentOffset.y == 750)
    table.scrollToRow(at: [0, 20], at: .bottom, animated: false)
    #expect(table.contentOffset.y == 570)
    table.scrollToRow(at: [0, 20], at: .middle, animated: false)
    #expect(table.contentOffset.y == 660)
    table.scrollToRow(at: [0, 29], at: .top, animated: false)
    #expect(table.contentOffset.y == 930)
  }

  @Test func `a row that was scrolled to at once has its cell`() {
    show()
    table.scrollToRow(at: [0, 20], at: .top, animated: false)
    #expect(table.cellForRow(at: [0, 20]) != nil)
  }

  @Test func `what is in its place already is not scrolled to`() {
    show()
    table.scrollToRow(at: [0, 0], at: .top, animated: true)
    table.scrollRectToVisible(CGRect(x: 0, y: 50, width: 320, height: 50), animated: true)
    probe.settle()
    #expect(probe.count(.didEndScrollingAnimation) == 0)
  }

  @Test func `an offset beyond the end stays where code has put it`() {
    show()
    table.contentOffset.y = 1000
    probe.settle()
    #expect(table.contentOffset.y == 1000)
  }

  @Test func `rows that turn out lower do not move the content under a finger`() {
    probe.estimatedHeightForRow = { _ in 100 }
    probe.heightForRow = { _ in 20 }
    probe.show()
    let finger = Finger(on: table, at: CGPoint(x: 160, y: 200))
    let end = table.contentSize.height - 300
    table.contentOffset.y = end
    table.layoutIfNeeded()
    #expect(table.contentSize.height < end + 300 && table.contentOffset.y == end)
    finger.cancel()
  }

  @Test("On iOS 9 a row that sizes itself keeps its estimate when requested in a scroll (TR-17)")
  func automaticRows() {
    SystemVersion.$current.withValue(.iOS(9)) {
      let probe = TableProbe(rows: 30, size: CGSize(width: 320, height: 300))
      probe.table.estimatedRowHeight = 50
      probe.heightForRow = { _ in UITableView.automaticDimension }
      probe.show()
      probe.clear()
      let raised = UIKitException.caught {
        probe.table.scrollToRow(at: [0, 5], at: .top, animated: true)
      }
      #expect(raised == nil && probe.count(.heightForRow, at: [0, 29]) == 1)
      #expect(probe.table.rectForRow(at: [0, 29]).height == 50)
    }
  }

  @Test func `the selected row nearest to the middle of the screen is scrolled to`() {
    table.allowsMultipleSelection = true
    show()
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 11], animated: false, scrollPosition: .none)
    table.contentOffset.y = 150
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 440)
  }

  @Test func `a table that does not scroll stays when the status bar is tapped`() {
    show()
    table.contentOffset.y = 200
    table.isScrollEnabled = false
    probe.tapStatusBar()
    probe.settle()
    #expect(table.contentOffset.y == 200)
  }

  @Test func `under a finger that drags, an animated offset is there at once`() {
    show()
    let finger = Finger(on: table, at: CGPoint(x: 160, y: 200))
    finger.move(by: -50)
    table.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(table.contentOffset.y == 400 && table.isDragging)
    finger.cancel()
  }

  @Test func `an inset that changes under a finger leaves the content where it is`() {
    show()
    let finger = Finger(on: table, at: CGPoint(x: 160, y: 200))
    table.contentInset.top = 60
    #expect(table.contentOffset.y == 0)
    finger.cancel()
  }

  @Test func `rows of a rectangle that ends at a row's edge do not have that row`() {
    show()
    let rect = CGRect(x: 0, y: 40, width: 320, height: 80)
    #expect(table.indexPathsForRows(in: rect) == [[0, 1], [0, 2]])
    #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 60)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 320, y: 60)) == nil)
  }
}
