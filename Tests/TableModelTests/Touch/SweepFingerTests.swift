import Foundation
import ScreenTesting
import TableModel
import TableProbe
import Testing

/// Two fingers on the rows of a table (SRGSSR/playsrg-apple #205, dotnet/macios #8986).
@MainActor @Suite struct SweepFingerTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    var mayBegin = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should")
      return mayBegin
    }
    override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("begin \(tableView.isEditing)") }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      log.append("end")
    }
  }

  private let rows = Rows(style: .plain)
  private let screen: Screen

  init() { screen = Screen(rows) }

  /// Two fingers come down on row 1 and move down to row 4.
  private func sweep() {
    let height = rows.tableView.rectForRow(at: [0, 0]).height
    let fingers = [100, 140].map {
      Finger(on: rows.tableView, at: CGPoint(x: $0, y: height * 1.5))
    }
    for _ in 0..<10 {
      for finger in fingers { finger.move(by: height * 0.3, duration: 0.02) }
    }
    for finger in fingers { finger.lift() }
    MainLoop.runUntilIdle()
  }

  @Test func `they select the rows they pass, in editing mode, and do not scroll`() {
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    sweep()
    #expect(rows.log == ["should", "begin true", "end"])
    #expect(rows.tableView.indexPathsForSelectedRows == [[0, 1], [0, 2], [0, 3], [0, 4]])
    #expect(rows.tableView.contentOffset.y == 0)
  }

  @Test func `they scroll where several rows cannot be selected`() {
    sweep()
    #expect(rows.log == [] && !rows.tableView.isEditing)
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    rows.mayBegin = false
    sweep()
    #expect(rows.log == ["should"] && !rows.tableView.isEditing)
  }

  @Test func `one finger scrolls as before`() {
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    screen.scroll(by: 200)
    #expect(rows.log == [] && rows.tableView.contentOffset.y == 200)
  }
}
