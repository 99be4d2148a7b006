import Foundation
import TableModel
import TableProbe
import Testing

/// A probe of a table that is an app's own.
@Suite @MainActor struct WatchingTests {
  // MARK: What is logged

  @Test func `A controller's own methods are called and logged`() {
    let feed = FeedController(style: .plain)
    let probe = TableProbe(watching: feed)
    probe.show()
    #expect(!feed.requestedHeights.isEmpty)
    #expect(probe.events(.heightForRow).compactMap(\.indexPath) == feed.requestedHeights)
    #expect(probe.events(.heightForRow).allSatisfy { $0.number == 60 })
    #expect(probe.rows(of: .cellForRow).count == 3)
    #expect(feed.tableView.visibleCells.count == 3)
  }

  @Test func `A method that the app does not implement is not logged`() {
    let probe = TableProbe(watching: FeedController(style: .plain))
    probe.show()
    probe.tap(row: [0, 0])
    #expect(!probe.log.isEmpty)
    #expect(probe.count(.willDisplay) == 0)
    #expect(probe.count(.didSelect) == 0)
    #expect(probe.count(.estimatedHeightForRow) == 0)
    #expect(probe.count(.numberOfSections) == 0)
  }

  @Test func `Whatever is done to a row that is not there is an issue at its line`() {
    let probe = TableProbe(rows: 2)
    probe.show()
    let line = #line
    withKnownIssue {
      probe.tap(row: [0, 2])
      probe.swipe(row: [1, 0])
      probe.swipeFully(row: [0, -1])
      probe.tapEditingControl(of: [0])
      probe.reorder(row: [0, 2], over: [0, 0])
    } matching: { issue in
      (line...line + 7).contains(issue.sourceLocation?.line ?? 0)
        && "\(issue)".contains("The table has no row")
    }
  }

  @Test func `A tap reaches the app's delegate, and its call comes before what it causes`() {
    let screen = ListScreen()
    let probe = TableProbe(watching: screen)
    probe.show()
    probe.clear()
    probe.tap(row: [0, 1])
    #expect(screen.selected == [[0, 1]])
    #expect(probe.log.prefix(3).map(\.call) == [.willSelect, .didSelect, .numberOfRows])
    // Once by `reloadData()` and once by the layout after it (M-01).
    #expect(probe.count(.numberOfRows) == 2)
  }

  @Test func `Calls made while the controller's view loads are logged`() {
    let probe = TableProbe(watching: EarlyScreen())
    _ = probe.table
    #expect(probe.count(.numberOfRows) == 1)
  }

  // MARK: What the app sees

  @Test func `The table's delegate is still the app's object`() {
    let screen = ListScreen()
    let probe = TableProbe(watching: screen)
    probe.show()
    #expect(screen.table.delegate === screen)
    #expect(screen.table.dataSource === screen)
    #expect((screen.table as UIScrollView).delegate === screen)
    #expect(probe.table === screen.table)
  }

  @Test func `A delegate that is set later is watched`() {
    let screen = ListScreen()
    let probe = TableProbe(watching: screen)
    probe.show()
    let other = Delegate()
    screen.table.delegate = other
    probe.clear()
    probe.reload()
    #expect(probe.count(.heightForRow) == 3)
  }

  @Test func `The probe keeps no delegate alive`() {
    let screen = ListScreen()
    let probe = TableProbe(watching: screen)
    probe.show()
    var other: Delegate? = Delegate()
    screen.table.delegate = other
    probe.reload()
    weak let gone = other
    other = nil
    #expect(gone == nil)
    #expect(screen.table.delegate == nil)
  }

  @Test func `The geometry of a watched table is that of one nobody watches`() {
    let watched = ListScreen()
    TableProbe(watching: watched).show()
    let alone = ListScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = alone
    window.makeKeyAndVisible()
    TableProbe.settle()
    #expect(watched.table.frame == alone.table.frame)
    #expect(watched.table.contentSize == alone.table.contentSize)
    #expect(watched.table.rectForRow(at: [0, 1]) == alone.table.rectForRow(at: [0, 1]))
  }

  @Test func `A delegate that declines a selection is obeyed`() {
    let screen = ListScreen()
    screen.selectable = false
    let probe = TableProbe(watching: screen)
    probe.show()
    probe.tap(row: [0, 1])
    #expect(screen.selected.isEmpty)
    #expect(probe.events(.willSelect).map(\.answer) == ["nil"])
  }

  // MARK: What can be watched

  @Test func `A table by itself is watched`() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = source
    let probe = TableProbe(watching: table)
    probe.show()
    #expect(table.window?.bounds.height == 480)
    #expect(probe.count(.cellForRow) == 3)
  }

  @Test func `A data source and a delegate get a table`() {
    let probe = TableProbe(dataSource: Source(), delegate: Delegate())
    probe.show()
    #expect(probe.table.rectForRow(at: [0, 2]).minY == 100)
    #expect(probe.count(.heightForRow) == 3)
  }

  @Test func `A navigation controller shows the table of its top controller`() {
    let feed = FeedController(style: .plain)
    let probe = TableProbe(watching: UINavigationController(rootViewController: feed))
    probe.show()
    #expect(probe.table === feed.tableView)
    #expect(feed.tableView.window != nil)
    #expect(probe.count(.cellForRow) == 3)
  }

  @Test func `A controller without a table has an empty one`() {
    let probe = TableProbe(watching: UIViewController())
    probe.show()
    #expect(probe.table.numberOfSections == 0)
    #expect(probe.log.isEmpty)
  }

  @Test func `A trace gives what a closure makes the table do`() {
    let probe = TableProbe(dataSource: Source())
    probe.show()
    let trace = probe.trace { probe.table.reloadData() }
    #expect(trace.split(separator: "\n").first == "numberOfRows  0    3")
    // Two counts, of the reload and of its layout (M-01), and a cell for each of three rows.
    #expect(trace.split(separator: "\n").count == 5)
  }
}

// MARK: - Screens as apps have them

private final class FeedController: UITableViewController {
  var requestedHeights: [IndexPath] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "cell") }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    requestedHeights.append(indexPath)
    return 60
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 0
  }
}

private final class ListScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  var selectable = true
  var selected: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "cell") }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    selectable ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
    tableView.reloadData()
    tableView.layoutIfNeeded()
  }
}

private final class EarlyScreen: UIViewController, UITableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds, style: .plain)
    table.dataSource = self
    view.addSubview(table)
    _ = table.numberOfRows(inSection: 0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "cell") }
}

private final class Source: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "cell") }
}

private final class Delegate: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 50 }
}
