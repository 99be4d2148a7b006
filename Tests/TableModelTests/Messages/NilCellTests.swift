import TableModel
import Testing

/// A data source that has no cell for a row, wherever the table requests one (EX-13, EX-14).
@MainActor struct NilCellTests {
  /// What makes a table ask for cells.
  enum CellRequest: CaseIterable {
    case firstDisplay, scrolling, scrollingToRow, growing, reloading, reloadingRows
    case reloadingSection, inserting, deleting, reconfiguring, selfSizing, growingRows
    case missingOne
  }

  @Test(
    "Where no cell comes, UIKit's message does, and the table is sound",
    arguments: CellRequest.allCases)
  func noCell(request: CellRequest) throws {
    let texts = try KnownMessage.all().filter { $0.scene == "no-cell" }
    for version in SystemVersion.modelled {
      try SystemVersion.$current.withValue(version) {
        let scene = NilCellScene(request)
        let reason = scene.run()
        #expect(scene.refused <= NilCellScene.refusalLimit, "\(version)")
        #expect((reason == nil) == (scene.refused == 0), "\(version)")
        let text = try #require(texts.first { $0.isLogged(by: version) })
        if let reason { #expect(try text.matches(reason), "\(version) \(reason)") }
        #expect(scene.faults() == [], "\(version)")
        #expect(scene.source.faultsAfterRepair() == [], "\(version)")
      }
    }
  }

  @Test("Every way to request cells requests one in some version", arguments: CellRequest.allCases)
  func requests(request: CellRequest) {
    let refused = SystemVersion.modelled.map { version in
      SystemVersion.$current.withValue(version) {
        let scene = NilCellScene(request)
        _ = scene.run()
        return scene.refused
      }
    }
    #expect(refused.contains { $0 > 0 })
  }

  @Test("A table whose cells are missing has none to give")
  func queries() {
    let scene = NilCellScene(.firstDisplay)
    _ = scene.run()
    let table = scene.source.table
    #expect(UIKitException.caught { _ = table.cellForRow(at: [0, 0]) } == nil)
    #expect(table.cellForRow(at: [0, 0]) == nil)
    #expect(table.visibleCells.isEmpty && table.indexPathsForVisibleRows == [])
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 40, width: 320, height: 40))
  }
}
