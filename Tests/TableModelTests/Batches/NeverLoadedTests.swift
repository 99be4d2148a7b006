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

  // LayoutKit 1f1b067
  @Test func `without a window the rectangle of a header is that of its height after a reload`() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        51
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIView()
      }
    }
    let heights = Heights()
    table.dataSource = source
    table.delegate = heights
    source.sections = [1]
    table.reloadData()
    #expect(table.rectForHeader(inSection: 0).height == 51)
  }

  // DTTableViewManager ebb417e
  @Test func `without a window a cell is there right after updates that nobody checked`() {
    table.dataSource = source
    source.sections = [1]
    table.insertSections([0], with: .automatic)
    #expect(table.cellForRow(at: [0, 0]) != nil)
  }

  @Test func `without a window an update after a reload counts from the reload`() {
    table.dataSource = source
    source.sections = [1]
    table.reloadData()
    source.sections = [1, 1]
    #expect(UIKitException.caught { table.insertSections([1], with: .none) } == nil)
    #expect(table.numberOfSections == 2)
  }

  private final class Headings: NSObject, UITableViewDelegate {
    let view = UITableViewHeaderFooterView()
    var requests = 0
    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    )
      -> CGFloat
    { 15 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      requests += 1
      return view
    }
  }

  @Test func `a reload of a section makes its header at once, in a table without a size too`() {
    let headings = Headings()
    let table = UITableView()
    table.delegate = headings
    table.dataSource = source
    source.sections = [0]
    table.reloadData()
    #expect(headings.requests == 0)
    table.reloadSections([0], with: .automatic)
    #expect(headings.requests == 1)
  }

  private final class WindowedTable: UITableView {
    let own = UIWindow()
    override var window: UIWindow? { own }
    override func reloadData() {}
  }

  @Test func `a table that only says that it has a window is in none`() {
    let table = WindowedTable()
    table.dataSource = source
    source.sections = [1]
    #expect(UIKitException.caught { table.deleteRows(at: [[0, 0]], with: .none) } == nil)
  }

  @Test func `a new data source has not been needed`() {
    table.dataSource = source
    _ = table.numberOfSections
    let other = Source()
    other.sections = [2]
    table.dataSource = other
    #expect(UIKitException.caught { table.insertRows(at: [[0, 1]], with: .none) } == nil)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `without a data source a cell is dequeued for any row`() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let exception = UIKitException.caught {
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0])
    }
    #expect(exception == nil)
    table.dataSource = source
    let raised = UIKitException.caught {
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0])
    }
    #expect(raised?.reason.contains("request for rect at invalid index path") == true)
  }

  @Test func `updates of a table that nobody has needed leave it so`() {
    table.dataSource = source
    source.sections = [0, 0]
    table.insertSections([0, 1], with: .none)
    source.sections = [0, 0, 0]
    #expect(UIKitException.caught { table.insertSections([1, 2], with: .none) } == nil)
    #expect(table.numberOfSections == 3)
  }
}
