import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// A cell that its constraints give a height: a text of any number of lines, ten points from the
/// edges.
final class NoteCell: UITableViewCell {
  let note = UILabel()

  init(_ text: String) {
    super.init(style: .default, reuseIdentifier: nil)
    note.text = text
    note.numberOfLines = 0
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      contentView.trailingAnchor.constraint(equalTo: note.trailingAnchor, constant: 10),
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
