import TableModel
import TableProbe
import Testing

/// The layout of views that nobody has laid out yet, outside of a window.
@MainActor struct FirstLayoutTests {
  private final class CountingView: UIView {
    var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  @Test func `a view made with a size is laid out once by layoutIfNeeded`() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.count == 0)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test func `a view made without a size waits for one`() {
    let view = CountingView()
    view.layoutIfNeeded()
    #expect(view.count == 0)
    view.frame.size = CGSize(width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test(arguments: [false, true])
  func `a table made with a frame shows its rows at layoutIfNeeded`(hasDelegate: Bool) {
    let probe = TableProbe(rows: 3)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = probe
    if hasDelegate { table.delegate = probe }
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
  }
}
