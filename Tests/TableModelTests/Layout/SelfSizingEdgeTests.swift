import Foundation
import TableModel
import TableProbe
import Testing

/// Headers and footers that size themselves.
@MainActor @Suite struct SelfSizingEdgeTests {
  /// A view with a wrapping label, as `content` has it.
  private func label(in content: UIView) {
    let label = UILabel()
    label.text = TextCell.longText
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    NSLayoutConstraint.activate(label.pinned(to: content, margin: TextCell.margin))
  }

  private func probe() -> TableProbe {
    let probe = TableProbe(rows: 3)
    probe.heightForRow = { _ in 50 }
    probe.table.sectionHeaderTopPadding = 0
    probe.table.estimatedSectionHeaderHeight = 30
    probe.table.estimatedSectionFooterHeight = 30
    return probe
  }

  @Test func `a header is as high as the constraints of its content view ask for`() {
    let probe = probe()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    label(in: header.contentView)
    probe.viewForHeader = { _ in header }
    probe.show()
    #expect(probe.table.rectForHeader(inSection: 0).height == 61)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 61))
    #expect(probe.table.rectForRow(at: [0, 0]).minY == 61)
  }

  @Test func `a log names a header's content view by its own class`() {
    let probe = probe()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    label(in: header.contentView)
    probe.heightForHeader = { _ in 10 }
    probe.viewForHeader = { _ in header }
    probe.show()
    let log = ConsoleLog.messages.joined()
    #expect(log.contains("_UITableViewHeaderFooterContentView:0x"))
  }

  @Test func `a plain view as header or footer is measured by its own constraints`() {
    let probe = probe()
    let (header, footer) = (UIView(), UIView())
    label(in: header)
    label(in: footer)
    probe.viewForHeader = { _ in header }
    probe.viewForFooter = { _ in footer }
    probe.show()
    #expect(header.frame.height == 61)
    #expect(footer.frame == CGRect(x: 0, y: 211, width: 320, height: 61))
    #expect(probe.table.contentSize.height == 272)
  }

  @Test func `a header out of sight keeps its estimate until it comes into sight`() {
    let probe = TableProbe(rows: [20, 3])
    probe.heightForRow = { _ in 50 }
    probe.table.estimatedRowHeight = 0
    probe.table.sectionHeaderTopPadding = 0
    probe.table.estimatedSectionHeaderHeight = 30
    let headers = (0..<2).map { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }
    for header in headers { label(in: header.contentView) }
    probe.viewForHeader = { headers[$0] }
    probe.show()
    #expect((0..<2).map { probe.table.rectForHeader(inSection: $0).height } == [61, 30])
    #expect(probe.table.contentSize.height == 1241)
    probe.scroll(to: 600)
    #expect((0..<2).map { probe.table.rectForHeader(inSection: $0).height } == [61, 61])
    #expect(probe.table.contentSize.height == 1272)
  }

  @Test func `a height from the delegate beats the constraints of a header`() {
    let probe = probe()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    label(in: header.contentView)
    probe.viewForHeader = { _ in header }
    probe.heightForHeader = { _ in 25 }
    probe.show()
    #expect(header.frame.height == 25)
  }
}
