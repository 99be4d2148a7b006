import Foundation
import TableModel

/// A cell with a wrapping label ten points from the edges of its content; it records how it is called
/// for its size.
final class TextCell: UITableViewCell {
  static let margin: CGFloat = 10
  /// 359.5 points wide in one line of 17 points, two lines at the width of a phone.
  static let longText = "The quick brown fox jumped over the lazy dog."
  static let lineHeight: CGFloat = 20.5
  static let twoLines: CGFloat = 41

  struct Question: Equatable {
    var target: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  let label = UILabel()
  private(set) var questions: [Question] = []

  init(_ text: String = longText) {
    super.init(style: .default, reuseIdentifier: nil)
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate(label.pinned(to: contentView, margin: Self.margin))
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    questions.append(
      Question(
        target: targetSize, horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority))
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

extension UIView {
  /// Constraints that keep the view at a distance from all edges of another.
  func pinned(to other: UIView, margin: CGFloat) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: margin),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: margin),
      topAnchor.constraint(equalTo: other.topAnchor, constant: margin),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: margin),
    ]
  }
}
