import Foundation

/// Puts items one after the other, and a new line where one is full.
struct FlowLines {
  let direction: UICollectionView.ScrollDirection
  /// The length of a line.
  let room: CGFloat

  private var inset = UIEdgeInsets.zero
  private var lineSpacing: CGFloat = 0
  private var itemSpacing: CGFloat = 0
  /// Where the next item of the line begins, and how thick the line is.
  private var next: CGFloat = 0
  private var thickness: CGFloat = 0
  /// Where the line begins, and whether it has items.
  private var line: CGFloat = 0
  private var isEmpty = true

  init(direction: UICollectionView.ScrollDirection, room: CGFloat) {
    self.direction = direction
    self.room = room
  }

  private var isVertical: Bool { direction == .vertical }
  private var before: CGFloat { isVertical ? inset.left : inset.top }
  private var after: CGFloat { isVertical ? inset.right : inset.bottom }

  /// The size of everything placed so far.
  var contentSize: CGSize {
    isVertical ? CGSize(width: room, height: line) : CGSize(width: line, height: room)
  }

  mutating func begin(inset: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.inset = inset
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    line += isVertical ? inset.top : inset.left
    startLine()
  }

  private mutating func startLine() {
    next = before
    thickness = 0
    isEmpty = true
  }

  /// The place of the next item.
  mutating func place(_ size: CGSize) -> CGRect {
    let (length, depth) = isVertical ? (size.width, size.height) : (size.height, size.width)
    if !isEmpty, next + length > room - after {
      line += thickness + lineSpacing
      startLine()
    }
    defer {
      next += length + itemSpacing
      thickness = max(thickness, depth)
      isEmpty = false
    }
    return CGRect(
      origin: isVertical ? CGPoint(x: next, y: line) : CGPoint(x: line, y: next), size: size)
  }

  mutating func end() { line += thickness + (isVertical ? inset.bottom : inset.right) }

  /// The place of a view across the whole content, such as a header; nil for one without an extent.
  mutating func placeAcross(_ size: CGSize) -> CGRect? {
    let extent = isVertical ? size.height : size.width
    guard extent > 0 else { return nil }
    defer { line += extent }
    return isVertical
      ? CGRect(x: 0, y: line, width: room, height: extent)
      : CGRect(x: line, y: 0, width: extent, height: room)
  }
}
