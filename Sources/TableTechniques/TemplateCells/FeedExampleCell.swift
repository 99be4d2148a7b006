#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// A row of ``FeedExample``: title, content, picture and user name below each other, held by
/// constraints to all four edges of the content view.
@MainActor public final class FeedExampleCell: UITableViewCell {
  /// Lengths of the original's demo cell, in points (the demo of F, at tag 1.2).
  private enum Length {
    static let top: CGFloat = 10
    static let belowTitle: CGFloat = 6
    static let belowContent: CGFloat = 8
    static let belowPicture: CGFloat = 8
    static let bottom: CGFloat = 4
    static let leading: CGFloat = 16
    static let trailing: CGFloat = 10
  }

  private let titleLabel = UILabel()
  private let contentLabel = UILabel()
  private let pictureView = UIImageView()
  private let userLabel = UILabel()

  /// A cell with its constraints.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .boldSystemFont(ofSize: 16)
    contentLabel.font = .systemFont(ofSize: 14)
    contentLabel.numberOfLines = 0
    userLabel.font = .systemFont(ofSize: 13)
    for view in [titleLabel, contentLabel, pictureView, userLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    constrainVertically()
    for view in [titleLabel, contentLabel, userLabel] { constrainHorizontally(view) }
    pictureView.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: Length.leading
    ).isActive = true
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  private func constrainVertically() {
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Length.top),
      contentLabel.topAnchor.constraint(
        equalTo: titleLabel.bottomAnchor, constant: Length.belowTitle),
      pictureView.topAnchor.constraint(
        equalTo: contentLabel.bottomAnchor, constant: Length.belowContent),
      userLabel.topAnchor.constraint(
        equalTo: pictureView.bottomAnchor, constant: Length.belowPicture),
      contentView.bottomAnchor.constraint(
        equalTo: userLabel.bottomAnchor, constant: Length.bottom),
    ])
  }

  private func constrainHorizontally(_ view: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: Length.leading),
      contentView.trailingAnchor.constraint(
        equalTo: view.trailingAnchor, constant: Length.trailing),
    ])
  }

  /// Shows an entry.
  public func show(_ entry: FeedExampleEntry) {
    titleLabel.text = entry.title
    contentLabel.text = entry.content
    pictureView.image = entry.imageHeight > 0 ? Self.picture(height: entry.imageHeight) : nil
    userLabel.text = entry.userName
  }

  private static func picture(height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: height, height: height)).image { _ in }
  }
}
