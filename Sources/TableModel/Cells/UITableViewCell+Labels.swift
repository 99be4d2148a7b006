import Foundation

// The labels and the image view that a cell of a style brings along: made, and put in their places.

extension UITableViewCell {
  /// The main label, made if there is none yet.
  func textLabelOfStyle() -> UILabel? {
    guard hasLabels else { return nil }
    if ownLabels.text == nil {
      let label = makeLabel()
      adopt(.body, in: label)
      ownLabels.text = label
    }
    return ownLabels.text
  }

  /// The second label, made if there is none yet.
  func detailLabelOfStyle() -> UILabel? {
    guard style != .default, hasLabels else { return nil }
    if ownLabels.detail == nil {
      let label = makeLabel()
      adopt(style == .subtitle ? .caption1 : .body, in: label)
      if style == .value1 { label.textColor = .secondaryLabel }
      ownLabels.detail = label
    }
    return ownLabels.detail
  }

  /// The image view, made if there is none yet.
  func imageViewOfStyle() -> UIImageView? {
    guard style != .value2, hasLabels else { return nil }
    if ownLabels.image == nil {
      let view = UIImageView(frame: .zero)
      contentView.addSubview(view)
      ownLabels.image = view
    }
    return ownLabels.image
  }

  /// Whether there are labels and an image view: not beside a configuration.
  private var hasLabels: Bool {
    !Fault.makesNoLabels.isOn && (contentConfiguration == nil || Fault.keepsLabels.isOn)
  }

  private func makeLabel() -> UILabel {
    let label = UITableViewLabel(frame: .zero)
    label.cell = self
    contentView.addSubview(label)
    return label
  }

  /// Gives one of the cell's own labels the font of a text style, which follows the size of text that
  /// the user prefers (rdar 18655494, iOS 8.0; timeflower.co, iOS 9).
  private func adopt(_ style: UIFont.TextStyle, in label: UILabel) {
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
  }

  /// Puts the labels and the image where the style has them.
  func layOutLabels() {
    let places = labelLayout(within: contentFrame.size)
    ownLabels.image?.frame = places.image
    ownLabels.text?.frame = places.text
    ownLabels.detail?.frame = places.detail
  }

  /// The frames of the cell's own labels in a content of a size.
  func labelLayout(within size: CGSize) -> CellLabelLayout {
    var margins = labelMargins
    margins.leading += CGFloat(indentationLevel) * indentationWidth
    if Fault.placesLabelsToTheRight.isOn { margins.leading += 1 }
    return CellLabelLayout(
      size: size, style: style, margins: margins, image: ownLabels.image?.image,
      text: ownLabels.text, detail: ownLabels.detail,
      measuresSecondLines: systemVersion.behavior.measuresLinesOfSecondLabel)
  }

  /// What the labels keep from the sides of the content view.
  private var labelMargins: (leading: CGFloat, trailing: CGFloat) {
    let behavior = systemVersion.behavior
    guard let contentViewIfMade else { return (0, 0) }
    let margins = contentViewIfMade.layoutMargins
    let fixed = LabelMargin.fixed + (tableView?.readableMargin ?? 0)
    let end = accessoryWidth > 0 ? LabelMargin.beforeAccessory : fixed
    return (
      behavior.labelsBeginAtContentMargin ? margins.left : ownLabelMargin ?? fixed,
      behavior.labelsEndAtContentMargin ? margins.right : end
    )
  }

  /// Where the labels begin by the separator's inset, if the cell has one of its own; its table's
  /// moves no labels (Eureka #782, of 2016).
  private var ownLabelMargin: CGFloat? {
    guard let left = ownSeparatorInset?.left, left.isFinite, left != UITableView.automaticDimension
    else { return nil }
    return left
  }

  /// Side margins of the cell's own labels before they were those of the content view, in points.
  private enum LabelMargin {
    /// C-015, C-016, and C-017 at the end.
    static let fixed: CGFloat = 15
    /// C-025 and M-59: the label ends at 285 of 320, beside an accessory of 34.
    static let beforeAccessory: CGFloat = 1
  }
}
