/// Places the labels of marks where a picture has room for them.
struct MarkPlaces {
  /// What is drawn that is more than a ground or a line across.
  private let content: [Box]
  /// What is shown.
  private let window: Box
  private let scale: Double

  /// The width of a phone, in points; on wider screens labels are larger.
  private static let phoneWidth = 375.0

  init(_ drawing: Drawing) {
    self.init(
      drawing, window: Box(0, 0, drawing.width, drawing.height),
      scale: drawing.isWide ? 1 : max(1, drawing.width / Self.phoneWidth))
  }

  init(_ drawing: Drawing, window: Box, scale: Double) {
    content = drawing.parts.flatMap(\.contentBoxes).compactMap { $0.intersection(window) }
    self.window = window
    self.scale = scale
  }

  /// How far a label may be from its mark, by which steps it is moved, and how near it is, in points.
  private static let (reach, step, distance) = (160.0, 8.0, 8.0)

  /// A mark with its label at the nearest place where it hides nothing, or else the least.
  func placed(_ mark: Mark) -> Mark {
    guard let text = mark.text else { return mark }
    // Never wider than what is shown.
    let widest = (window.width - 8) / mark.labelSize(text, scale: 1).width
    let size = mark.labelSize(text, scale: max(min(scale, widest), 0.1))
    let seen = mark.box.intersection(window) ?? mark.box
    let box = mark.isLine ? Box(seen.x, seen.y, seen.width, 0) : seen
    var (best, least) = (Box?.none, Double.infinity)
    for place in places(size, at: box, style: mark.style) {
      guard window.contains(place) else { continue }
      let hidden =
        hidden(by: place) + hidden(by: leader(to: place, from: box, x: mark.leaderX(place)))
      if hidden < least { (best, least) = (place, hidden) }
      if least == 0 { break }
    }
    var mark = mark
    mark.label = best ?? inside(size, at: box).first.map { clamped($0) }
    return mark
  }

  /// What is shown of a mark; nil where nothing is.
  func within(_ mark: Mark) -> Mark? {
    let (box, edge) = (mark.box, mark.box.y >= window.y && mark.box.y <= window.maxY)
    guard let seen = box.intersection(window) ?? (edge ? box : nil) else { return nil }
    var mark = mark
    mark.box = seen
    return placed(mark)
  }

  /// What a line from a box to a place beside it covers.
  private func leader(to place: Box, from box: Box, x: Double) -> Box {
    if place.y >= box.maxY { return Box(x - 1, box.maxY, 2, place.y - box.maxY) }
    return place.maxY <= box.y ? Box(x - 1, place.maxY, 2, box.y - place.maxY) : Box(x, box.y, 0, 0)
  }

  private func hidden(by place: Box) -> Double {
    content.reduce(0) { $0 + ($1.intersection(place)?.area ?? 0) }
  }

  /// Where a label can be, the best first: in the box, then below it and above it.
  private func places(
    _ size: (width: Double, height: Double), at box: Box, style: Mark.Style
  )
    -> [Box]
  {
    let fits = box.height >= size.height && box.width >= size.width + 12
    let far = stride(from: Self.distance * scale, through: Self.reach, by: Self.step)
    let columns = inside(size, at: box).map(\.x)
    let beside = Box(
      box.x - Self.distance * scale - size.width, box.y + (box.height - size.height) / 2,
      size.width, size.height)
    return (fits ? inside(size, at: box) : []) + (box.width < size.width ? [beside] : [])
      + far.flatMap { distance in
        columns.flatMap { x in
          [box.maxY + distance, box.y - distance - size.height].map {
            Box(x, $0, size.width, size.height)
          }
        }
      }
  }

  /// At the end, the start and in the middle of a box.
  private func inside(_ size: (width: Double, height: Double), at box: Box) -> [Box] {
    let y = box.y + (box.height - size.height) / 2
    return [box.maxX - size.width - 4, box.x + 4, box.x + (box.width - size.width) / 2].map {
      Box(max($0, 0), max(y, 0), size.width, size.height)
    }
  }

  private func clamped(_ box: Box) -> Box {
    Box(
      max(min(box.x, window.maxX - box.width), window.x),
      max(min(box.y, window.maxY - box.height - 2), window.y + 2), box.width, box.height)
  }
}

extension Drawing {
  /// The least width of a screen that is shown as wide as a page, in points: that of a phone on its
  /// side.
  package static let leastWideWidth = 568.0

  package var isWide: Bool { width >= Self.leastWideWidth }
}

extension Drawing.Part {
  /// Where something is drawn that is more than a ground or a line across, on the screen. The keys of
  /// a keyboard show nothing that is looked for.
  fileprivate var contentBoxes: [Box] {
    guard name != PartName.scrollBar, name != PartName.keyboard else { return [] }
    return shapes.compactMap { shape in
      isGround(shape) ? nil : shape.occupied.moved(x: frame.x, y: frame.y)
    }
  }

  /// Whether a shape is what others lie on, or a line across.
  private func isGround(_ shape: Shape) -> Bool {
    guard case .rectangle(let box, _, _) = shape else { return false }
    return box.height <= 1 || box.width > frame.width * 0.6 && box.height > frame.height * 0.6
  }
}

extension Shape {
  /// How far labels are from the strokes of a sign or a control, in points: about as far as those are
  /// from each other.
  private static let strokeMargin = 4.0

  /// The room that a shape takes: lines have some around them.
  fileprivate var occupied: Box {
    switch self {
    case .rectangle, .text: box
    case .outline, .line: reach.grown(by: Self.strokeMargin)
    }
  }
}
