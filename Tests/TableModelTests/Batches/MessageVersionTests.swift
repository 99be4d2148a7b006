import TableModel
import TableProbe
import Testing

/// The texts of systems before those that are modelled, and what became of them (uitableview.md §3).
@MainActor struct MessageVersionTests {
  @Test("No modelled version says what iOS 5 said of inconsistent updates (EX-03)")
  func oldUpdateMessage() {
    for version in SystemVersion.modelled {
      SystemVersion.$current.withValue(version) {
        let probe = TableProbe(rows: 3)
        probe.show()
        let reason = UIKitException.caught {
          probe.table.deleteRows(at: [[0, 0]], with: .none)
        }?.reason
        #expect(reason?.hasPrefix("Invalid ") == true, "\(version)")
        #expect(reason?.contains("Invalid table view update.") == false, "\(version)")
      }
    }
  }

  private final class NilSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      unsafeBitCast(tableView.dequeueReusableCell(withIdentifier: "x"), to: UITableViewCell.self)
    }
  }

  @Test(
    "A row without a cell is told in the words of the version (EX-13, EX-14)",
    arguments: [
      (SystemVersion.iOS(8), "UITableView dataSource must return a cell from tableView:cellFor"),
      (.iOS(9), "failed to obtain a cell from its dataSource ("),
      (.iOS(26), "failed to obtain a cell from its dataSource ("),
    ])
  func noCell(version: SystemVersion, text: String) {
    SystemVersion.$current.withValue(version) {
      let source = NilSource()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = source
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      let exception = UIKitException.caught { table.layoutIfNeeded() }
      #expect(exception?.reason.contains(text) == true, "\(exception?.reason ?? "nothing")")
      #expect(table.numberOfRows(inSection: 0) == 2)
      #expect(table.visibleCells.isEmpty)
    }
  }

  private nonisolated static let mapFault =
    "unable to generate a new section map with old section count: 1 and new section count: 0"
  private nonisolated static let otherFault = "only 0 sections after the update"

  @Test(
    "Rows reloaded without any section left are an internal bug from iOS 9 until the new words",
    arguments: [
      (SystemVersion.iOS(8), otherFault), (.iOS(9), mapFault), (.iOS(15), mapFault),
      (.iOS(16), otherFault), (.iOS(26), otherFault),
    ])
  func sectionMap(version: SystemVersion, text: String) {
    SystemVersion.$current.withValue(version) {
      let probe = TableProbe(rows: 1)
      var sections = 1
      probe.numberOfSections = { sections }
      probe.show()
      sections = 0
      let exception = UIKitException.caught {
        probe.table.reloadRows(at: [[0, 0]], with: .automatic)
      }
      #expect(exception?.reason.contains(text) == true, "\(exception?.reason ?? "nothing")")
      #expect(probe.table.numberOfSections == 1)
      sections = 1
      probe.table.reloadRows(at: [[0, 0]], with: .automatic)
      #expect(probe.table.numberOfRows(inSection: 0) == 1)
    }
  }
}
