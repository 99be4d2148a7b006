import Foundation
import TableModel
import Testing

@testable import Idioms

@Suite("Example: idioms") @MainActor struct IdiomsTests {
  private func show(_ table: UITableView) -> UIWindow {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let window = UIWindow(frame: frame)
    table.frame = frame
    window.addSubview(table)
    window.isHidden = false
    MainLoop.runUntilIdle()
    return window
  }

  @Test("Code that says nothing about actors answers a table")
  func beforeActors() {
    let (adapter, table) = (Adapter(), UITableView())
    table.dataSource = adapter
    table.delegate = adapter
    let window = show(table)
    #expect(table.visibleCells.map(\.textLabel?.text) == ["a", "a", "a"])
    #expect(table.window === window)
  }

  @Test("Cells are registered and dequeued by their classes' names")
  func namedCells() {
    let table = UITableView()
    table.add(MessageCell.self)
    let source = Messages()
    table.dataSource = source
    let window = show(table)
    #expect(table.visibleCells.count == 2)
    #expect(table.visibleCells.allSatisfy { $0 is MessageCell })
    #expect(table.window === window)
  }

  private final class Messages: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell: MessageCell = tableView.take(indexPath)
      cell.show("name", "text", date: Date(timeIntervalSince1970: 0))
      return cell
    }
  }
}
