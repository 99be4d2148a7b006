#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The books to read and those that were read, with a search, new books on a pull, and a bar below
/// that counts.
final class ReadingListViewController: UITableViewController {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private(set) var books: [Book]
  private let catalog: any Catalog
  private let search = UISearchController(searchResultsController: nil)
  let counter = CounterViewController()
  private lazy var source = BookSource(tableView: tableView) { [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "Book", for: path)
    if let book = self?.books.first(where: { $0.id == id }) { (cell as? BookCell)?.show(book) }
    return cell
  }

  init(books: [Book], catalog: any Catalog) {
    self.books = books
    self.catalog = catalog
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reading List"
    tableView.register(BookCell.self, forCellReuseIdentifier: "Book")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    source.onMove = { [weak self] in self?.move($0, to: $1) }
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForTitle() })
    refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.refresh() })
    addCounter()
    show(animated: false)
  }

  private func addCounter() {
    addChild(counter)
    counter.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    tableView.tableFooterView = counter.view
    counter.didMove(toParent: self)
  }

  private func show(animated: Bool = true) {
    let wanted = search.searchBar.text ?? ""
    let found = books.filter {
      wanted.isEmpty || $0.title.localizedCaseInsensitiveContains(wanted)
    }
    var snapshot = Snapshot()
    for (section, isRead) in [("To read", false), ("Read", true)] {
      let ids = found.filter { $0.isRead == isRead }.map(\.id)
      guard !ids.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(ids, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: animated)
    counter.count = found.count
  }

  private func book(at path: IndexPath) -> Book? {
    source.itemIdentifier(for: path).flatMap { id in books.first { $0.id == id } }
  }

  private func move(_ id: Int, to other: Int?) {
    guard let from = books.firstIndex(where: { $0.id == id }) else { return }
    let book = books.remove(at: from)
    let target = other.flatMap { other in books.firstIndex { $0.id == other } }
    books.insert(book, at: target ?? books.endIndex)
    show()
  }

  // MARK: Adding

  private func askForTitle() {
    let alert = UIAlertController(title: "New Book", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        self?.add(alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }

  private func add(_ title: String) {
    let id = (books.map(\.id).max() ?? 0) + 1
    books.append(Book(id: id, title: title, author: "unknown"))
    show()
  }

  private func refresh() {
    Task {
      let new = await catalog.newBooks()
      books += new.filter { book in !books.contains { $0.id == book.id } }
      show()
      refreshControl?.endRefreshing()
    }
  }

  // MARK: UITableViewDelegate

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let book = book(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] in
      self?.books.removeAll { $0.id == book.id }
      self?.show()
      $2(true)
    }
    let toggle = UIContextualAction(style: .normal, title: book.isRead ? "Unread" : "Read") {
      [weak self] in
      self?.toggle(book)
      $2(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, toggle])
  }

  private func toggle(_ book: Book) {
    for index in books.indices where books[index].id == book.id { books[index].isRead.toggle() }
    show()
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let book = book(at: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let title = book.isRead ? "Mark as Unread" : "Mark as Read"
      return UIMenu(children: [UIAction(title: title) { [weak self] _ in self?.toggle(book) }])
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    book(at: indexPath).map { show(BookViewController(book: $0), sender: self) }
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    guard let book = book(at: indexPath) else { return }
    let alert = UIAlertController(
      title: book.title, message: book.author, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}

extension ReadingListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { show() }
}
