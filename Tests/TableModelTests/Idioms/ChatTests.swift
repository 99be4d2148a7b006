import Foundation
import TableModel
import Testing

/// A conversation from bottom to top: older messages come in above what is read.
@MainActor struct ChatTests {
  private final class Chat: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView()
    var messages = (100..<140).map { $0 }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
      table.dataSource = self
      table.delegate = self
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(table)
    }

    func showNewest() {
      table.scrollToRow(at: [0, messages.count - 1], at: .bottom, animated: false)
    }

    /// Reloads, and keeps the distance to the end.
    func loadOlder(_ older: [Int]) {
      let rest = table.contentSize.height - table.contentOffset.y
      messages.insert(contentsOf: older, at: 0)
      table.reloadData()
      table.layoutIfNeeded()
      table.contentOffset.y = table.contentSize.height - rest
    }

    /// Inserts, and moves down by what was inserted.
    func insertOlder(_ older: [Int]) {
      let height = table.contentSize.height
      UIView.performWithoutAnimation {
        table.performBatchUpdates {
          messages.insert(contentsOf: older, at: 0)
          table.insertRows(at: older.indices.map { [0, $0] }, with: .none)
        }
        table.contentOffset.y += table.contentSize.height - height
      }
    }

    func receive(_ message: Int) {
      messages.append(message)
      table.insertRows(at: [[0, messages.count - 1]], with: .bottom)
      showNewest()
    }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      messages.count
    }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
      cell.textLabel?.text = "\(messages[path.row])"
      return cell
    }

    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      40 + CGFloat(messages[path.row] % 7) * 10
    }
  }

  private let chat = Chat()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private func show(estimate: CGFloat) {
    chat.loadViewIfNeeded()
    chat.table.estimatedRowHeight = estimate
    window.rootViewController = UINavigationController(rootViewController: chat)
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    chat.showNewest()
  }

  /// The messages on the screen and where they are in the window.
  private var read: [String: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: chat.table.visibleCells.map {
        ($0.textLabel?.text ?? "", chat.table.convert($0.frame, to: window).minY)
      })
  }

  @Test func `the newest message ends at the bottom`() {
    show(estimate: 0)
    let last = chat.table.visibleCells.last
    #expect(last?.textLabel?.text == "139")
    #expect(last.map { chat.table.convert($0.frame, to: window).maxY } == 568)
  }

  @Test("What is read stays where it is while older messages come in", arguments: [true, false])
  func keepsPlace(reloads: Bool) {
    show(estimate: 0)
    chat.table.contentOffset.y = 300
    MainLoop.runUntilIdle()
    let before = read
    let older = Array(60..<100)
    if reloads { chat.loadOlder(older) } else { chat.insertOlder(older) }
    MainLoop.runUntilIdle()
    #expect(before.count > 5 && read == before)
  }

  @Test("Inserted rows that are estimated still leave in place what is read")
  func keepsPlaceWithEstimates() {
    show(estimate: UITableView.automaticDimension)
    chat.table.contentOffset.y = 300
    MainLoop.runUntilIdle()
    let before = read
    chat.insertOlder(Array(60..<100))
    MainLoop.runUntilIdle()
    #expect(before.count > 5 && read == before)
  }

  @Test func `a message that comes in is shown, above the keyboard too`() {
    show(estimate: 0)
    chat.receive(140)
    MainLoop.runUntilIdle()
    #expect(read["140"] == 528)
    chat.table.contentInset.bottom = 216
    chat.receive(141)
    MainLoop.runUntilIdle()
    #expect(read["141"] == 302)
    chat.table.contentInset.bottom = 0
    #expect(chat.table.contentOffset.y == chat.table.contentSize.height - 568)
  }
}
