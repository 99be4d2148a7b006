#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

struct Contact: Equatable {
  let givenName: String
  let familyName: String
  let phone: String

  var fullName: String { "\(givenName) \(familyName)" }
  var initial: String { String(familyName.prefix(1)).uppercased() }
}

final class ContactCell: UITableViewCell {
  static let reuseIdentifier = "ContactCell"

  private let nameLabel = UILabel()
  private let phoneLabel = UILabel()
  private let portraitView = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupViews()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    phoneLabel.text = nil
    portraitView.image = nil
  }

  func configure(with contact: Contact) {
    nameLabel.text = contact.fullName
    phoneLabel.text = contact.phone
    portraitView.image = UIImage(systemName: "person.circle")
    accessibilityLabel = contact.fullName
  }

  private func setupViews() {
    accessoryType = .disclosureIndicator
    selectionStyle = .default

    nameLabel.font = .preferredFont(forTextStyle: .headline)
    phoneLabel.font = .preferredFont(forTextStyle: .subheadline)
    phoneLabel.textColor = .secondaryLabel
    portraitView.contentMode = .scaleAspectFit
    portraitView.tintColor = .systemGray
    portraitView.layer.cornerRadius = 20
    portraitView.clipsToBounds = true

    for view in [nameLabel, phoneLabel, portraitView] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }

    NSLayoutConstraint.activate([
      portraitView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      portraitView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      portraitView.widthAnchor.constraint(equalToConstant: 40),
      portraitView.heightAnchor.constraint(equalToConstant: 40),
      nameLabel.leadingAnchor.constraint(equalTo: portraitView.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      phoneLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      phoneLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      phoneLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
    ])
  }
}

final class ContactsViewController: UITableViewController {
  private var sections: [(title: String, contacts: [Contact])] = []
  var onSelect: ((Contact) -> Void)?

  init(contacts: [Contact]) {
    super.init(style: .plain)
    sections = Dictionary(grouping: contacts, by: \.initial)
      .map { (title: $0.key, contacts: $0.value.sorted { $0.familyName < $1.familyName }) }
      .sorted { $0.title < $1.title }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.reuseIdentifier)
    tableView.rowHeight = 60
    tableView.sectionIndexColor = .systemBlue
    tableView.tableFooterView = UIView(frame: .zero)
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    return sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sections[section].contacts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ContactCell.reuseIdentifier, for: indexPath) as? ContactCell
    else { return UITableViewCell() }
    cell.configure(with: sections[indexPath.section].contacts[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return sections[section].title
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    return sections.map { $0.title }
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    return sections.firstIndex { $0.title == title } ?? 0
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    sections[indexPath.section].contacts.remove(at: indexPath.row)
    if sections[indexPath.section].contacts.isEmpty {
      sections.remove(at: indexPath.section)
      tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  // MARK: - Table view delegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(sections[indexPath.section].contacts[indexPath.row])
  }
}
