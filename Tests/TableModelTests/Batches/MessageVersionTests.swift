import TableModel
import TableProbe
import Testing

/// The texts of systems before those that are modeled, and what became of them (uitableview.md §3).
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
