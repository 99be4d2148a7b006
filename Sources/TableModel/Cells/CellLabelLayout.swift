import Foundation

/// The frames of a cell's own labels and image in its content.
struct CellLabelLayout {
  /// Distances in points.
  private enum Space {
    /// Between image and text (C-043: 39 from the margin to the text, 24 of it the column).
    static let afterImage: CGFloat = 15
    /// The width of the column in whose middle a symbol is (C-043, C-044).
    static let symbolColumn: CGFloat = 24
    /// Between texts beside each other. Model's choice; no public source.
    static let betweenTexts: CGFloat = 6
    /// Above and below the texts. Model's choice: one line of 17 points needs no more than 44.
    static let aboveAndBelow: CGFloat = 11
  }

  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var detail = CGRect.zero
  /// The height that the content needs, in points.
  private(set) var height: CGFloat = 0
  /// The width that the content has by itself, in points.
  private(set) var width: CGFloat = 0

  @MainActor init(
    size: CGSize, style: UITableViewCell.CellStyle, margins: (leading: CGFloat, trailing: CGFloat),
    image: UIImage?, text: UILabel?, detail: UILabel?, measuresSecondLines: Bool = true
  ) {
    let isBeside = style == .value1 || style == .value2
    var x = margins.leading
    if let image, image.size.width > 0 { x = placeImage(image, x: x, in: size) }
    let room = max(size.width - x - margins.trailing, 0)
    let second = detail?.measuredSize(within: room) ?? .zero
    let taken = isBeside && second.width > 0 ? second.width + Space.betweenTexts : 0
    let first = text?.measuredSize(within: max(room - taken, 0)) ?? .zero
    if isBeside {
      place(first, second, x: x, room: room, in: size)
    } else if style == .default {
      self.text = CGRect(x: x, y: 0, width: room, height: max(size.height, 0))
    } else {
      stack(first, second, x: x, room: room, in: size)
    }
    let line = detail?.font.lineHeight.rounded(.up) ?? 0
    let counted = measuresSecondLines ? second.height : min(second.height, line)
    let texts = isBeside ? max(first.height, counted) : first.height + counted
    width =
      x + (isBeside ? first.width + taken : max(first.width, second.width)) + margins.trailing
    height = max(texts + Space.aboveAndBelow * 2, image?.size.height ?? 0)
  }

  /// Places the image, and returns where the texts begin.
  private mutating func placeImage(_ image: UIImage, x: CGFloat, in size: CGSize) -> CGFloat {
    let column = image.isSymbolImage ? Space.symbolColumn : image.size.width
    self.image = CGRect(
      x: x + (column - image.size.width) / 2, y: (size.height - image.size.height) / 2,
      width: image.size.width, height: image.size.height)
    return x + column + Space.afterImage
  }

  /// Where texts of a height begin in the middle of another height: at a whole point (C-030, C-036,
  /// C-042).
  private func middle(_ height: CGFloat, in size: CGSize) -> CGFloat {
    ((size.height - height) / 2).rounded(.up)
  }

  private mutating func place(
    _ first: CGSize, _ second: CGSize, x: CGFloat, room: CGFloat, in size: CGSize
  ) {
    let width = min(second.width, room)
    text = CGRect(
      x: x, y: middle(first.height, in: size), width: min(first.width, max(room - width, 0)),
      height: first.height)
    // Without a text it is where its line would be (figure.ink, 14 November 2014).
    let line = second.height > 0 ? second.height : first.height
    detail = CGRect(
      x: x + room - width, y: middle(line, in: size), width: width, height: second.height)
  }

  private mutating func stack(
    _ first: CGSize, _ second: CGSize, x: CGFloat, room: CGFloat, in size: CGSize
  ) {
    let y = middle(first.height + second.height, in: size)
    text = CGRect(x: x, y: y, width: room, height: first.height)
    detail = CGRect(x: x, y: y + first.height, width: room, height: second.height)
  }
}
