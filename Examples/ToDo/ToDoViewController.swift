#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

struct ToDoItem: Equatable {
  var title: String
  var isDone = false
}

final class ToDoViewController: UITableViewController {
  private(set) var items: [ToDoItem]
  private let undo = UndoManager()

  override var undoManager: UndoManager? { return undo }

  init(items: [ToDoItem]) {
    self.items = items
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To do"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.allowsSelectionDuringEditing = false
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.undo.undo() }),
    ]
  }

  // MARK: - Changes

  private func insert(_ item: ToDoItem, at row: Int) {
    undo.registerUndo(withTarget: self) { $0.removeItem(at: row) }
    items.insert(item, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  private func removeItem(at row: Int) {
    let item = items.remove(at: row)
    undo.registerUndo(withTarget: self) { $0.insert(item, at: row) }
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  private func toggleItem(at row: Int) {
    undo.registerUndo(withTarget: self) { $0.toggleItem(at: row) }
    items[row].isDone.toggle()
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  private func moveItem(from source: Int, to destination: Int) {
    undo.registerUndo(withTarget: self) { controller in
      controller.moveItem(from: destination, to: source)
      controller.tableView.moveRow(
        at: IndexPath(row: destination, section: 0), to: IndexPath(row: source, section: 0))
    }
    let item = items.remove(at: source)
    items.insert(item, at: destination)
  }

  // MARK: - Table view data source

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = items[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = item.title
    content.image = UIImage(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
    content.textProperties.color = item.isDone ? .secondaryLabel : .label
    cell.contentConfiguration = content
    cell.accessoryType = item.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moveItem(from: sourceIndexPath.row, to: destinationIndexPath.row)
  }

  // MARK: - Table view delegate

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.removeItem(at: indexPath.row)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let title = items[indexPath.row].isDone ? "Reopen" : "Done"
    let toggle = UIContextualAction(style: .normal, title: title) {
      [weak self] _, _, completion in
      self?.toggleItem(at: indexPath.row)
      completion(true)
    }
    toggle.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [toggle])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    toggleItem(at: indexPath.row)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
