import Foundation
import TableModel
import TableProbe
import Testing

@MainActor @Suite struct SweepTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var allows = true
    var log: [String] = []

    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.row)")
      return allows
    }

    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      log.append("begin \(indexPath.row) \(tableView.isEditing)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 2 ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      log.append("end \(tableView.isEditing)")
    }
  }

  private let probe = TableProbe(rows: 6)
  private let delegate = Delegate()

  init() {
    probe.table.allowsMultipleSelectionDuringEditing = true
    probe.show()
    probe.table.delegate = delegate
  }

  @Test func `selects the rows on its way, upwards too`() {
    probe.sweep(from: [0, 1], to: [0, 3])
    probe.sweep(from: [0, 5], to: [0, 4])
    #expect(
      delegate.log == [
        "should 1", "begin 1 true", "select 1", "select 3", "end true",
        "should 5", "begin 5 true", "select 5", "select 4", "end true",
      ])
    #expect(probe.table.indexPathsForSelectedRows?.count == 4)
  }

  @Test func `rows that are selected already are not selected again`() {
    probe.sweep(from: [0, 0], to: [0, 1])
    delegate.log = []
    probe.sweep(from: [0, 0], to: [0, 3])
    #expect(delegate.log == ["should 0", "begin 0 true", "select 3", "end true"])
  }

  @Test func `nothing happens where the delegate, the table or the version does not allow it`() {
    delegate.allows = false
    probe.sweep(from: [0, 0], to: [0, 1])
    #expect(delegate.log == ["should 0"] && !probe.table.isEditing)
    delegate.allows = true
    probe.table.allowsMultipleSelectionDuringEditing = false
    probe.sweep(from: [0, 0], to: [0, 1])
    probe.table.allowsMultipleSelectionDuringEditing = true
    probe.sweep(from: [0, 0], to: [0, 9])
    #expect(delegate.log == ["should 0"])
  }
}
