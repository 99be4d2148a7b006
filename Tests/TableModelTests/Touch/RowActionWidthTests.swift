import Foundation
import ScreenTesting
import TableModel
import Testing

/// How wide the buttons of swiped rows are.
@MainActor @Suite struct RowActionWidthTests {
  private final class List: UITableViewController {
    var titles: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      titles.map { UITableViewRowAction(style: .normal, title: $0) { _, _ in } }
    }
  }

  /// The widths of the buttons, from the edge inwards.
  private func widths(_ titles: String...) -> [CGFloat] {
    let list = SystemVersion.$current.withValue(.iOS(9)) { List(style: .plain) }
    list.titles = titles
    let screen = Screen(list, system: .iOS(9))
    screen.swipe(row: [0, 0], .left)
    return list.tableView.swipes.shownButtons.compactMap { $0?.frame.width }
  }

  @Test func `a row action is as wide as its title`() {
    let (short, long, longer) = (widths("A"), widths("A long title"), widths("A            title"))
    #expect(short == [74] && long[0] > 100 && longer[0] > 100)
  }

  @Test func `each has its own width, beside the others`() {
    let all = widths("A", "A long title")
    #expect(all.count == 2 && all[0] == 74 && all[1] == widths("A long title")[0])
  }

  @Test func `together they leave a part of the row`() {
    let all = widths("A very long title", "Another very long title", "One more title as long")
    let whole: CGFloat = all.reduce(0, +)
    #expect(whole > 255.9 && whole < 256.1)
  }
}
