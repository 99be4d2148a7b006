import Foundation
import TableModel
import TableProbe
import Testing

/// Content that a hosting configuration shows: its size, its margins, and its view in reused cells.
@MainActor @Suite struct HostedContentTests {
  /// A view of a height, with state that no value knows.
  private final class BlockView: UIView {
    var height: CGFloat = 0
    var isOpen = false
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  private struct Block: UIHostedView {
    var height: CGFloat
    func makeHostedView() -> BlockView { BlockView() }
    func updateHostedView(_ view: BlockView) { view.height = height }
  }

  /// A view whose constraints give it a height.
  private struct Column: UIHostedView {
    func makeHostedView() -> UIView {
      let (column, label) = (UIView(), UILabel())
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      column.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: column.topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: -30),
        label.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      ])
      return column
    }
    func updateHostedView(_ view: UIView) {}
  }

  private func show(
    _ count: Int = 1, _ content: @escaping (IndexPath) -> any UIContentConfiguration
  ) -> TableProbe {
    let probe = TableProbe(rows: [count])
    let table = probe.table
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.separatorStyle = .none
    probe.cellForRow = { path in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.contentConfiguration = content(path)
      return cell
    }
    probe.show()
    return probe
  }

  private func block(_ probe: TableProbe, _ path: IndexPath = [0, 0]) throws -> BlockView {
    let content = try #require(probe.table.cellForRow(at: path)?.contentView)
    return try #require(content.subviews.first as? BlockView)
  }

  @Test func `content keeps the cell's margins, and a row the least height`() throws {
    let low = show { _ in UIHostingConfiguration { Block(height: 10) } }
    #expect(low.table.rectForRow(at: [0, 0]).height == 51)
    let cell = try #require(low.table.cellForRow(at: [0, 0]))
    let view = try block(low)
    #expect(view.frame.minX == cell.layoutMargins.left && view.frame.height == 10)
    #expect(view.frame.maxX == cell.bounds.width - cell.layoutMargins.right)
    let high = show { _ in UIHostingConfiguration { Block(height: 100) } }
    #expect(high.table.rectForRow(at: [0, 0]).height == 122)
  }

  @Test func `margins and the least height can be set`() throws {
    let bare = show { _ in
      UIHostingConfiguration { Block(height: 10) }.margins(.all, 0).minSize(width: 0, height: 0)
    }
    #expect(bare.table.rectForRow(at: [0, 0]).height == 10)
    #expect(try block(bare).frame.minX == 0)
    let wide = show { _ in
      UIHostingConfiguration { Block(height: 10) }.margins(.vertical, 40).margins(.leading, 3)
    }
    #expect(wide.table.rectForRow(at: [0, 0]).height == 90)
    #expect(try block(wide).frame.minX == 3 && block(wide).frame.minY == 40)
  }

  @Test func `content with constraints has their height`() {
    let probe = show { _ in UIHostingConfiguration { Column() }.margins(.vertical, 0) }
    #expect(probe.table.rectForRow(at: [0, 0]).height == 80.5)
  }

  @Test func `a reused cell keeps the view and its state, unless the identity changes`() throws {
    for hasIdentity in [false, true] {
      let probe = show(60) { path in
        if hasIdentity { return UIHostingConfiguration { Block(height: 60).id(path.row) } }
        return UIHostingConfiguration { Block(height: 60) }
      }
      for path in probe.table.indexPathsForVisibleRows ?? [] {
        try block(probe, path).isOpen = true
      }
      probe.table.contentOffset.y = 2000
      probe.table.layoutIfNeeded()
      probe.table.contentOffset.y = 3000
      probe.table.layoutIfNeeded()
      let shown = probe.table.indexPathsForVisibleRows ?? []
      let open = try shown.filter { try block(probe, $0).isOpen }
      #expect(open.isEmpty == hasIdentity)
    }
  }
}
