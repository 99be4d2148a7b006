import Foundation
import TableModel
import TableProbe
import Testing

/// Headers and footers on the screen: where they stay, and what becomes of them.
@MainActor struct SectionEdgeDisplayTests {
  private func probe(_ style: UITableView.Style) -> TableProbe {
    let probe = TableProbe(rows: [20, 20], style: style, size: CGSize(width: 320, height: 400))
    probe.table.sectionHeaderTopPadding = 0
    probe.table.rowHeight = 40
    probe.table.estimatedRowHeight = 0
    probe.table.estimatedSectionHeaderHeight = 0
    probe.table.estimatedSectionFooterHeight = 0
    probe.heightForHeader = { _ in 30 }
    probe.heightForFooter = { _ in 20 }
    return probe
  }

  private func frames(_ probe: TableProbe, height: CGFloat) -> [CGFloat] {
    probe.table.subviews.filter { $0 is UILabel && $0.frame.height == height }
      .map(\.frame.minY).sorted()
  }

  @Test func `in the grouped styles headers and footers scroll along`() {
    let probe = probe(.grouped)
    probe.viewForHeader = { _ in UILabel() }
    probe.viewForFooter = { _ in UILabel() }
    probe.show()
    probe.scroll(to: 20)
    #expect(frames(probe, height: 30) == [0] && frames(probe, height: 20) == [])
    probe.scroll(to: 500)
    #expect(frames(probe, height: 30) == [850] && frames(probe, height: 20) == [830])
  }

  @Test func `a plain footer stays above the bottom's inset and below its header`() {
    let probe = probe(.plain)
    probe.viewForFooter = { _ in UILabel() }
    probe.viewForHeader = { _ in UILabel() }
    probe.table.contentInset.bottom = 50
    probe.show()
    #expect(frames(probe, height: 20) == [330])
    // The second section begins 25 points above the inset: its footer has no room beside its
    // header.
    probe.scroll(to: 525)
    #expect(probe.table.rectForHeader(inSection: 1).minY == 850)
    #expect(frames(probe, height: 20) == [830, 880])
  }

  @Test func `header and footer views that leave the screen are reused, and prepared for it`() {
    final class Edge: UITableViewHeaderFooterView {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let probe = TableProbe(rows: [20, 20, 20], size: CGSize(width: 320, height: 400))
    let table = probe.table
    probe.heightForHeader = { _ in 30 }
    table.register(Edge.self, forHeaderFooterViewReuseIdentifier: "edge")
    var views: [Edge] = []
    probe.viewForHeader = { _ in
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
      if let view = view as? Edge { views.append(view) }
      return view
    }
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    probe.show()
    probe.scroll(to: 1000)
    probe.scroll(to: 0)
    #expect(views.count == 3)
    #expect(views.first.map { first in views.dropFirst().contains { $0 === first } } == true)
    #expect(views.contains { $0.reuses > 0 })
    #expect(probe.count(.didEndDisplayingHeader) == 2)
  }

  @Test func `a header that leaves the screen is taken off although its section stays`() {
    let probe = probe(.grouped)
    probe.viewForHeader = { _ in UILabel() }
    probe.show()
    probe.scroll(to: 100)
    #expect(frames(probe, height: 30) == [])
    #expect(probe.count(.didEndDisplayingHeader) == 1)
  }

  @Test func `only headers hug their content`() {
    let probe = probe(.plain)
    probe.titleForHeader = { _ in "A" }
    probe.titleForFooter = { _ in "A" }
    probe.table.contentHuggingElements = .sectionHeaders
    probe.show()
    #expect(probe.table.headerView(forSection: 0).map { $0.frame.width < 320 } == true)
    #expect(probe.table.footerView(forSection: 0)?.frame.width == 320)
  }
}
