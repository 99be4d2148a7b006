/// The named parts of a drawing, from top to bottom.
struct PictureScene {
  /// What has one name: it may be drawn in several pieces.
  struct Item {
    var name: String
    var frame: Box
    /// What is seen of it.
    var visible: Box
    var pieces: [Drawing.Part]

    /// What is drawn, whatever cuts it off.
    var shapes: [Shape] { pieces.flatMap(\.shapes) }
    var texts: [String] { pieces.flatMap(\.texts) }
  }

  typealias Side = PictureDifference.Side

  /// What is said of two scenes.
  struct Found {
    var wrong: Side
    var right: Side
    /// Whether it takes a second look.
    var isSlight = false
  }

  let drawing: Drawing
  let items: [Item]

  init(_ drawing: Drawing) {
    self.drawing = drawing
    let screen = Box(0, 0, drawing.width, drawing.height)
    var found: [String: Item] = [:]
    var repeated: [String: Int] = [:]
    for part in drawing.parts {
      guard let visible = part.visible?.intersection(screen) else { continue }
      var name = part.name
      if let known = found[name] {
        if known.frame == part.frame {
          found[name]?.pieces.append(part)
          continue
        }
        // Parts without a place among others, as the cells of a collection.
        repeated[name, default: 1] += 1
        name += " \(repeated[name, default: 1])"
      }
      found[name] = Item(name: name, frame: part.frame, visible: visible, pieces: [part])
    }
    items = found.values.sorted { left, right in
      (Self.rank(left.name), left.visible.y, left.name)
        < (Self.rank(right.name), right.visible.y, right.name)
    }
  }

  /// What lies over the others comes first, what is behind them last.
  private static func rank(_ name: String) -> Int {
    switch name {
    case PartName.alert, PartName.menu, PartName.keyboard, PartName.crash, PartName.swipeActions: 0
    case PartName.screen, PartName.table: 2
    case PartName.scrollBar: 3
    default: 1
    }
  }

  private func item(_ name: String) -> Item? { items.first { $0.name == name } }

  /// Whether something of another name looks the same: names alone are no difference to the eye, but
  /// for rows that show nothing, which are shown with their numbers.
  private func hasTwin(of item: Item) -> Bool {
    !item.texts.isEmpty
      && items.contains {
        $0.name != item.name && $0.visible == item.visible && $0.shapes == item.shapes
      }
  }

  /// The rows on the screen, from top to bottom.
  private var rows: [Item] {
    var top = item(PartName.navigationBar)?.visible.maxY ?? 0
    // A header that is pinned covers what lies below it.
    for header in items
    where header.name.hasPrefix("header ") && header.visible.y <= top + 0.5 {
      top = max(top, header.visible.maxY)
    }
    return items.filter { $0.name.hasPrefix("row ") && $0.visible.maxY > top + 0.5 }
  }

  // MARK: Comparing

  /// The first thing that differs; nil where none does.
  static func difference(_ wrong: Self, _ right: Self) -> Found? {
    if let found = crash(wrong, right) ?? firstRows(wrong, right) { return found }
    let names = (wrong.items + right.items).reduce(into: [String]()) { names, item in
      if !names.contains(item.name) { names.append(item.name) }
    }
    let ordered = names.sorted { left, other in
      let (a, b) = (place(left, wrong, right), place(other, wrong, right))
      return (rank(left), a, left) < (rank(other), b, other)
    }
    for name in ordered {
      switch (wrong.item(name), right.item(name)) {
      case (let left?, let other?):
        guard let found = compare(left, other, wrong, right) else { continue }
        return cause(of: left, other, wrong, right) ?? found
      case (let left?, nil):
        if !right.hasTwin(of: left) { return only(left, isWrong: true) }
      case (nil, let other?):
        if !wrong.hasTwin(of: other) { return only(other, isWrong: false) }
      case (nil, nil): continue
      }
    }
    return sizes(wrong.drawing, right.drawing)
  }

  private static func place(_ name: String, _ wrong: Self, _ right: Self) -> Double {
    min(wrong.item(name)?.visible.y ?? .infinity, right.item(name)?.visible.y ?? .infinity)
  }

  /// A crash of one of the two: all else does not matter.
  private static func crash(_ wrong: Self, _ right: Self) -> Found? {
    switch (wrong.item(PartName.crash), right.item(PartName.crash)) {
    case (let item?, nil): only(item, isWrong: true)
    case (nil, let item?): only(item, isWrong: false)
    default: nil
    }
  }

  /// Other rows at the top: the content is elsewhere.
  private static func firstRows(_ wrong: Self, _ right: Self) -> Found? {
    guard let left = wrong.rows.first, let other = right.rows.first, left.name != other.name,
      wrong.item(other.name) == nil || right.item(left.name) == nil, !right.hasTwin(of: left)
    else { return nil }
    func side(_ item: Item) -> Side {
      Side(
        text: "\(item.title) is at the top",
        mark: Mark(isRight: false, box: item.visible, text: item.title))
    }
    return Found(wrong: side(left), right: side(other))
  }

  /// What one scene has above a part and the other has not, where that is why the part has moved.
  private static func cause(
    of left: Item, _ other: Item, _ wrong: Self, _ right: Self
  ) -> Found? {
    guard left.frame.height == other.frame.height, differs(left.frame.y, other.frame.y) else {
      return nil
    }
    let (lower, scene, lacking) =
      left.frame.y > other.frame.y ? (left, wrong, right) : (other, right, wrong)
    let added = scene.items.last { item in
      (item.name.hasPrefix("header ") || item.name == PartName.tableHeader)
        && item.frame.maxY <= lower.frame.y + 0.5 && lacking.item(item.name) == nil
    }
    return added.map { only($0, isWrong: left.frame.y > other.frame.y) }
  }

  private static func compare(
    _ left: Item, _ other: Item, _ wrong: Self, _ right: Self
  ) -> Found? {
    if left.name == PartName.scrollBar { return contentLengths(left, other) }
    if differs(left.frame.height, other.frame.height) {
      return measured(left, other, left.frame.height, other.frame.height, "high")
    }
    if differs(left.frame.width, other.frame.width) {
      return measured(left, other, left.frame.width, other.frame.width, "wide")
    }
    if differs(left.frame.y, other.frame.y) { return moved(left, other, wrong, right) }
    if differs(left.frame.x, other.frame.x) {
      return measured(left, other, left.frame.x, other.frame.x, "from the left")
    }
    guard left.shapes != other.shapes, let sides = ContentDifference(left, other)?.sides else {
      return nil
    }
    return Found(wrong: sides.wrong, right: sides.right)
  }

  /// Nothing but the scroll bar differs: how long the content is, or how far it is scrolled.
  private static func contentLengths(_ left: Item, _ other: Item) -> Found? {
    let isLonger = left.frame.height < other.frame.height
    guard differs(left.frame.height, other.frame.height) else {
      return differs(left.frame.y, other.frame.y)
        ? measured(left, other, left.frame.y, other.frame.y, "from the top") : nil
    }
    func side(_ item: Item, isLonger: Bool) -> Side {
      Side(
        text: "the content is \(isLonger ? "longer" : "shorter"), as the scroll bar shows",
        mark: Mark(isRight: false, box: item.visible.grown(by: 3), text: nil))
    }
    return Found(wrong: side(left, isLonger: isLonger), right: side(other, isLonger: !isLonger))
  }

  private static func measured(
    _ left: Item, _ other: Item, _ value: Double, _ otherValue: Double, _ what: String
  ) -> Found {
    func side(_ item: Item, _ value: Double) -> Side {
      let text = PictureWords.points(value)
      return Side(
        text: "\(item.title): \(text) \(what)",
        mark: Mark(isRight: false, box: item.visible, text: text))
    }
    return Found(
      wrong: side(left, value), right: side(other, otherValue),
      isSlight: isSlight(value, otherValue) || left.isOnItsWay)
  }

  /// A part further down or up: the room above it is what is seen.
  private static func moved(
    _ left: Item, _ other: Item, _ wrong: Self, _ right: Self
  ) -> Found {
    func gap(_ item: Item, in scene: Self) -> Box? {
      let above =
        scene.items.filter { each in
          each.name != item.name && rank(each.name) == 1 && each.frame.maxY <= item.frame.y + 0.01
        }.map(\.frame.maxY).max() ?? 0
      let gap = Box(item.visible.x, above, item.visible.width, item.frame.y - above)
      return item.frame.y >= above - 0.01 && gap.y >= 0 && gap.maxY <= scene.drawing.height
        ? gap : nil
    }
    let gaps = (gap(left, in: wrong), gap(other, in: right))
    // Where the room above is as high in both, what is above it has moved as well.
    let isGap =
      if let a = gaps.0, let b = gaps.1 { differs(a.height, b.height) } else { false }
    func side(_ item: Item, _ gap: Box?) -> Side {
      guard isGap, let gap else {
        let text = PictureWords.points(item.frame.y)
        return Side(
          text: "\(item.title) at \(text)",
          mark: Mark(isRight: false, box: item.visible, text: text))
      }
      let text = PictureWords.points(gap.height)
      guard gap.height >= 1 else {
        return Side(
          text: "nothing above \(item.title)",
          mark: Mark(isRight: false, box: item.visible, text: text))
      }
      return Side(
        text: "\(text) above \(item.title)", mark: Mark(isRight: false, box: gap, text: text))
    }
    return Found(
      wrong: side(left, gaps.0), right: side(other, gaps.1),
      isSlight: isSlight(left.frame.y, other.frame.y) || left.isOnItsWay)
  }

  /// A part that one picture does not have.
  private static func only(_ item: Item, isWrong: Bool) -> Found {
    let isCrash = item.name == PartName.crash
    let texts = item.texts.filter { !$0.isEmpty }
    let words = texts.isEmpty || isCrash ? "" : ": \"\(PictureWords.shortened(texts))\""
    let there = Side(
      text: isCrash ? "the app crashes" : item.title + words,
      mark: isCrash ? nil : Mark(isRight: false, box: item.visible, text: nil))
    let gone = Side(
      text: isCrash ? "no crash" : item.isOnItsWay ? "not there" : "no \(item.title)", mark: nil)
    return Found(
      wrong: isWrong ? there : gone, right: isWrong ? gone : there, isSlight: item.isOnItsWay)
  }

  private static func sizes(_ wrong: Drawing, _ right: Drawing) -> Found? {
    guard wrong.width != right.width || wrong.height != right.height || wrong.isDark != right.isDark
    else { return nil }
    func side(_ drawing: Drawing) -> Side {
      let size = [drawing.width, drawing.height].map(PictureWords.points)
      return Side(text: size.joined(separator: " × "), mark: nil)
    }
    return Found(wrong: side(wrong), right: side(right))
  }

  /// Whether a difference of two lengths is seen: half a point is a pixel of most screens.
  static func differs(_ value: Double, _ other: Double) -> Bool { abs(value - other) >= 0.5 }

  /// Whether two lengths have to be compared to be told apart: they differ by less than a line of
  /// small text is high, in points.
  private static func isSlight(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 8 }
}

extension PictureScene.Item {
  /// The name as it is said: `row 30`, and of another section `row 2-30`.
  var title: String {
    if isOnItsWay { return "a cell" }
    guard name.hasPrefix("row 0-") else { return name }
    return "row " + name.dropFirst("row 0-".count)
  }

  /// Whether it is a cell that is no row: one that an animation takes away, or of a collection.
  var isOnItsWay: Bool { name.hasPrefix("cell") }
}
