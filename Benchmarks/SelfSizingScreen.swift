import Foundation
import TableModel

/// A table whose fifteen rows are all in sight, each with an icon and a text that wraps.
@MainActor final class SelfSizingScreen: NSObject, UITableViewDataSource {
  static let size = CGSize(width: 320, height: 1600)
  private static let rows = 15
  private let table = UITableView(frame: CGRect(origin: .zero, size: SelfSizingScreen.size))
  private let window = UIWindow(frame: CGRect(origin: .zero, size: SelfSizingScreen.size))
  /// The cells of the rows, made beforehand.
  let cells = (0..<SelfSizingScreen.rows).map { _ in
    SelfSizingCell(style: .default, reuseIdentifier: nil)
  }

  override init() {
    super.init()
    table.separatorStyle = .none
    table.dataSource = self
    window.addSubview(table)
  }

  func layOut() { window.layoutIfNeeded() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = cells[indexPath.row]
    cell.title.text = Self.texts[indexPath.row % Self.texts.count]
    return cell
  }

  /// Of one to three lines.
  private static let texts = [
    "Groceries", "The quick brown fox jumped over the lazy dog.",
    "A longer note, which takes three lines of a narrow screen if nobody cuts it short before.",
    "Call the plumber about the kitchen sink",
  ]
}

/// A cell with eight constraints.
final class SelfSizingCell: UITableViewCell {
  let icon = UIView()
  let title = UILabel()

  /// Lengths in points.
  enum Length {
    static let icon: CGFloat = 40
    static let margin: CGFloat = 15
    static let gap: CGFloat = 10
    static let above: CGFloat = 11
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.numberOfLines = 0
    for view in [icon, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: Length.margin),
      icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Length.above),
      icon.widthAnchor.constraint(equalToConstant: Length.icon),
      icon.heightAnchor.constraint(equalToConstant: Length.icon),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: Length.gap),
      contentView.trailingAnchor.constraint(
        equalTo: title.trailingAnchor, constant: Length.margin),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Length.above),
      contentView.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: Length.above),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
