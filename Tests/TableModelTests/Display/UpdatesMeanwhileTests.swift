import Foundation
import ScreenTesting
import SystemVersions
import TableModel
import TableProbe
import Testing

/// What changes in a table while something else goes on: a touch, a scroll, its own walk over cells.
@MainActor @Suite struct UpdatesMeanwhileTests {
  /// A list whose rows can be deleted, with its calls.
  private final class List: UITableViewController {
    var names = ["A", "B", "C", "D", "E"]
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(names[indexPath.row])")
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  // rdar 33540825: Delete and another row are tapped at the same time.
  @Test(arguments: [10, 12, 26], [(1, "C"), (3, "A")] as [(Int, String)])
  func `a touch selects the row that it began on, wherever that is now`(
    major: Int, deletion: (row: Int, kept: String)
  ) throws {
    let list = SystemVersion.$current.withValue(.iOS(major)) { List(style: .plain) }
    let screen = Screen(list, on: .iPhone8, system: .iOS(major))
    let table = try #require(list.tableView)
    table.swipes.open(rowAt: IndexPath(row: deletion.row, section: 0))
    let touched = try #require(list.names.firstIndex(of: deletion.kept))
    let row = table.rectForRow(at: IndexPath(row: touched, section: 0))
    let finger = Finger(on: table, at: CGPoint(x: 50, y: row.midY))
    table.swipes.tapAction(0)
    finger.lift()
    #expect(list.names.count == 4)
    #expect(list.calls == ["select \(deletion.kept)"])
    screen.wait(for: 1)
  }

  @Test func `on iOS 11 a touch raises whose row has moved`() throws {
    let list = SystemVersion.$current.withValue(.iOS(11)) { List(style: .plain) }
    let screen = Screen(list, on: .iPhone8, system: .iOS(11))
    let table = try #require(list.tableView)
    table.swipes.open(rowAt: [0, 1])
    let finger = Finger(on: table, at: CGPoint(x: 50, y: table.rectForRow(at: [0, 3]).midY))
    table.swipes.tapAction(0)
    let raised = UIKitException.caught { finger.lift() }
    MainLoop.runUntilIdle()
    #expect(raised?.reason.contains("preventReuseOfCell:") == true)
    screen.wait(for: 1)
  }

  @Test func `a touch on a row that is gone selects nothing`() throws {
    let list = SystemVersion.$current.withValue(.iOS(18)) { List(style: .plain) }
    let screen = Screen(list, on: .iPhone8, system: .iOS(18))
    let table = try #require(list.tableView)
    let finger = Finger(on: table, at: CGPoint(x: 50, y: table.rectForRow(at: [0, 2]).midY))
    list.names.remove(at: 2)
    table.deleteRows(at: [[0, 2]], with: .none)
    finger.lift()
    #expect(list.calls == [])
    screen.wait(for: 1)
  }

  /// A form whose cells end the editing of their field, which reloads the table.
  private final class Form: UITableViewController {
    final class Cell: UITableViewCell {
      var onEditing: (() -> Void)?
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if !editing { onEditing?() }
      }
    }

    var reloadingRow = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = Cell()
      guard indexPath.row == reloadingRow else { return cell }
      cell.onEditing = { [weak tableView] in tableView?.reloadData() }
      return cell
    }
  }

  // rdar 32481163
  @Test(arguments: [8, 9, 10, 11, 18], [0, 1, 2])
  func `a cell that reloads its table in the walk over cells takes the others from it`(
    major: Int, row: Int
  ) throws {
    let form = SystemVersion.$current.withValue(.iOS(major)) { Form(style: .plain) }
    form.reloadingRow = row
    let screen = Screen(form, on: .iPhone8, system: .iOS(major))
    form.setEditing(true, animated: false)
    MainLoop.runUntilIdle()
    let raised = UIKitException.caught { form.setEditing(false, animated: true) }
    // Behind the last cell there is none to be missed.
    let raises = major <= 10 && row < 2
    #expect(raised?.name == (raises ? "NSRangeException" : nil))
    screen.wait(for: 1)
  }

  /// Ten rows with a field each.
  private final class Fields: UITableViewController {
    let fields = (0..<10).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      10
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  // rdar 35441474
  @Test(arguments: [(10, true), (11, false), (12, true), (26, true)])
  func `an update leaves the next field below the keyboard on iOS 11`(
    major: Int, isScrolled: Bool
  ) throws {
    let form = SystemVersion.$current.withValue(.iOS(major)) { Fields(style: .plain) }
    let screen = Screen(form, on: .iPhone8, system: .iOS(major))
    let table = try #require(form.tableView)
    form.fields[0].becomeFirstResponder()
    MainLoop.runUntilIdle()
    form.fields[9].becomeFirstResponder()
    table.beginUpdates()
    table.endUpdates()
    MainLoop.runUntilIdle()
    let field = form.fields[9].convert(form.fields[9].bounds, to: nil)
    // 667 points, 260 of them the keyboard's.
    #expect((field.maxY <= 407) == isScrolled, "\(field)")
    screen.wait(for: 1)
  }

  // maxsokolov/TableKit #88
  @Test(arguments: [(8, true), (10, true), (11, false), (12, false), (26, false)])
  func `a table without sections requests one below its header up to iOS 10`(
    major: Int, requests: Bool
  ) throws {
    SystemVersion.$current.withValue(.iOS(major)) {
      let probe = TableProbe(rows: [])
      probe.numberOfSections = { 0 }
      probe.heightForRow = { _ in 40 }
      probe.estimatedHeightForRow = { _ in 40 }
      probe.titleForHeader = { _ in "Title" }
      probe.viewForFooter = { _ in UIView() }
      probe.heightForHeader = { _ in 30 }
      probe.heightForFooter = { _ in 30 }
      probe.table.tableHeaderView = UIView()
      probe.attach()
      probe.clear()
      probe.table.reloadData()
      for call in [
        ProbeEvent.Call.numberOfRows, .titleForHeader, .viewForFooter, .heightForHeader,
        .heightForFooter,
      ] {
        #expect((probe.count(call) > 0) == requests, "\(call)")
      }
      #expect(probe.table.numberOfSections == 0)
      // A table that has been shown does not, nor one without a header.
      probe.show()
      probe.clear()
      probe.table.reloadData()
      #expect(probe.count(.numberOfRows) == 0)
      probe.table.tableHeaderView = nil
      probe.clear()
      probe.table.reloadData()
      #expect(probe.count(.numberOfRows) == 0)
    }
  }

  // As an app does it: it reloads, ends editing, and then deletes a section.
  @Test func `ending editing shows a reload that waits`() throws {
    let probe = TableProbe(rows: [1, 1, 1, 1])
    probe.numberOfSections = { [probe] in probe.rows.count }
    defer { probe.numberOfSections = nil }
    probe.show()
    let table = probe.table
    table.setEditing(true, animated: false)
    table.reloadData()
    table.setEditing(false, animated: true)
    probe.rows = [1, 1, 1]
    #expect(UIKitException.caught { table.deleteSections([3], with: .automatic) } == nil)
    #expect(table.numberOfSections == 3)
  }

  // TableViewLiaison 4fd782e, OKTableViewLiaison ef64480
  @Test(arguments: [CGSize.zero, CGSize(width: 320, height: 480)])
  func `a reloaded section has its header at once, in a table of no size too`(size: CGSize) {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var headers = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        headers += 1
        return UIView()
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { 15 }
    }
    let (table, source) = (UITableView(frame: CGRect(origin: .zero, size: size)), Source())
    table.dataSource = source
    table.delegate = source
    table.reloadData()
    #expect(source.headers == 0)
    table.reloadSections([0], with: .automatic)
    #expect(source.headers == 1)
  }
}
