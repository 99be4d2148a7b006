import Foundation
import TableModel
import Testing

/// Where plain headers stay, and where the offset goes when the content shrinks.
@MainActor struct PinnedHeaderTests {
  @Test func `a pinned header stays below the inset at the top`() {
    let source = BadSource()
    source.rows = { _ in 30 }
    source.header = { _ in UIView() }
    source.headerHeight = { _ in 20 }
    source.table.contentInset.top = 50
    source.reload()
    source.table.contentOffset.y = 100
    MainLoop.runUntilIdle()
    #expect(source.table.subviews.contains { $0.frame.minY == 150 && $0.frame.height == 20 })
    source.table.contentInset.top = 70
    MainLoop.runUntilIdle()
    #expect(source.table.subviews.contains { $0.frame.minY == 170 && $0.frame.height == 20 })
  }

  @Test func `a reload that shortens the content brings the offset back to its end`() {
    let source = BadSource()
    source.rows = { _ in 30 }
    source.reload()
    source.table.contentOffset.y = 800
    MainLoop.runUntilIdle()
    source.rows = { _ in 10 }
    source.reload()
    #expect(source.table.contentOffset.y == 100)
  }
}
