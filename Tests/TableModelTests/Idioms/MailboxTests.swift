import Foundation
import TableModel
import TableProbe
import Testing

/// Several rows are chosen in editing mode, and a toolbar acts on them.
@MainActor struct MailboxTests {
  private final class Mailbox: UITableViewController {
    var mails = (0..<30).map { "Mail \($0)" }
    let deletion = UIBarButtonItem(title: "Delete")

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 40
      tableView.estimatedRowHeight = 0
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
      tableView.allowsMultipleSelectionDuringEditing = true
      navigationItem.rightBarButtonItem = editButtonItem
      deletion.primaryAction = UIAction(title: "Delete") { [weak self] _ in self?.deleteChosen() }
      toolbarItems = [.flexibleSpace(), deletion]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      navigationController?.setToolbarHidden(!editing, animated: animated)
      updateDeletion()
    }

    private func updateDeletion() {
      deletion.isEnabled = tableView.indexPathsForSelectedRows != nil
    }

    private func deleteChosen() {
      let chosen = tableView.indexPathsForSelectedRows ?? []
      for row in chosen.map(\.row).sorted(by: >) { mails.remove(at: row) }
      tableView.deleteRows(at: chosen, with: .automatic)
      setEditing(false, animated: true)
    }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      mails.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
      cell.textLabel?.text = mails[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      updateDeletion()
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      updateDeletion()
    }
  }

  private let mailbox = Mailbox(style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private var table: UITableView { mailbox.tableView }

  init() {
    window.rootViewController = UINavigationController(rootViewController: mailbox)
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  private func tap(row: Int) {
    let rect = table.rectForRow(at: [0, row])
    let finger = Finger(on: table, at: CGPoint(x: rect.midX, y: rect.midY))
    finger.hold(for: 0.2)
    finger.lift()
    MainLoop.runUntilIdle()
  }

  @Test func `the last row can be scrolled above the toolbar`() throws {
    mailbox.editButtonItem.tap()
    table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
    let last = try #require(table.cellForRow(at: [0, 29]))
    #expect(table.convert(last.frame, to: window).maxY == 524)
    mailbox.editButtonItem.tap()
    MainLoop.runUntilIdle()
    #expect(table.convert(last.frame, to: window).maxY == 568)
  }

  @Test func `the chosen rows are deleted, and editing mode ends without a selection`() {
    mailbox.editButtonItem.tap()
    #expect(mailbox.navigationController?.isToolbarHidden == false)
    #expect(!mailbox.deletion.isEnabled)
    for row in [4, 1, 4, 6, 4] { tap(row: row) }
    #expect(table.indexPathsForSelectedRows == [[0, 1], [0, 6], [0, 4]])
    mailbox.deletion.tap()
    MainLoop.runUntilIdle()
    #expect(mailbox.navigationController?.isToolbarHidden == true)
    #expect(table.indexPathsForSelectedRows == nil)
    let texts = table.visibleCells.map { $0.textLabel?.text }
    #expect(texts.prefix(5) == ["Mail 0", "Mail 2", "Mail 3", "Mail 5", "Mail 7"])
    #expect(table.visibleCells.allSatisfy { !$0.isSelected && !$0.isEditing })
  }

  @Test func `rows that were chosen out of sight are deleted as well`() {
    mailbox.editButtonItem.tap()
    tap(row: 1)
    table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
    tap(row: 29)
    mailbox.deletion.tap()
    MainLoop.runUntilIdle()
    #expect(mailbox.mails.count == 28 && table.numberOfRows(inSection: 0) == 28)
    #expect(table.visibleCells.last?.textLabel?.text == "Mail 28")
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
  }
}
