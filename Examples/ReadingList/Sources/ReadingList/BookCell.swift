#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// A cell as high as its title and its author need.
final class BookCell: UITableViewCell {
  let titleLabel = UILabel()
  let authorLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .systemFont(ofSize: 17)
    titleLabel.numberOfLines = 0
    authorLabel.font = .systemFont(ofSize: 13)
    let stack = UIStackView(arrangedSubviews: [titleLabel, authorLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ book: Book) {
    titleLabel.text = book.title
    authorLabel.text = book.author
    accessoryType = book.isRead ? .checkmark : .detailButton
  }
}
