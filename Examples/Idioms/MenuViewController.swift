import Foundation
import TableModel

final class TitledDataSource<Section: Hashable & CustomStringConvertible, Item: Hashable>:
  UITableViewDiffableDataSource<Section, Item>
{
  private let titled: Bool

  init(
    tableView: UITableView, titled: Bool,
    cellProvider: @escaping UITableViewDiffableDataSource<Section, Item>.CellProvider
  ) {
    self.titled = titled
    super.init(tableView: tableView, cellProvider: cellProvider)
  }

  override func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
    titled ? snapshot().sectionIdentifiers[section].description : nil
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
    var snapshot = self.snapshot()
    snapshot.deleteItems([item])
    apply(snapshot, animatingDifferences: true, completion: nil)
  }
}

class MenuViewController: UITableViewController {
  typealias Source = TitledDataSource<String, Person>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Person>
  private lazy var source = makeSource()
  var rows: [(title: String, action: (MenuViewController) -> () -> Void)] = [
    ("One", MenuViewController.first), ("Two", MenuViewController.second),
  ]

  convenience init() { self.init(style: .grouped) }

  func first() {}
  func second() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    self.clearsSelectionOnViewWillAppear = false
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: String(describing: UITableViewCell.self))
    tableView.dataSource = source
    source.defaultRowAnimation = .fade
    apply([Person(name: "B")], animated: false)
    toolbarItems = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)]
  }

  private func makeSource() -> Source {
    Source(tableView: tableView, titled: true) { tableView, indexPath, person in
      let cell = tableView.dequeueReusableCell(withIdentifier: "UITableViewCell", for: indexPath)
      cell.textLabel?.text = person.name
      cell.accessoryType = person.isFavorite ? .checkmark : .disclosureIndicator
      return cell
    }
  }

  func apply(_ people: [Person], animated: Bool) {
    var snapshot = Snapshot()
    snapshot.appendSections(["all"])
    snapshot.appendItems(people, toSection: "all")
    snapshot.reloadItems(people.filter { $0.isFavorite })
    DispatchQueue.main.async { [weak self] in
      self?.source.apply(snapshot, animatingDifferences: animated) { self?.updateEmptyState() }
    }
  }

  private func updateEmptyState() {
    let label = UILabel()
    label.text = "Nothing"
    label.textAlignment = .center
    tableView.backgroundView = source.snapshot().numberOfItems == 0 ? label : nil
    tableView.separatorStyle = tableView.backgroundView == nil ? .singleLine : .none
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rows[indexPath.row].action(self)()
    tableView.visibleCells.compactMap { $0 as? MessageCell }.forEach { $0.setNeedsLayout() }
    guard let person = source.itemIdentifier(for: indexPath) else { return }
    if let path = source.indexPath(for: person) {
      tableView.selectRow(at: path, animated: true, scrollPosition: .none)
    }
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }

  override func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44.0 }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    if !decelerate { scrollViewDidEndDecelerating(scrollView) }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 44).rounded() * 44
  }

  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var canBecomeFirstResponder: Bool { true }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.fitHeader()
  }
}

class SelfSizingTableView: UITableView {
  var maxHeight: CGFloat = UIScreen.main.bounds.size.height
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize {
    setNeedsLayout()
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: min(contentSize.height, maxHeight))
  }
  override func reloadData() {
    super.reloadData()
    invalidateIntrinsicContentSize()
    superview?.layoutIfNeeded()
  }
}

class FormCell: UITableViewCell, UITextFieldDelegate {
  let field = UITextField()
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.delegate = self
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.autocapitalizationType = .words
    field.clearButtonMode = .whileEditing
    field.leftView = UIView(frame: CGRect(origin: .zero, size: CGSize(width: 8, height: 1)))
    field.leftViewMode = .always
    contentView.add(field)
    field.pin(to: contentView, insets: .init(top: 4, left: 4, bottom: 4, right: 4))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    toolbar.items = [UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)]
    field.inputAccessoryView = toolbar
  }
  required init?(coder: NSCoder) { fatalError() }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = (textField.text as NSString?)?.replacingCharacters(in: range, with: string)
    return (text?.count ?? 0) < 30
  }
  func textViewDidChange(_ textView: UITextView) {
    var view = superview
    while view != nil, !(view is UITableView) { view = view?.superview }
    let table = view as? UITableView
    UIView.setAnimationsEnabled(false)
    table?.beginUpdates()
    table?.endUpdates()
    UIView.setAnimationsEnabled(true)
  }
}
