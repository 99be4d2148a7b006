import Foundation
import SystemVersions
@_spi(UIKitSubclassing) import UIKitModel

/// The button of an action of an open row: its image and its title, one above the other, on its
/// color.
package final class SwipeActionButton: UIButton {
  private enum Measure {
    /// The height from which a row has room for the title below the image (rdar 33107135, rdar
    /// 33396671; FunctionalTableData #158, deltachat-ios #2355).
    static let heightForBoth: CGFloat = 91
    /// The size of titles, and what they keep from the sides and from the image, in points; the
    /// model's choice.
    static let titleSize: CGFloat = 15
    static let margin: CGFloat = 4
    static let rowActionMargin: CGFloat = 15
    static let gap: CGFloat = 4
    static let titleLines = 2
  }

  /// The width that the action wants by itself, in points; 0 for the least one. Only a
  /// `UITableViewRowAction` is as wide as its title (weekly-geekly 414019; before iOS 11 there is no
  /// other).
  private(set) var ownWidth: CGFloat = 0

  init(_ action: RowSwipes.Action, tap: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    if case .row = action {
      let font = UIFont.systemFont(ofSize: Measure.titleSize)
      let title = (action.title as NSString).size(withAttributes: [.font: font])
      ownWidth = title.width + Measure.rowActionMargin * 2
    }
    titleLabel?.font = .systemFont(ofSize: Measure.titleSize)
    titleLabel?.numberOfLines = Measure.titleLines
    titleLabel?.textAlignment = .center
    titleLabel?.lineBreakMode = .byTruncatingTail
    setTitleColor(.white, for: .normal)
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    imageView?.tintColor = .white
    backgroundColor = action.color
    accessibilityLabel = action.title.isEmpty ? nil : action.title
    addAction(UIAction { _ in tap() }, for: .touchUpInside)
  }

  /// Archives do not exist here; the button has no action.
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the title is left out: beside an image it needs a high row.
  private var hidesTitle: Bool {
    guard let image = currentImage, image.size != .zero else { return false }
    return bounds.height < Measure.heightForBoth
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Puts the image and the title into their places.
  func placeContent() {
    titleLabel?.isHidden = hidesTitle
    let image = currentImage?.size ?? .zero
    let room = CGSize(
      width: max(bounds.width - Measure.margin * 2, 0), height: max(bounds.height, 0))
    let title = hidesTitle ? .zero : titleLabel?.sizeThatFits(room) ?? .zero
    let gap = image.height > 0 && title.height > 0 ? Measure.gap : 0
    let top = (bounds.height - image.height - gap - title.height) / 2
    imageView?.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    titleLabel?.frame = CGRect(
      x: Measure.margin, y: top + image.height + gap, width: room.width, height: title.height)
  }
}

extension RowSwipes.Action {
  /// The image on the button.
  @MainActor fileprivate var image: UIImage? {
    if case .contextual(let action) = self { action.image } else { nil }
  }

  /// The color of the button: that of the action. A row action without one is red if it deletes, and
  /// gray; a contextual action is clear (3sidedcube/ThunderTable #30).
  @MainActor fileprivate var color: UIColor {
    switch self {
    case .contextual(let action): action.backgroundColor ?? .clear
    case .row(let action):
      action.backgroundColor ?? (action.style == .normal ? .systemGray3 : .systemRed)
    case .delete: .systemRed
    }
  }
}
