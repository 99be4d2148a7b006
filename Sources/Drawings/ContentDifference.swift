/// Two parts in the same place with different content, described by what is added, left out or moved.
struct ContentDifference {
  typealias Item = PictureScene.Item
  typealias Side = PictureDifference.Side

  private let left: (item: Item, changed: [Shape])
  private let right: (item: Item, changed: [Shape])

  /// Nil for parts that look the same.
  init?(_ left: Item, _ right: Item) {
    self.left = (left, Self.changed(left, unlike: right))
    self.right = (right, Self.changed(right, unlike: left))
    let isSame = self.left.changed.isEmpty && self.right.changed.isEmpty
    guard !isSame || Self.ground(of: left) != Self.ground(of: right) else { return nil }
  }

  /// Whether nothing but hairlines differs.
  private var isLine: Bool { Self.isLine(left.changed + right.changed) }

  private static func isLine(_ changed: [Shape]) -> Bool {
    !changed.isEmpty && changed.allSatisfy { Sign($0) == .line }
  }

  /// Whether it is seen before the height that goes with it: a label that is not there, letters of
  /// another size, another color of a header; rows of many heights may be selected besides.
  var comesBeforeHeight: Bool {
    !left.item.name.isRow && !Self.isSameColor(left.item, right.item) || isOfMissingLabel
      || Self.resizedText(left.changed, right.changed) != nil
  }

  /// Whether one of the two shows a text that the other does not.
  var hasOtherTexts: Bool {
    !Self.newRuns(left, not: right.item).isEmpty || !Self.newRuns(right, not: left.item).isEmpty
  }

  /// Whether one of the two lacks a text of another font than the texts that it has: not a line of one
  /// that is cut off, but a label of its own.
  private var isOfMissingLabel: Bool {
    let texts = (Self.newRuns(left, not: right.item), Self.newRuns(right, not: left.item))
    guard texts.0.isEmpty != texts.1.isEmpty else { return false }
    let missing = texts.0 + texts.1
    let kept = (texts.0.isEmpty ? left.item : right.item).uncovered.compactMap(\.run)
    return missing.allSatisfy { run in
      !kept.contains { $0.size == run.size && $0.weight == run.weight }
    }
  }

  private static func newRuns(
    _ own: (item: Item, changed: [Shape]), not other: Item
  ) -> [TextRun] {
    let known = Set(other.uncoveredTexts)
    return own.changed.compactMap(\.run).filter { !known.contains($0.text) && !$0.text.isEmpty }
  }

  /// The captions and the marks of both.
  var finding: Finding {
    let clauses = (Self.clause(left, right), Self.clause(right, left))
    var found = Finding(
      wrong: Self.side(left, right, clauses.0), right: Self.side(right, left, clauses.1),
      kind: isLine ? .line : .content)
    if left.item.name == right.item.name, left.item.name.isRow {
      found.rows = [RowClause(.init(left.item, right.item), wrong: clauses.0, right: clauses.1)]
    }
    return found
  }

  /// The room between what differs and its frame, in points.
  private static let margin = 4.0

  private static func side(
    _ own: (item: Item, changed: [Shape]), _ other: (item: Item, changed: [Shape]), _ clause: Clause
  ) -> Side {
    let item = own.item
    // What is missing is marked where the other one has it.
    let (mine, theirs) = described(own, other)
    let isLacking = mine.isEmpty && !theirs.isEmpty
    let boxes = (isLacking ? theirs : mine).map(\.box)
    // Of a line at the edge of what it is in both sides are framed, so that it is seen.
    var place = item.visible
    if isLine(own.changed + other.changed) {
      place = Box(place.x, place.y - margin, place.width, place.height + 2 * margin)
    }
    let box = boxes.reduce(nil as Box?) { $0?.union($1) ?? $1 }
      .map { $0.moved(x: item.frame.x, y: item.frame.y).grown(by: margin) }
      .flatMap { $0.intersection(place) }
    let isColor = !isIcon(own, other) && ground(of: item) != ground(of: other.item)
    return Side(
      text: item.isGround ? clause.bareText : clause.text(of: item),
      marks: [
        Mark(
          isLacking && !isColor ? .ghost : .frame, box ?? item.visible,
          text: spelling(own, other), isTinted: !isColor)
      ], words: Clause.words([(.init(item), clause)]))
  }

  /// The label of a text that the other one has with other capitals, which a person finds by reading both:
  /// how it is written, or else the text, which is larger in the label.
  private static func spelling(
    _ own: (item: Item, changed: [Shape]), _ other: (item: Item, changed: [Shape])
  ) -> String? {
    let texts = (newTexts(own.changed, not: other.item), newTexts(other.changed, not: own.item))
    guard texts.0.count == 1, texts.1.count == 1, let text = texts.0.first,
      let other = texts.1.first, text.lowercased() == other.lowercased()
    else { return nil }
    let (capitals, others) = (Capitals(text), Capitals(other))
    if capitals != others { return capitals.rawValue }
    return text.count <= Mark.longestList ? text : nil
  }

  /// Which letters of a text are capitals.
  private enum Capitals: String {
    // Each name is written as it says, but for the last one.
    case none = "lowercase"
    case all = "ALL CAPS"
    case first = "Sentence case"
    case each = "Title Case"
    case some = "mixed case"

    init(_ text: String) {
      let words = text.split { !$0.isLetter }
      let starts = words.map { $0.first?.isUppercase ?? false }
      if !text.contains(where: \.isUppercase) {
        self = .none
      } else if !text.contains(where: \.isLowercase) {
        self = .all
      } else if words.contains(where: { $0.dropFirst().contains(where: \.isUppercase) }) {
        self = .some
      } else if !starts.contains(false) {
        self = .each
      } else {
        self = starts.first == true && !starts.dropFirst().contains(true) ? .first : .some
      }
    }
  }

  /// The changed shapes that the caption is about: the icon alone where it is about the icon.
  private static func described(
    _ own: (item: Item, changed: [Shape]), _ other: (item: Item, changed: [Shape])
  ) -> ([Shape], [Shape]) {
    guard isIcon(own, other) else { return (own.changed, other.changed) }
    let isSign = { (shape: Shape) in [.sign, .checkmark, .disclosure].contains(Sign(shape)) }
    return (own.changed.filter(isSign), other.changed.filter(isSign))
  }

  /// Whether the caption is about an icon that only one of the two has. Another color of all is seen
  /// before it.
  private static func isIcon(
    _ own: (item: Item, changed: [Shape]), _ other: (item: Item, changed: [Shape])
  ) -> Bool {
    newTexts(own.changed, not: other.item).isEmpty
      && newTexts(other.changed, not: own.item).isEmpty
      && (box(of: .sign, own.changed) != nil) != (box(of: .sign, other.changed) != nil)
      && isSameColor(own.item, other.item)
  }

  /// The shapes that the other part has not, at least not within what is seen as a difference.
  private static func changed(_ item: Item, unlike other: Item) -> [Shape] {
    let others = other.painted
    let known = Set(others)
    return item.painted.filter { shape in
      !known.contains(shape) && !others.contains { $0.looksLike(shape) }
    }
  }

  private static func clause(
    _ own: (item: Item, changed: [Shape]), _ other: (item: Item, changed: [Shape])
  ) -> Clause {
    let texts = newTexts(own.changed, not: other.item)
    let otherTexts = newTexts(other.changed, not: own.item)
    if !texts.isEmpty { return .shows(texts) }
    if !otherTexts.isEmpty { return .lacks(otherTexts) }
    if !isSameColor(own.item, other.item) {
      return colors(ground(of: own.item), ground(of: other.item))
    }
    if isIcon(own, other) {
      return .has(box(of: .sign, own.changed) == nil ? "no icon" : "an icon")
    }
    if let moved = movedText(own.changed, other.changed) {
      return .state(
        one: "has \(moved.text) \(moved.words)", many: "have their texts \(moved.words)")
    }
    let (ground, otherGround) = (ground(of: own.item), ground(of: other.item))
    if ground == otherGround { return .has(signs(own.changed, other.changed)) }
    return colors(ground, otherGround)
  }

  /// The texts among some shapes that another part does not have.
  private static func newTexts(_ shapes: [Shape], not other: Item) -> [String] {
    let known = Set(other.uncoveredTexts)
    return shapes.compactMap { shape in
      if case .text(let run) = shape, !known.contains(run.text) { run.text } else { nil }
    }
  }

  /// A text that both parts have, at another place, in another size or color.
  private static func movedText(
    _ own: [Shape], _ others: [Shape]
  ) -> (text: String, words: String)? {
    if let run = resizedText(own, others) {
      return ("\"\(PictureWords.shortened([run.text]))\"", "in \(PictureWords.points(run.size))")
    }
    for case .text(let run) in own {
      for case .text(let known) in others where known.text == run.text {
        let text = "\"\(PictureWords.shortened([run.text]))\""
        if PictureScene.differs(run.box.x, known.box.x) {
          return (text, "\(PictureWords.points(run.box.x)) from the left")
        }
        if PictureScene.differs(run.y, known.y) {
          return (text, "\(PictureWords.points(run.box.y)) from the top")
        }
        if run.size != known.size { return (text, "in \(PictureWords.points(run.size))") }
        if run.ink != known.ink, let color = PictureWords.color(run.ink) {
          return (text, "in \(color)")
        }
      }
    }
    return nil
  }

  /// By how many times one of two sizes of letters is larger that is seen at a glance: as 21 points
  /// beside 17 hardly are, and 23 are, the sizes of body text two and three steps up.
  private static let glance = 1.25

  /// A text that both parts have, in letters that are larger or smaller at a glance.
  private static func resizedText(_ own: [Shape], _ others: [Shape]) -> TextRun? {
    let known = others.compactMap(\.run)
    return own.compactMap(\.run).first { run in
      known.contains { other in
        other.text == run.text
          && max(run.size, other.size) >= glance * min(run.size, other.size)
      }
    }
  }

  /// The color that fills most of a part, the uppermost one.
  static func ground(of item: Item) -> Ink? {
    for case .rectangle(let box, let ink, _) in item.shapes.reversed() where item.isFilled(by: box)
    {
      return ink
    }
    return nil
  }

  /// Whether two parts have one color, or none and that of a screen.
  private static func isSameColor(_ item: Item, _ other: Item) -> Bool {
    (ground(of: item) ?? .named(.background)) == (ground(of: other) ?? .named(.background))
  }

  private static func colors(_ own: Ink?, _ other: Ink?) -> Clause {
    let (color, otherColor) = (own.flatMap(PictureWords.color), other.flatMap(PictureWords.color))
    if color == otherColor { return .has("another color") }
    return .is(color ?? "not \(otherColor ?? "")")
  }

  // MARK: Signs

  /// Something in a part that is no text.
  private enum Sign: CaseIterable {
    case image, line, box, checkmark, disclosure, sign

    /// Less than this is a sign, in points.
    private static let leastBox = 24.0

    init?(_ shape: Shape) {
      switch shape {
      case .rectangle(let box, let ink, _):
        let least = min(box.width, box.height)
        self =
          ink.color == .named(.image)
          ? .image : least <= 1 ? .line : least < Self.leastBox ? .sign : .box
      case .outline: self = .sign
      case .line(let points, _, _): self = Self.sign(through: points)
      case .text: return nil
      }
    }

    /// The sign that a line through three points is: down and up, or to the end and back.
    private static func sign(through points: [Double]) -> Self {
      guard points.count == 6 else { return .sign }
      let (xs, ys) = ([points[0], points[2], points[4]], [points[1], points[3], points[5]])
      if xs[0] < xs[1], xs[1] < xs[2], ys[1] > max(ys[0], ys[2]) { return .checkmark }
      if xs[0] == xs[2], xs[1] > xs[0], ys[0] < ys[1], ys[1] < ys[2] { return .disclosure }
      return .sign
    }

    var article: String { self == .image || self == .sign ? "an" : "a" }

    var words: String {
      switch self {
      case .image: "image"
      case .line: "line"
      case .box: "box"
      case .checkmark: "checkmark"
      case .disclosure: "disclosure indicator"
      case .sign: "icon"
      }
    }
  }

  /// What is there, or is not; what both have has another place or size.
  private static func signs(_ own: [Shape], _ others: [Shape]) -> String {
    for sign in Sign.allCases {
      let (mine, theirs) = (box(of: sign, own), box(of: sign, others))
      switch (mine, theirs) {
      case (nil, nil): continue
      case (nil, _?): return "no \(sign.words)"
      case (_?, nil): return "\(sign.article) \(sign.words)"
      case (let box?, let other?):
        if PictureScene.differs(box.x, other.x) {
          return "the \(sign.words) \(PictureWords.points(box.x)) from the left"
        }
        if PictureScene.differs(box.y, other.y) {
          return "the \(sign.words) \(PictureWords.points(box.y)) from the top"
        }
        if PictureScene.differs(box.width, other.width) {
          return "the \(sign.words) \(PictureWords.points(box.width)) wide"
        }
        if PictureScene.differs(box.height, other.height) {
          return "the \(sign.words) \(PictureWords.points(box.height)) high"
        }
        return "another \(sign.words)"
      }
    }
    return own.isEmpty ? "nothing there" : "something else there"
  }

  private static func box(of sign: Sign, _ shapes: [Shape]) -> Box? {
    shapes.filter { Sign($0) == sign }.map(\.box).reduce(nil as Box?) { $0?.union($1) ?? $1 }
  }
}

extension Shape {
  /// The text that it is; nil for anything else.
  fileprivate var run: TextRun? {
    if case .text(let run) = self { run } else { nil }
  }

  /// Whether two shapes are the same but for a fraction of a point.
  fileprivate func looksLike(_ other: Shape) -> Bool {
    let isNear = zip(box.numbers, other.box.numbers).allSatisfy { !PictureScene.differs($0, $1) }
    guard isNear else { return false }
    switch (self, other) {
    case (.rectangle(_, let ink, _), .rectangle(_, let known, _)),
      (.outline(_, let ink, _, _), .outline(_, let known, _, _)):
      return ink == known
    case (.line(let points, let ink, _), .line(let others, let known, _)):
      return ink == known && points.count == others.count
    case (.text(let run), .text(let known)):
      return run.text == known.text && run.ink == known.ink && run.size == known.size
        && run.weight == known.weight
    default: return false
    }
  }
}

extension Box {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}
