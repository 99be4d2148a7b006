/// The edge of a mark as it is drawn: within the screen, whose corners are round, and around what is not
/// there without the pieces that would cross a text.
struct MarkOutline: Hashable, Sendable {
  /// Where the middle of the line goes.
  let box: Box
  /// How round each corner is, in points, clockwise from the upper left one.
  private let radii: [Double]
  /// What the line leaves out.
  private let gaps: [Box]
  /// The edges at which what is marked goes on, which have no line.
  private let open: Set<Mark.Edge>

  /// How wide the line is, and how round the corners of a screen are, in points: a page rounds them by
  /// 8 pixels, and on a phone, where it shows two screens at about half their size, by 5.
  private static let (stroke, radius) = (3.0, 12.0)
  /// Shorter pieces are left out, in points.
  private static let leastPiece = 4.0

  /// - Parameters:
  ///   - screen: What the edge is kept within; nil where it is drawn at the box.
  ///   - gaps: What the line leaves out.
  ///   - open: The edges that have no line.
  init(_ box: Box, within screen: Box?, gaps: [Box] = [], open: Set<Mark.Edge> = []) {
    self.open = open
    guard let screen, let seen = box.intersection(screen) else {
      (self.box, radii, self.gaps) = (box, [0, 0, 0, 0], Self.crossing(box, gaps))
      return
    }
    let margin = Self.stroke / 2
    let (left, top) = (max(seen.x, screen.x + margin), max(seen.y, screen.y + margin))
    let (right, bottom) = (
      min(seen.maxX, screen.maxX - margin), min(seen.maxY, screen.maxY - margin)
    )
    let kept = Box(left, top, right - left, bottom - top)
    let round = max(min(Self.radius - margin, kept.width / 2, kept.height / 2), 0)
    // An edge of the box that was moved is one of the screen's.
    let (atLeft, atTop) = (left > seen.x, top > seen.y)
    let (atRight, atBottom) = (right < seen.maxX, bottom < seen.maxY)
    self.box = kept
    let (isTopRound, isBottomRound) = (
      atTop && !open.contains(.upper), atBottom && !open.contains(.lower)
    )
    radii = [
      isTopRound && atLeft, isTopRound && atRight, isBottomRound && atRight,
      isBottomRound && atLeft,
    ].map { $0 ? round : 0 }
    self.gaps = Self.crossing(kept, gaps)
  }

  /// Those of some gaps that lie on the edge of a box.
  private static func crossing(_ box: Box, _ gaps: [Box]) -> [Box] {
    gaps.filter { $0.intersection(box) != nil && !box.contains($0) }
  }

  /// A line across the screen at a height, as far as the round corners leave it.
  static func line(across box: Box, within screen: Box?) -> [Double] {
    guard let screen else { return [box.x, box.y, box.maxX, box.y] }
    let y = min(max(box.y, screen.y + stroke / 2), screen.maxY - stroke / 2)
    let depth = max(radius - min(y - screen.y, screen.maxY - y), 0)
    let inset = radius - max(radius * radius - depth * depth, 0).squareRoot()
    return [max(box.x, screen.x + inset), y, min(box.maxX, screen.maxX - inset), y]
  }

  /// The edge in a class of the style sheet.
  func svg(_ name: String) -> String {
    guard gaps.isEmpty, open.isEmpty, radii.allSatisfy({ $0 == 0 }) else {
      return "<path class=\"\(name)\" d=\"\(path)\"/>"
    }
    return "<rect class=\"\(name)\" \(box.attributes)/>"
  }

  /// The four sides, clockwise, each in the pieces that are drawn, and the round corners between them.
  private var path: String {
    let corners = [(box.x, box.y), (box.maxX, box.y), (box.maxX, box.maxY), (box.x, box.maxY)]
    var (path, isDown) = ("", false)
    for side in 0..<4 {
      let next = (side + 1) % 4
      let (from, to) = (corners[side], corners[next])
      let length = abs(to.0 - from.0) + abs(to.1 - from.1)
      let along = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)]
      func point(_ distance: Double, on side: Int, from corner: (Double, Double)) -> String {
        Self.point(corner.0 + along[side].0 * distance, corner.1 + along[side].1 * distance)
      }
      let (start, end) = (radii[side], length - radii[next])
      var reached = -1.0
      let isOpen = side == 0 && open.contains(.upper) || side == 2 && open.contains(.lower)
      for piece in isOpen ? [] : pieces(start, end, from: from, along: along[side]) {
        if !isDown || piece.0 > start { path += "M\(point(piece.0, on: side, from: from))" }
        path += "L\(point(piece.1, on: side, from: from))"
        reached = piece.1
      }
      isDown = reached == end
      guard radii[next] > 0 else { continue }
      if !isDown { path += "M\(point(end, on: side, from: from))" }
      let radius = SVGText.number(radii[next])
      path += "A\(radius) \(radius) 0 0 1 \(point(radii[next], on: next, from: to))"
      isDown = true
    }
    return path
  }

  private static func point(_ x: Double, _ y: Double) -> String {
    "\(SVGText.number(x)) \(SVGText.number(y))"
  }

  /// What is drawn of a side, as distances from its corner.
  private func pieces(
    _ start: Double, _ end: Double, from corner: (Double, Double), along: (Double, Double)
  ) -> [(Double, Double)] {
    var pieces = [(start, end)]
    for gap in gaps {
      let isCrossed =
        along.0 != 0
        ? gap.y < corner.1 && corner.1 < gap.maxY : gap.x < corner.0 && corner.0 < gap.maxX
      guard isCrossed else { continue }
      let ends = [(gap.x, gap.y), (gap.maxX, gap.maxY)].map { x, y in
        (x - corner.0) * along.0 + (y - corner.1) * along.1
      }.sorted()
      pieces = pieces.flatMap { from, to in [(from, min(to, ends[0])), (max(from, ends[1]), to)] }
        .filter { $0.1 - $0.0 >= Self.leastPiece }
    }
    return pieces
  }
}

extension Box {
  /// The place of a rectangle in SVG.
  var attributes: String {
    "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\""
      + " width=\"\(SVGText.number(width))\" height=\"\(SVGText.number(height))\""
  }
}
