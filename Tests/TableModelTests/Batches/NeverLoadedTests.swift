import Foundation
import TableModel
import Testing

/// Updates, and requests for cells, of a table that is in no window.
@MainActor @Suite struct NeverLoadedTests {
  private final class Source: NSObject, UITableViewDataSource {
    var sections: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Source()

  @Test func `nobody checks the updates of a table that nobody has needed`() {
    table.dataSource = source
    source.sections = [0, 0]
    let exception = UIKitException.caught {
      table.beginUpdates()
      table.insertSections([0, 1, 2], with: .automatic)
      table.endUpdates()
    }
    #expect(exception == nil && table.numberOfSections == 2)
    source.sections = [1, 0]
    #expect(UIKitException.caught { table.insertRows(at: [[0, 0]], with: .none) } == nil)
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(UIKitException.caught { table.insertRows(at: [[0, 0]], with: .none) } != nil)
  }

  @Test(arguments: ["reload", "count", "layout"])
  func `they are checked once it was reloaded, counted or laid out`(step: String) {
    table.dataSource = source
    source.sections = [5]
    switch step {
    case "reload": table.reloadData()
    case "count": _ = table.numberOfSections
    default: table.layoutIfNeeded()
    }
    let exception = UIKitException.caught {
      table.insertRows(at: (0..<5).map { [0, $0] }, with: .none)
    }
    #expect(exception?.reason.contains("Invalid update: invalid number of rows") == true)
  }

  @Test func `without a window a cell is there right after a reload`() {
    table.dataSource = source
    table.layoutIfNeeded()
    source.sections = [1]
    table.reloadData()
    #expect(table.cellForRow(at: [0, 0]) != nil)
  }
}
