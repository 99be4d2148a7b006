import Foundation
import TableModel

// A table whose rows hold things from around tables: a row of cards that scrolls across, a layer
// of colors, an empty state, rows that are dragged to another place, and a sheet.

struct Shelf: Hashable {
  var name: String
  var books: [String]
}

final class CardCell: UICollectionViewCell {
  static let identifier = "Card"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
  }
}

final class ShelfCell: UITableViewCell, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  static let identifier = "Shelf"
  var onSelect: ((String) -> Void)?
  private let gradient = CAGradientLayer()
  private(set) lazy var cards: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 8
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(CardCell.self, forCellWithReuseIdentifier: CardCell.identifier)
    view.showsHorizontalScrollIndicator = false
    view.backgroundColor = .clear
    view.dataSource = self
    view.delegate = self
    return view
  }()

  var shelf: Shelf? {
    didSet { cards.reloadData() }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    gradient.colors = [UIColor.systemYellow.cgColor, UIColor.clear.cgColor]
    gradient.locations = [0, 1]
    contentView.layer.insertSublayer(gradient, at: 0)
    contentView.addSubview(cards)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = contentView.bounds
    cards.frame = contentView.bounds
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    shelf = nil
    onSelect = nil
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shelf?.books.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: CardCell.identifier, for: indexPath)
    (cell as? CardCell)?.label.text = shelf?.books[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 90, height: collectionView.bounds.height - 16) }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if let book = shelf?.books[indexPath.item] { onSelect?(book) }
  }
}

final class ShelfViewController: UITableViewController {
  var shelves: [Shelf] = [] {
    didSet { if isViewLoaded { setNeedsUpdateContentUnavailableConfiguration() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Shelves")
    tableView.register(ShelfCell.self, forCellReuseIdentifier: ShelfCell.identifier)
    tableView.rowHeight = 120
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    navigationItem.preferredSearchBarPlacement = .stacked
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: Self, _: UITraitCollection) in
      self.tableView.reloadData()
    }
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard shelves.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No shelves"
    contentUnavailableConfiguration = configuration
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ShelfCell.identifier, for: indexPath)
    if let cell = cell as? ShelfCell {
      cell.shelf = shelves[indexPath.row]
      cell.onSelect = { [weak self] in self?.show(book: $0) }
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    shelves.insert(shelves.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  private func show(book: String) {
    let detail = UIViewController()
    detail.title = book
    let sheet = UINavigationController(rootViewController: detail)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    present(sheet, animated: true)
  }
}

extension ShelfViewController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let name = NSString(string: shelves[indexPath.row].name)
    let item = UIDragItem(itemProvider: NSItemProvider(object: name))
    item.localObject = shelves[indexPath.row]
    return [item]
  }

  func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath ?? IndexPath(row: shelves.count, section: 0)
    coordinator.session.loadObjects(ofClass: NSString.self) { objects in
      for name in objects.compactMap({ $0 as? NSString }) {
        self.shelves.insert(Shelf(name: name.description, books: []), at: path.row)
        tableView.insertRows(at: [path], with: .automatic)
      }
    }
  }
}
