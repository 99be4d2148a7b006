import Foundation

/// Where the labels and the image that a cell brings along stand in its content.
struct CellLabelLayout {
  /// Distances in points.
  private enum Space {
    /// Before and after the labels (Sources.md AL-3: 15 or 16).
    static let margin: CGFloat = 15
    /// Between image and text; ours.
    static let afterImage: CGFloat = 15
    /// Between texts beside each other; ours.
    static let betweenTexts: CGFloat = 6
    /// Above and below the texts; ours: one line of 17 points needs no more than 44.
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
    size: CGSize, isBeside: Bool, indentation: CGFloat, image imageSize: CGSize?, text: UILabel?,
    detail: UILabel?
  ) {
    var x = Space.margin + indentation
    if let imageSize, imageSize.width > 0 {
      image = CGRect(
        x: x, y: (size.height - imageSize.height) / 2, width: imageSize.width,
        height: imageSize.height)
      x += imageSize.width + Space.afterImage
    }
    let room = max(size.width - x - Space.margin, 0)
    let second = detail?.measuredSize(within: room) ?? .zero
    let taken = isBeside && second.width > 0 ? second.width + Space.betweenTexts : 0
    let first = text?.measuredSize(within: max(room - taken, 0)) ?? .zero
    if isBeside {
      place(first, second, x: x, room: room, in: size)
    } else {
      stack(first, second, x: x, room: room, in: size)
    }
    let texts = isBeside ? max(first.height, second.height) : first.height + second.height
    width = x + (isBeside ? first.width + taken : max(first.width, second.width)) + Space.margin
    height = max(texts + Space.aboveAndBelow * 2, imageSize?.height ?? 0)
  }

  private mutating func place(
    _ first: CGSize, _ second: CGSize, x: CGFloat, room: CGFloat, in size: CGSize
  ) {
    let width = min(second.width, room)
    text = CGRect(
      x: x, y: (size.height - first.height) / 2, width: min(first.width, max(room - width, 0)),
      height: first.height)
    detail = CGRect(
      x: x + room - width, y: (size.height - second.height) / 2, width: width,
      height: second.height)
  }

  private mutating func stack(
    _ first: CGSize, _ second: CGSize, x: CGFloat, room: CGFloat, in size: CGSize
  ) {
    let y = (size.height - first.height - second.height) / 2
    text = CGRect(x: x, y: y, width: room, height: first.height)
    detail = CGRect(x: x, y: y + first.height, width: room, height: second.height)
  }
}
