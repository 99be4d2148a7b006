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

  /// Of what the pieces of one thing are known.
  private struct Place: Hashable {
    var name: String
    var frame: Box
  }

  typealias Side = PictureDifference.Side

  /// What is said of two scenes.
  struct Found {
    var wrong: Side
    var right: Side
    var weight = PictureDifference.Weight.plain
    /// Whether nothing but hairlines differs, which often go with something else.
    var isLine = false
    /// Whether a part shows something else, or is not there, and has not only moved.
    var isContent = false

    /// The same, with the number of rows that show something else as well.
    func with(moreRows count: Int) -> Found {
      guard count > 0 else { return self }
      var found = self
      let words = "; \(count) more \(count == 1 ? "row differs" : "rows differ")"
      found.wrong.text += words
      found.right.text += words
      return found
    }
  }

  let drawing: Drawing
  let items: [Item]

  init(_ drawing: Drawing) {
    self.drawing = drawing
    let screen = Box(0, 0, drawing.width, drawing.height)
    var found: [String: Item] = [:]
    var repeated: [String: Int] = [:]
    var places: [Place: String] = [:]
    for part in drawing.parts {
      guard let visible = part.visible?.intersection(screen) else { continue }
      let place = Place(name: part.name, frame: part.frame)
      if let known = places[place] {
        found[known]?.pieces.append(part)
        continue
      }
      var name = part.name
      if found[name] != nil {
        // Parts without a place among others, as the cells of a collection.
        repeated[name, default: 1] += 1
        name += " \(repeated[name, default: 1])"
      }
      places[place] = name
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

  /// What has another name and the same texts in the same place: names alone are no difference to
  /// the eye, but for rows that show nothing, which are shown with their numbers.
  private func twin(of item: Item) -> Item? {
    guard !item.texts.isEmpty else { return nil }
    return items.first {
      $0.name != item.name && $0.texts == item.texts && $0.visible.isNear(item.visible)
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
    return items.filter { $0.name.isRow && $0.visible.maxY > top + 0.5 }
  }

  /// The header that lies over rows, as one does that stays while they scroll by.
  private var pinnedHeader: Item? {
    let rows = items.filter { $0.name.isRow }
    return items.first { header in
      header.name.hasPrefix("header ") && rows.contains { header.visible.covers($0.visible) }
    }
  }

  /// Whether most of the rows that are seen are the same.
  private func showsSameRows(as other: Self) -> Bool {
    func seen(_ scene: Self) -> Set<String> {
      Set(scene.rows.map { $0.texts.isEmpty ? $0.name : $0.texts.joined(separator: "\n") })
    }
    let (mine, others) = (seen(self), seen(other))
    let common = mine.intersection(others).count
    return common > 0 && 2 * common >= min(mine.count, others.count)
  }

  // MARK: Comparing

  /// The first thing that differs; nil where none does. Hairlines come last.
  static func difference(_ wrong: Self, _ right: Self) -> Found? {
    if let found = crash(wrong, right) ?? pinnedHeaders(wrong, right) ?? firstRows(wrong, right) {
      return found
    }
    let names = (wrong.items + right.items).reduce(into: [String]()) { names, item in
      if !names.contains(item.name) { names.append(item.name) }
    }
    let ordered = names.sorted { left, other in
      let (a, b) = (place(left, wrong, right), place(other, wrong, right))
      return (rank(left), a, left) < (rank(other), b, other)
    }
    var line: Found?
    for (index, name) in ordered.enumerated() {
      guard let found = difference(in: name, wrong, right) else { continue }
      guard !found.isLine else {
        line = line ?? found
        continue
      }
      guard found.isContent, name.isRow else { return found }
      let others = ordered[(index + 1)...].count { other in
        other.isRow
          && difference(in: other, wrong, right).map { $0.isContent && !$0.isLine } ?? false
      }
      return found.with(moreRows: others)
    }
    return line ?? sizes(wrong.drawing, right.drawing)
  }

  /// What differs in what has a name.
  private static func difference(in name: String, _ wrong: Self, _ right: Self) -> Found? {
    switch (wrong.item(name), right.item(name)) {
    case (let left?, let other?):
      return compare(left, other, wrong, right).map { cause(of: left, other, wrong, right) ?? $0 }
    case (let left?, nil):
      if let twin = right.twin(of: left) { return compare(left, twin, wrong, right) }
      return only(left, isWrong: true)
    case (nil, let other?):
      if let twin = wrong.twin(of: other) { return compare(twin, other, wrong, right) }
      return only(other, isWrong: false)
    case (nil, nil): return nil
    }
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

  /// A header that stays over the rows in one scene, and not in the other, or elsewhere.
  private static func pinnedHeaders(_ wrong: Self, _ right: Self) -> Found? {
    guard wrong.showsSameRows(as: right) else { return nil }
    switch (wrong.pinnedHeader, right.pinnedHeader) {
    case (nil, nil): return nil
    case (let left?, let other?):
      return differs(left.frame.y, other.frame.y)
        ? measured(left, other, left.frame.y, other.frame.y, "from the top") : nil
    case (let left, let other):
      let box = left?.visible ?? other?.visible ?? Box(0, 0, 0, 0)
      func side(_ item: Item?) -> Side {
        Side(
          text: "\(item?.title ?? "no header") over the rows", mark: Mark(isRight: false, box: box))
      }
      return Found(wrong: side(left), right: side(other))
    }
  }

  /// Other rows at the top: the content is elsewhere.
  private static func firstRows(_ wrong: Self, _ right: Self) -> Found? {
    guard let left = wrong.rows.first, let other = right.rows.first, left.name != other.name,
      wrong.item(other.name) == nil || right.item(left.name) == nil, right.twin(of: left) == nil
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
    if left.name == PartName.table, let found = edges(left, other, wrong, right) { return found }
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
    guard left.shapes != other.shapes, let content = ContentDifference(left, other) else {
      return nil
    }
    let sides = content.sides
    return Found(
      wrong: sides.wrong, right: sides.right, isLine: content.isLine, isContent: true)
  }

  /// A table that begins or ends elsewhere: the strip between the two edges is what is seen.
  private static func edges(
    _ left: Item, _ other: Item, _ wrong: Self, _ right: Self
  ) -> Found? {
    let isTop = differs(left.frame.y, other.frame.y)
    guard isTop != differs(left.frame.maxY, other.frame.maxY) else { return nil }
    let values = [left, other].map { isTop ? $0.frame.y : $0.frame.maxY }
    let strip = Box(
      left.visible.x, values.min() ?? 0, left.visible.width, abs(values[0] - values[1]))
    guard strip.y >= 0, strip.maxY <= min(wrong.drawing.height, right.drawing.height) else {
      return nil
    }
    func side(_ item: Item, _ value: Double) -> Side {
      let text = PictureWords.points(value)
      return Side(
        text: "\(item.title) \(isTop ? "begins" : "ends") at \(text)",
        mark: Mark(isRight: false, box: strip, text: text))
    }
    let isSeen = wrong.seesEdges(of: left) || right.seesEdges(of: other)
    return Found(
      wrong: side(left, values[0]), right: side(other, values[1]),
      weight: isSeen ? weight(values[0], values[1]) : .minor)
  }

  /// Whether a table is told from what is around it by its color; where it is not, its edges are seen
  /// by what lies at them alone, which differs itself then.
  private func seesEdges(of table: Item) -> Bool {
    guard let ground = ContentDifference.ground(of: table) else { return false }
    let around = item(PartName.screen).flatMap(ContentDifference.ground)
    return ground != around ?? .named(.background)
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
      weight: left.isOnItsWay ? .passing : weight(value, otherValue))
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
      let isCovered = scene.items.contains { each in
        each.name != item.name && rank(each.name) == 1 && each.visible.covers(gap)
      }
      return item.frame.y >= above - 0.01 && gap.y >= 0 && gap.maxY <= scene.drawing.height
        && !isCovered ? gap : nil
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
      weight: left.isOnItsWay ? .passing : weight(left.frame.y, other.frame.y))
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
      wrong: isWrong ? there : gone, right: isWrong ? gone : there,
      weight: item.isOnItsWay ? .passing : .plain, isContent: true)
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

  /// Two lengths have to be compared to be told apart if they differ by less than a line of small
  /// text is high, in points.
  private static func weight(_ value: Double, _ other: Double) -> PictureDifference.Weight {
    abs(value - other) < 8 ? .slight : .plain
  }
}

extension Box {
  /// Whether the two are the same but for less than is seen.
  fileprivate func isNear(_ other: Box) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { !PictureScene.differs($0, $1) }
  }

  /// Whether it lies over some of another, by more than is not seen.
  fileprivate func covers(_ other: Box) -> Bool {
    intersection(other).map { PictureScene.differs($0.height, 0) } ?? false
  }
}

extension String {
  /// Whether it is the name of a row's part.
  fileprivate var isRow: Bool { hasPrefix("row ") }
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
