import Testing

@testable import TableModel
@testable import UIKitModel

/// A registered class is made through the one initializer that its base class declares.
@Suite("Registered classes") @MainActor struct ClassRegistrationTests {
  private final class NotedCell: UITableViewCell {
    var note = ""

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      note = "made for \(reuseIdentifier ?? "nobody") in \(style)"
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class PlainCell: UITableViewCell {}

  private final class NotedHeader: UITableViewHeaderFooterView {
    var note = ""

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      note = "made for \(reuseIdentifier ?? "nobody")"
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Short identifiers lie in the string itself, long ones elsewhere.
  nonisolated private static let identifiers = [
    "", "cell", "exactly15bytes!", "an identifier that is too long to lie in the string itself",
  ]

  @Test("Cells and section views declare one initializer of their own each")
  func slots() {
    #expect(DynamicInitializer.initializerSlots(of: UITableViewCell.self).count == 1)
    #expect(DynamicInitializer.initializerSlots(of: UITableViewHeaderFooterView.self).count == 1)
  }

  @Test("A registered cell's own initializer is called", arguments: identifiers)
  func cells(identifier: String) throws {
    let table = UITableView(frame: .zero)
    table.register(NotedCell.self, forCellReuseIdentifier: identifier)
    let cell = try #require(
      table.dequeueReusableCell(withIdentifier: identifier) as? NotedCell)
    #expect(cell.note == "made for \(identifier) in default")
    #expect(cell.reuseIdentifier == identifier)
    #expect(cell.detailTextLabel != nil)
  }

  @Test("A registered cell without an initializer of its own is made too", arguments: identifiers)
  func plainCells(identifier: String) throws {
    let table = UITableView(frame: .zero)
    table.register(PlainCell.self, forCellReuseIdentifier: identifier)
    let cell = try #require(table.dequeueReusableCell(withIdentifier: identifier))
    #expect(cell is PlainCell)
    #expect(cell.reuseIdentifier == identifier)
  }

  @Test("A registered section view's own initializer is called", arguments: identifiers)
  func headers(identifier: String) throws {
    let table = UITableView(frame: .zero)
    table.register(NotedHeader.self, forHeaderFooterViewReuseIdentifier: identifier)
    let view = try #require(
      table.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? NotedHeader)
    #expect(view.note == "made for \(identifier)")
  }

  @Test("A registered cell is released when nothing holds it")
  func release() {
    let table = UITableView(frame: .zero)
    table.register(NotedCell.self, forCellReuseIdentifier: "cell")
    weak let cell = table.dequeueReusableCell(withIdentifier: "cell")
    #expect(cell == nil)
  }
}
