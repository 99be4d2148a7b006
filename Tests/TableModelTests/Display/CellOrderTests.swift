import Foundation
import TableModel
import TableProbe
import Testing

/// What a cell is behind, and what it is told, when it comes on the screen.
@MainActor @Suite struct CellOrderTests {
  private final class Card: UITableViewCell {
    var log: [String] = []
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      log.append("\(selected) \(animated)")
    }
  }

  private let probe = TableProbe(rows: [30, 30])

  private func level(_ path: IndexPath) -> Int? {
    probe.table.subviews.firstIndex { $0 === probe.table.cellForRow(at: path) }
  }

  private func scroll(to offsets: StrideThrough<CGFloat>) {
    for y in offsets {
      probe.table.contentOffset.y = y
      probe.table.layoutIfNeeded()
    }
  }

  @Test func `a cell comes behind the others, so that they overlap by the way one scrolls`() throws
  {
    probe.show()
    scroll(to: stride(from: 0, through: 600, by: 30))
    let last = try #require(probe.table.indexPathsForVisibleRows?.last?.row)
    let (lower, upper) = (try #require(level([0, last])), try #require(level([0, last - 1])))
    #expect(lower < upper)
    scroll(to: stride(from: 600, through: 300, by: -30))
    let first = try #require(probe.table.indexPathsForVisibleRows?.first?.row)
    let (above, below) = (try #require(level([0, first])), try #require(level([0, first + 1])))
    #expect(above < below)
  }

  @Test func `headers and the background keep their places around the cells`() throws {
    let background = UIView()
    probe.table.backgroundView = background
    probe.titleForHeader = { "\($0)" }
    probe.show()
    scroll(to: stride(from: 0, through: 600, by: 30))
    #expect(probe.table.subviews.first === background)
    let header = try #require(probe.table.headerView(forSection: 0))
    let top = try #require(probe.table.subviews.firstIndex { $0 === header })
    #expect(
      probe.table.visibleCells.allSatisfy { cell in
        probe.table.subviews.firstIndex { $0 === cell } ?? .max < top
      })
  }

  @Test func `a cell hears of its selection each time it comes, never animated`() throws {
    probe.table.register(Card.self, forCellReuseIdentifier: "card")
    probe.cellForRow = { [unowned probe] in
      probe.table.dequeueReusableCell(withIdentifier: "card", for: $0)
    }
    probe.show()
    let card = try #require(probe.table.cellForRow(at: [0, 0]) as? Card)
    #expect(card.log == ["false false"])
    probe.tap(row: [0, 0])
    #expect(card.log == ["false false", "true false"])
    probe.table.contentOffset.y = 1000
    probe.settle()
    probe.table.contentOffset.y = 0
    probe.settle()
    #expect((probe.table.cellForRow(at: [0, 0]) as? Card)?.log.last == "true false")
  }
}
