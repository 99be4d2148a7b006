import TableModel
import TableProbe
import Testing

/// Methods that change the app's data, so that the table cannot call them to find out whether they
/// are implemented.
@MainActor struct ImplementedMethodTests {
  class List: NSObject, UITableViewDataSource {
    var deleted: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  class EditableList: NSObject, UITableViewDataSource {
    var rows = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  final class Inheriting: EditableList {}

  class Deleting: NSObject {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  /// Its method is its superclass's, which is no data source.
  final class Adopting: Deleting, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  /// Its method is added below the conformance.
  final class Adding: List {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  final class Generic<Row>: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private func offered(_ dataSource: any UITableViewDataSource) -> [String] {
    let probe = TableProbe(dataSource: dataSource, delegate: nil)
    probe.show()
    return probe.swipe(row: [0, 0])
  }

  @Test func `a row offers Delete only if the data source implements commit`() {
    final class Local: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }

      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {}
    }
    #expect(offered(List()) == [])
    for list in [EditableList(), Inheriting()] { #expect(offered(list) == ["Delete"]) }
    #expect(offered(Adopting()) == ["Delete"])
    #expect(offered(Adding()) == ["Delete"])
    #expect(offered(Generic<Int>()) == ["Delete"])
    #expect(offered(Local()) == ["Delete"])
  }

  class Controller: UITableViewController {
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  final class DeletingController: Controller {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  final class MovingController: Controller {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  @Test func `a table view controller implements what a subclass overrides`() {
    for (controller, titles) in [(Controller(), []), (DeletingController(), ["Delete"])] {
      let probe = TableProbe(watching: controller)
      probe.show()
      #expect(probe.swipe(row: [0, 0]) == titles)
    }
  }

  @Test func `a row can be reordered only if the data source implements moveRowAt`() throws {
    for (controller, isMovable) in [(Controller(), false), (MovingController(), true)] {
      let probe = TableProbe(watching: controller)
      probe.show()
      controller.setEditing(true, animated: false)
      let cell = try #require(controller.tableView.cellForRow(at: [0, 0]))
      #expect(cell.showsReorderControl == isMovable)
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = List()
    table.dataSource = list
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0])?.showsReorderControl == false)
  }
}

extension ImplementedMethodTests.EditableList {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { rows -= 1 }
}
