import TableModel

/// A screen with something of everything that can go wrong.
final class SampleViewController: UITableViewController {
  var rowCount = 30
  let button = UIButton(type: .system)
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 40))
  var taps = 0
  var isEditable: (Int) -> Bool = { _ in true }
  var onSelect: (SampleViewController) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sample"
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 200, y: 0, width: 80, height: 40)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    header.addSubview(button)
    header.addSubview(field)
    tableView.tableHeaderView = header
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isEditable(indexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rowCount -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(self)
  }

  func ask(enabled: Bool = true) {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Yes", style: .default)
    action.isEnabled = enabled
    alert.addAction(action)
    present(alert, animated: true)
  }
}
