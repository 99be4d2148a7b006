import Foundation
import TableModel
import TableProbe
import Testing

@MainActor struct SelfSizingInvalidationTests {
  /// A view that is as high as it says.
  private final class Block: UIView {
    var size = CGSize(width: 100, height: 30)
    override var intrinsicContentSize: CGSize { size }
  }

  /// Three rows as high as the blocks in them.
  @MainActor private struct Scene {
    let probe = TableProbe(rows: 3)
    let blocks = (0..<3).map { _ in Block() }

    init(_ version: Int, _ mode: UITableView.SelfSizingInvalidation) {
      probe.table.estimatedRowHeight = 44
      probe.table.rowHeight = UITableView.automaticDimension
      if version >= 16 { probe.table.selfSizingInvalidation = mode }
      probe.cellForRow = { [blocks] path in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (block, content) = (blocks[path.row], cell.contentView)
        block.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(block)
        NSLayoutConstraint.activate([
          block.topAnchor.constraint(equalTo: content.topAnchor),
          block.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          block.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        ])
        return cell
      }
      probe.show()
    }

    var heights: [CGFloat] { (0..<3).map { probe.table.rectForRow(at: [0, $0]).height } }

    /// How much higher the second row gets by itself when its block grows by 50 points.
    func growth(telling tell: (UITableViewCell, Block) -> Void) -> CGFloat {
      let before = heights
      blocks[1].size.height += 50
      probe.table.cellForRow(at: [0, 1]).map { tell($0, blocks[1]) }
      probe.settle()
      #expect(heights[0] == before[0] && heights[2] == before[2])
      return heights[1] - before[1]
    }
  }

  private static func growth(
    _ version: Int, _ mode: UITableView.SelfSizingInvalidation,
    telling tell: (UITableViewCell, Block) -> Void
  ) -> CGFloat {
    SystemVersion.$current.withValue(.iOS(version)) {
      Scene(version, mode).growth(telling: tell)
    }
  }

  @Test func `from iOS 16 a cell that invalidates its size gets another height`() {
    func both(_ cell: UITableViewCell, _ block: Block) {
      block.invalidateIntrinsicContentSize()
      cell.invalidateIntrinsicContentSize()
    }
    #expect(Self.growth(15, .enabled, telling: both) == 0)
    #expect(Self.growth(16, .enabled, telling: both) == 50)
    #expect(Self.growth(26, .disabled, telling: both) == 0)
  }

  @Test func `the content view may say so as well`() {
    let growth = Self.growth(26, .enabled) { cell, block in
      block.invalidateIntrinsicContentSize()
      cell.contentView.invalidateIntrinsicContentSize()
    }
    #expect(growth == 50)
  }

  @Test func `what changes within the content counts only if constraints are included`() {
    func inner(_ cell: UITableViewCell, _ block: Block) { block.invalidateIntrinsicContentSize() }
    #expect(Self.growth(26, .enabled, telling: inner) == 0)
    #expect(Self.growth(26, .enabledIncludingConstraints, telling: inner) == 50)
  }

  @Test func `a row with a height of its own keeps it`() {
    let scene = Scene(26, .enabled)
    scene.probe.heightForRow = { _ in 60 }
    scene.probe.table.delegate = scene.probe
    scene.probe.table.reloadData()
    scene.probe.settle()
    let growth = scene.growth { cell, _ in cell.invalidateIntrinsicContentSize() }
    #expect(growth == 0)
  }

  @Test func `the rows below move over time, unless animations are off`() {
    for isAnimated in [true, false] {
      let scene = Scene(26, .enabled)
      scene.blocks[0].size.height += 50
      scene.blocks[0].invalidateIntrinsicContentSize()
      let cell = scene.probe.table.cellForRow(at: [0, 0])
      if isAnimated {
        cell?.invalidateIntrinsicContentSize()
      } else {
        UIView.performWithoutAnimation { cell?.invalidateIntrinsicContentSize() }
      }
      scene.probe.table.layoutIfNeeded()
      let below = scene.probe.table.cellForRow(at: [0, 1])
      let present = below?.layer.presentation()?.frame ?? below?.frame
      #expect((present == below?.frame) == !isAnimated)
    }
  }
}
