import Foundation
import TableModel

struct Person: Hashable, Codable {
  var id = UUID()
  var name: String
  var isFavorite = false
}

enum ListSection: Int, CaseIterable {
  case favorites, others
  var title: String { self == .favorites ? "Favorites" : "Others" }
}

protocol PeopleViewControllerDelegate: AnyObject {
  func peopleViewController(_ controller: PeopleViewController, didSelect person: Person)
}

final class PeopleViewController: UIViewController {
  weak var delegate: PeopleViewControllerDelegate?
  private var people: [ListSection: [Person]] = [:] { didSet { tableView.reloadData() } }
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let searchController = UISearchController(searchResultsController: nil)
  private lazy var refresh: UIRefreshControl = {
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Pull")
    control.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    return control
  }()
  private var heights: [IndexPath: CGFloat] = [:]
  private var cancelled = Set<IndexPath>()

  init(delegate: PeopleViewControllerDelegate? = nil) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = NSLocalizedString("People", comment: "")
    tabBarItem = UITabBarItem(title: "People", image: UIImage(systemName: "person.2"), tag: 0)
    hidesBottomBarWhenPushed = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: safe.topAnchor),
      tableView.leftAnchor.constraint(equalTo: safe.leftAnchor),
      tableView.rightAnchor.constraint(equalTo: safe.rightAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
    ]
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationController?.navigationBar.prefersLargeTitles = true
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search"
    definesPresentationContext = true
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    tableView.refreshControl = refresh
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.tableFooterView = UIView(frame: .zero)
    tableView.keyboardDismissMode = .interactive
    tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
    tableView.scrollIndicatorInsets = tableView.contentInset
    tableView.separatorStyle = .singleLine
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.sectionIndexColor = view.tintColor
    if #available(iOS 15.0, *) {
      tableView.sectionHeaderTopPadding = 0
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let path = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: path, animated: animated)
      transitionCoordinator?.animate(alongsideTransition: { _ in }, completion: { _ in })
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
    navigationItem.leftBarButtonItem?.isEnabled = !editing
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory
      != previousTraitCollection?.preferredContentSizeCategory
    {
      heights.removeAll()
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { _ in self.tableView.reloadData() }
  }

  private func load() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.people[.others] = [Person(name: "A")]
      self.refresh.endRefreshing()
    }
  }

  private func confirmDeletion(at path: IndexPath) {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in
        self.remove(at: path)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.popoverPresentationController?.sourceView = tableView.cellForRow(at: path)
    present(alert, animated: true, completion: nil)
  }

  private func remove(at path: IndexPath) {
    guard let section = ListSection(rawValue: path.section) else { return }
    tableView.performBatchUpdates(
      {
        self.people[section]?.remove(at: path.row)
        self.tableView.deleteRows(at: [path], with: .automatic)
        if self.people[section]?.isEmpty == true {
          self.tableView.reloadSections([path.section], with: .fade)
        }
        self.tableView.reloadSections(IndexSet(integer: 0), with: .none)
        self.tableView.insertSections(IndexSet(arrayLiteral: 1), with: .top)
      },
      completion: { finished in
        if finished { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
      })
  }
}

extension PeopleViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { ListSection.allCases.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people[ListSection.allCases[section]]?.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let person = people[ListSection.allCases[indexPath.section], default: []][indexPath.item]
    switch (indexPath.section, indexPath.row) {
    case (0, _):
      let cell: MessageCell = tableView.take(indexPath)
      cell.show(person.name, nil, date: Date())
      return cell
    default:
      var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "plain")
      if cell == nil { cell = UITableViewCell(style: .value1, reuseIdentifier: "plain") }
      if #available(iOS 14.0, *) {
        var content = cell.defaultContentConfiguration()
        content.text = person.name
        content.secondaryText = "x"
        content.image = UIImage(systemName: "star")?.withTintColor(
          .systemYellow, renderingMode: .alwaysOriginal)
        content.imageProperties.tintColor = .systemBlue
        content.textProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .secondarySystemBackground
        cell.backgroundConfiguration = background
      } else {
        cell.textLabel?.text = person.name
      }
      let toggle = UISwitch()
      toggle.isOn = person.isFavorite
      toggle.tag = indexPath.row
      toggle.addAction(
        UIAction { action in print((action.sender as? UISwitch)?.isOn as Any) }, for: .valueChanged)
      cell.accessoryView = toggle
      cell.selectionStyle = .default
      return cell
    }
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ListSection(rawValue: section)?.title.uppercased()
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section != 0
  }

  func tableView(
    _ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath
  ) {
    guard let moved = people[.others]?.remove(at: from.row) else { return }
    people[.others]?.insert(moved, at: to.row)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if case .delete = editingStyle { remove(at: indexPath) }
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    UILocalizedIndexedCollation.current().sectionIndexTitles
  }
}

extension PeopleViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    defer { tableView.deselectRow(at: indexPath, animated: true) }
    guard let cell = tableView.cellForRow(at: indexPath) as? MessageCell else { return }
    cell.onTap?(cell)
    let next = UIViewController()
    navigationController?.pushViewController(next, animated: true)
    show(UINavigationController(rootViewController: next), sender: self)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    heights[indexPath] = cell.frame.size.height
    let isLast = indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1
    if isLast, tableView.indexPathsForVisibleRows?.contains(indexPath) ?? false { load() }
    cell.alpha = 0
    UIView.animate(withDuration: 0.3) { cell.alpha = 1 }
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.size.width, height: 30))
    let label = UILabel(frame: header.bounds.insetBy(dx: 15, dy: 0))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = self.tableView(tableView, titleForHeaderInSection: section)
    header.addSubview(label)
    return header
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    guard let header = view as? UITableViewHeaderFooterView else { return }
    header.textLabel?.textColor = .red
    header.contentView.backgroundColor = .clear
    header.backgroundView = UIView()
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 0 ? CGFloat.leastNormalMagnitude : UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.confirmDeletion(at: indexPath)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(
      style: .normal, title: "Flag",
      handler: { (action: UIContextualAction, view: UIView, done: (Bool) -> Void) in done(false) })
    flag.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
      let share = UIAction(
        title: "Share", image: UIImage(systemName: "square.and.arrow.up"), identifier: nil,
        attributes: [.destructive]
      ) { _ in }
      return UIMenu(
        title: "", children: [share, UIMenu(title: "More", options: .displayInline, children: [])])
    }
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    sourceIndexPath.section == proposedDestinationIndexPath.section
      ? proposedDestinationIndexPath : sourceIndexPath
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    if offset > scrollView.contentSize.height - scrollView.frame.size.height * 2 { load() }
    if scrollView.isDragging && !scrollView.isDecelerating
      && scrollView.panGestureRecognizer.translation(in: scrollView.superview).y > 0
    {
      view.endEditing(true)
    }
  }
}

extension PeopleViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    cancelled.subtract(indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled.formUnion(indexPaths)
  }
}

extension PeopleViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text?.trimmingCharacters(in: .whitespaces) ?? ""
    guard !text.isEmpty, searchController.isActive else { return tableView.reloadData() }
    people = people.mapValues { $0.filter { $0.name.localizedCaseInsensitiveContains(text) } }
  }
}
