/// Places marks where a picture has room for them: their labels, and their edges.
struct MarkPlaces {
  /// What is drawn that is more than a ground or a line across, and the labels that have a place.
  private var content: [Box]
  /// The rows and the headers, between which one mark is of one of them.
  private let rows: [Box]
  private let texts: [Box]
  /// The whole screen; nil where a part of it is shown, whose corners are no corners of the screen.
  private let screen: Box?
  /// What is shown, and not faded.
  private let window: Box
  private let scale: Double

  init(_ drawing: Drawing) {
    let screen = Box(0, 0, drawing.width, drawing.height)
    let clear = Box(0, 0, screen.width, screen.height - (drawing.isCut ? Drawing.fade : 0))
    self.init(drawing, window: clear, screen: screen, scale: drawing.wordScale)
  }

  /// - Parameter screen: What has round corners; nil where the window shows none of them.
  init(_ drawing: Drawing, window: Box, screen: Box? = nil, scale: Double) {
    content = drawing.parts.flatMap(\.contentBoxes).compactMap { $0.intersection(window) }
    rows = drawing.parts.filter { $0.name.isRow || $0.name.hasPrefix("header ") }
      .compactMap { $0.visible?.intersection(window) }
    texts = drawing.parts.flatMap(\.textBoxes).compactMap { $0.intersection(window) }
    self.screen = screen
    self.window = window
    self.scale = scale
  }

  /// How far a label may be from its mark, by which steps it is moved, and how near it is, in points.
  private static let (reach, step, distance) = (160.0, 8.0, 8.0)
  /// How far the line to a label may go through rows that the mark is not of, in points: less than a
  /// row is high.
  private static let longestWay = 32.0

  /// Marks with their edges on the screen, and their labels at the nearest places where they hide
  /// nothing, or else the least.
  func placed(_ marks: [Mark]) -> [Mark] {
    var places = self
    return marks.map { mark in
      let others = marks.filter { $0 != mark && $0.style == .frame }.map(\.box)
      let mark = places.placed(mark, beside: others)
      if mark.text != nil { places.content += mark.label.map { [$0] } ?? [] }
      return mark
    }
  }

  private func placed(_ mark: Mark, beside others: [Box]) -> Mark {
    var mark = mark
    (mark.screen, mark.texts) = (screen, mark.style == .ghost ? texts : [])
    return mark.text == nil ? mark : labeled(mark, beside: others)
  }

  private func labeled(_ mark: Mark, beside others: [Box]) -> Mark {
    guard let text = mark.text else { return mark }
    if let place = tightPlace(of: mark, text) {
      var mark = mark
      mark.label = place
      return mark
    }
    var place = nearestPlace(of: mark, text, scale: scale, beside: others)
    if place.cost != Cost() || isInOtherRow(place.box, than: mark) {
      // A smaller one that hides nothing is read, and in its own row it is seen what it is of.
      let smaller = nearestPlace(of: mark, text, scale: scale * Self.smaller, beside: others)
      let isBetter = place.cost != Cost() || isInOwnRow(smaller.box, of: mark)
      if smaller.cost == Cost(), isBetter { place = smaller }
    }
    var mark = mark
    mark.label = place.box
    return mark
  }

  /// Whether most of a label lies in a row that its mark is not of.
  private func isInOtherRow(_ place: Box?, than mark: Mark) -> Bool {
    guard let place, !mark.isLine else { return false }
    let middle = Box(place.x, place.y + place.height / 2 - 0.5, place.width, 1)
    return rows.contains { !$0.covers(mark.box) && $0.covers(middle) }
  }

  /// Whether all of a label lies in the row that its mark is of.
  private func isInOwnRow(_ place: Box?, of mark: Mark) -> Bool {
    guard let place else { return false }
    return rows.contains { $0.covers(mark.box) && $0.contains(place) }
  }

  /// What is worse about a place than about others: what seems to be of another mark, or is far away,
  /// is worse than what hides something.
  private struct Cost: Comparable {
    var strays = 0
    /// How much is hidden, in square points.
    var hidden = 0.0

    static func < (left: Self, right: Self) -> Bool {
      (left.strays, left.hidden) < (right.strays, right.hidden)
    }
  }

  /// The nearest place for a label that hides nothing, or else the least.
  private func nearestPlace(
    of mark: Mark, _ text: String, scale: Double, beside others: [Box]
  ) -> (box: Box?, cost: Cost) {
    // Never wider than what is shown.
    let widest = (window.width - 8) / mark.labelSize(text, scale: 1).width
    let size = mark.labelSize(text, scale: max(min(scale, widest), 0.1))
    let seen = mark.box.intersection(window) ?? mark.box
    let box = mark.isLine ? Box(seen.x, seen.y, seen.width, 0) : seen
    var (best, least) = (Box?.none, Cost(strays: 1, hidden: .infinity))
    for place in places(size, at: box, style: mark.style) {
      guard window.contains(place) else { continue }
      let leader = leader(to: place, from: box, x: mark.leaderX(place))
      let hidden = hidden(by: place) + hidden(by: leader)
      let isStray =
        isFar(leader, from: box) || hidden > 0 && isAmong(others, place, leader, from: box)
      let cost = Cost(strays: isStray ? 1 : 0, hidden: hidden)
      if cost < least { (best, least) = (place, cost) }
      if least == Cost() { break }
    }
    return (best ?? inside(size, at: box).first.map { clamped($0) }, least)
  }

  /// Where a smaller label is on its mark and hides nothing, as a usual one would: beside a spinner in the
  /// middle of a row it is more easily seen of what it is than in the next row. Nil where the usual one fits
  /// or no smaller one does.
  private func tightPlace(of mark: Mark, _ text: String) -> Box? {
    guard let box = mark.box.intersection(window), !mark.isLine, mark.style != .span,
      box.height >= mark.labelSize(text, scale: scale).height
    else { return nil }
    func free(_ scale: Double) -> Box? {
      places(mark.labelSize(text, scale: scale), at: box, style: mark.style).first {
        box.contains($0) && window.contains($0) && hidden(by: $0) == 0
      }
    }
    return free(scale) == nil ? free(scale * Self.smaller) : nil
  }

  /// What a smaller label is of the usual one's size.
  private static let smaller = 0.8

  /// What is shown of a mark; nil where nothing is.
  func within(_ mark: Mark) -> Mark? {
    let (box, edge) = (mark.box, mark.box.y >= window.y && mark.box.y <= window.maxY)
    guard let seen = box.intersection(window) ?? (edge ? box : nil) else { return nil }
    var mark = mark
    mark.box = seen
    return placed(mark, beside: [])
  }

  /// Whether the line to a label goes a long way through rows that the mark is not of.
  private func isFar(_ leader: Box, from box: Box) -> Bool {
    let others = rows.filter { !$0.covers(box) }
    let way = others.reduce(0) { $0 + ($1.intersection(leader)?.height ?? 0) }
    return way > Self.longestWay * scale
  }

  /// Whether a label lies on another mark, and seems to be of that one.
  private func isAmong(_ others: [Box], _ place: Box, _ leader: Box, from box: Box) -> Bool {
    others.contains { !$0.covers(box) && ($0.covers(place) || $0.covers(leader)) }
  }

  /// What a line from a box to a place above or below it covers; one at its side is near.
  private func leader(to place: Box, from box: Box, x: Double) -> Box {
    if place.y >= box.maxY { return Box(x - 1, box.maxY, 2, place.y - box.maxY) }
    return place.maxY <= box.y ? Box(x - 1, place.maxY, 2, box.y - place.maxY) : Box(x, box.y, 0, 0)
  }

  private func hidden(by place: Box) -> Double {
    content.reduce(0) { $0 + ($1.intersection(place)?.area ?? 0) }
  }

  /// Where a label can be, the best first: in the box, then at its side, where it is in the same row, then
  /// below it and above it.
  private func places(
    _ size: (width: Double, height: Double), at box: Box, style: Mark.Style
  )
    -> [Box]
  {
    // On a line a label is of both that the line lies between.
    let isLine = style == .line || style == .ghostLine
    let isHigh = box.height >= size.height * Self.leastHeight || isLine
    let fits = isHigh && box.width >= size.width + 12
    let gap = Self.distance * scale
    let far = stride(from: gap, through: Self.reach, by: Self.step)
    let columns = inside(size, at: box).map(\.x)
    let beside = [box.maxX + gap, box.x - gap - size.width].map {
      Box($0, box.y + (box.height - size.height) / 2, size.width, size.height)
    }
    let spare = max(box.height - size.height - 2 * Self.least, 0) / 2
    let inside = fits ? inside(size, at: box) : []
    return inside
      + (spare > 0 ? [spare, -spare].flatMap { y in inside.map { $0.moved(x: 0, y: y) } } : [])
      + beside
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
      Box(max($0, 0), max(y, window.y + Self.least), size.width, size.height)
    }
  }

  /// How high a box is at least that has its label on it, as a part of the label's height: what is
  /// lower would be behind a label that seems to be of more than this.
  private static let leastHeight = 0.5
  /// How far a label is from the edge of what is shown, in points.
  private static let least = 2.0

  private func clamped(_ box: Box) -> Box {
    Box(
      max(min(box.x, window.maxX - box.width), window.x),
      max(min(box.y, window.maxY - box.height - Self.least), window.y + Self.least), box.width,
      box.height)
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

  /// Where lines of text are, on the screen, with some room beside them.
  fileprivate var textBoxes: [Box] {
    shapes.compactMap { shape in
      guard case .text(let run) = shape, let visible else { return nil }
      return run.box.moved(x: frame.x, y: frame.y).grown(by: 2).intersection(visible)
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
