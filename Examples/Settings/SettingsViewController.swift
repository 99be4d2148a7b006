#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

final class SwitchCell: UITableViewCell {
  static let identifier = "SwitchCell"

  let toggle = UISwitch()
  var onChange: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryView = toggle
    toggle.onTintColor = .systemGreen
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.onChange?(self.toggle.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class TextFieldCell: UITableViewCell {
  static let identifier = "TextFieldCell"

  let textField = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    textField.clearButtonMode = .whileEditing
    textField.returnKeyType = .done
    textField.autocorrectionType = .no
    textField.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textField)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      textField.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      textField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textField.topAnchor.constraint(equalTo: contentView.topAnchor),
      textField.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    textField.text = nil
    textField.delegate = nil
  }
}

struct Settings: Equatable {
  var name = ""
  var email = ""
  var notifications = true
  var sounds = false
}

final class SettingsViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case account
    case alerts
    case about

    var title: String {
      switch self {
      case .account: return "Account"
      case .alerts: return "Alerts"
      case .about: return "About"
      }
    }
  }

  private lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .grouped)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.keyboardDismissMode = .onDrag
    tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.identifier)
    tableView.register(TextFieldCell.self, forCellReuseIdentifier: TextFieldCell.identifier)
    return tableView
  }()

  private(set) var settings: Settings
  private let version: String

  init(settings: Settings, version: String) {
    self.settings = settings
    self.version = version
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemGroupedBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
  }

  private func confirmReset() {
    let alert = UIAlertController(
      title: "Reset settings?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
        self?.settings = Settings()
        self?.tableView.reloadData()
      })
    present(alert, animated: true)
  }
}

// MARK: - UITableViewDataSource

extension SettingsViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    return Section.allCases.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 2
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return Section(rawValue: section)?.title
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .account?: return textFieldCell(at: indexPath)
    case .alerts?: return switchCell(at: indexPath)
    default: return aboutCell(at: indexPath)
    }
  }

  private func textFieldCell(at indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: TextFieldCell.identifier, for: indexPath) as? TextFieldCell
    else { return UITableViewCell() }
    let isName = indexPath.row == 0
    cell.textField.placeholder = isName ? "Name" : "Email"
    cell.textField.text = isName ? settings.name : settings.email
    cell.textField.keyboardType = isName ? .default : .emailAddress
    cell.textField.tag = indexPath.row
    cell.textField.delegate = self
    return cell
  }

  private func switchCell(at indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: SwitchCell.identifier, for: indexPath) as? SwitchCell
    else { return UITableViewCell() }
    if indexPath.row == 0 {
      cell.textLabel?.text = "Notifications"
      cell.toggle.isOn = settings.notifications
      cell.onChange = { [weak self] in self?.settings.notifications = $0 }
    } else {
      cell.textLabel?.text = "Sounds"
      cell.toggle.isOn = settings.sounds
      cell.onChange = { [weak self] in self?.settings.sounds = $0 }
    }
    return cell
  }

  private func aboutCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "about")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "about")
    let isVersion = indexPath.row == 0
    cell.textLabel?.text = isVersion ? "Version" : "Reset all settings"
    cell.textLabel?.textColor = isVersion ? .label : .systemRed
    cell.detailTextLabel?.text = isVersion ? version : nil
    cell.selectionStyle = isVersion ? .none : .default
    return cell
  }
}

// MARK: - UITableViewDelegate

extension SettingsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if Section(rawValue: indexPath.section) == .about, indexPath.row == 1 { confirmReset() }
  }
}

// MARK: - UITextFieldDelegate

extension SettingsViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if textField.tag == 0 {
      settings.name = textField.text ?? ""
    } else {
      settings.email = textField.text ?? ""
    }
  }
}
