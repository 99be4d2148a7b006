/// The named parts of a drawing, from top to bottom.
struct PictureScene {
  /// What has one name: it may be drawn in several pieces.
  struct Item {
    var name: String
    var frame: Box
    /// What is seen of it.
    var visible: Box
    var pieces: [Drawing.Part]
    /// The index of its uppermost piece among the parts of the drawing.
    var last: Int
    /// What is drawn and not under other cells or headers.
    var uncovered: [Shape]
    /// Whether it is a cell that moves under others, of which nobody sees anything.
    var isHidden = false
    /// Whether rows or headers of several sections are seen.
    var isInSections = false

    /// What is drawn, whatever cuts it off.
    var shapes: [Shape] { pieces.flatMap(\.shapes) }
    var texts: [String] { pieces.flatMap(\.texts) }
    /// The texts that are not under other cells or headers.
    var uncoveredTexts: [String] {
      uncovered.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
    }

    /// The same under another name.
    func named(_ name: String) -> Item {
      var item = self
      item.name = name
      return item
    }

    /// Whether a box fills most of it.
    func isFilled(by box: Box) -> Bool {
      box.width > frame.width * 0.6 && box.height > frame.height * 0.6
    }

    /// The same without the colors that fill it.
    var withoutGround: Item {
      var item = self
      item.uncovered.removeAll { shape in
        if case .rectangle(let box, _, _) = shape { isFilled(by: box) } else { false }
      }
      return item
    }

    /// What is drawn but for what is painted over, or has the color of what it lies on.
    var painted: [Shape] {
      uncovered.reduce(into: []) { kept, shape in
        guard case .rectangle(let box, let ink, let radius) = shape, ink.opacity == 1 else {
          kept.append(shape)
          return
        }
        let below = kept.last { $0.reach.intersection(box) != nil }
        if case .rectangle(let ground, ink, 0)? = below, ground.contains(box) { return }
        if radius == 0 { kept.removeAll { box.contains($0.reach) } }
        kept.append(shape)
      }
    }
  }

  /// Of what the pieces of one thing are known.
  private struct Place: Hashable {
    var name: String
    var frame: Box
  }

  let drawing: Drawing
  let items: [Item]
  private let indices: [String: Int]
  /// Between which heights nothing lies over the rows, in points: bars, the keyboard, and a header or a
  /// footer that is pinned do.
  let clear: (top: Double, bottom: Double)
  /// Between which heights there are no bars and no keyboard, in points.
  private let bars: (top: Double, bottom: Double)

  init(_ drawing: Drawing) {
    self.drawing = drawing
    items = Self.items(of: drawing)
    indices = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1.name, $0) })
    bars = Self.bars(items, in: drawing)
    clear = Self.clear(items, between: bars)
  }

  private static func items(of drawing: Drawing) -> [Item] {
    let screen = Box(0, 0, drawing.width, drawing.height)
    var found: [String: Item] = [:]
    var repeated: [String: Int] = [:]
    var places: [Place: String] = [:]
    let covers = Covers(drawing)
    for (index, part) in drawing.parts.enumerated() {
      guard let visible = part.visible?.intersection(screen) else { continue }
      let place = Place(name: part.name, frame: part.frame)
      let uncovered = covers.uncovered(of: index)
      if let known = places[place] {
        found[known]?.pieces.append(part)
        found[known]?.last = index
        found[known]?.uncovered += uncovered
        continue
      }
      var name = part.name
      if found[name] != nil {
        // Parts without a place among others, as the cells of a collection.
        repeated[name, default: 1] += 1
        name += " \(repeated[name, default: 1])"
      }
      places[place] = name
      found[name] = Item(
        name: name, frame: part.frame, visible: visible, pieces: [part], last: index,
        uncovered: uncovered)
    }
    for (name, item) in found where item.isCell { found[name]?.isHidden = covers.hide(item) }
    let sections = Set(found.keys.compactMap(PictureWords.section))
    if sections.count > 1 { for name in found.keys { found[name]?.isInSections = true } }
    return found.values.sorted { left, right in
      (rank(left.name), left.visible.y, left.name) < (rank(right.name), right.visible.y, right.name)
    }
  }

  private static func bars(_ items: [Item], in drawing: Drawing) -> (Double, Double) {
    var (top, bottom) = (0.0, drawing.height)
    for item in items {
      switch item.name {
      case PartName.navigationBar: top = max(top, item.visible.maxY)
      case PartName.tabBar, PartName.toolbar, PartName.keyboard:
        bottom = min(bottom, item.visible.y)
      default: break
      }
    }
    return (top, bottom)
  }

  private static func clear(
    _ items: [Item], between bars: (top: Double, bottom: Double)
  ) -> (Double, Double) {
    var top = bars.top
    for header in items where header.isHeader && header.visible.y <= top + 0.5 {
      top = max(top, header.visible.maxY)
    }
    var bottom = bars.bottom
    for footer in items where footer.isFooter && footer.visible.maxY >= bottom - 0.5 {
      bottom = min(bottom, footer.visible.y)
    }
    return (top, max(top, bottom))
  }

  /// What lies over the others comes first, what is behind them last.
  static func rank(_ name: String) -> Int {
    switch name {
    case PartName.alert, PartName.menu, PartName.keyboard, PartName.crash, PartName.swipeActions: 0
    case PartName.screen, PartName.table: 2
    case PartName.scrollBar: 3
    default: 1
    }
  }

  func item(_ name: String) -> Item? { indices[name].map { items[$0] } }

  /// The same unless it is a cell under others that another scene shows, or has elsewhere.
  func seenItem(_ name: String, beside other: Self) -> Item? {
    guard let item = item(name), item.isHidden, let same = other.item(name) else {
      return item(name)
    }
    return same.frame.isNear(item.frame) && standIn(for: same) == nil ? item : nil
  }

  /// The same unless it is a cell under others.
  func seenItem(_ name: String) -> Item? { item(name).flatMap { $0.isHidden ? nil : $0 } }

  /// What has another name and the same texts in the same place, and is not in the other scene: names
  /// alone are no visible difference, but for rows that show nothing, which are shown with their
  /// numbers.
  func twin(of item: Item, unlessIn other: Self) -> Item? {
    guard !item.texts.isEmpty else { return nil }
    return items.first {
      $0.name != item.name && $0.visible.isNear(item.visible) && $0.texts == item.texts
        && other.item($0.name) == nil
    }
  }

  /// The cell on its way in the place of another scene's row that this one does not show: to a person it
  /// is that row. Nil without one.
  func standIn(for row: Item) -> Item? {
    guard row.name.isRow, seenItem(row.name) == nil else { return nil }
    return items.first {
      $0.isOnItsWay && !$0.isHidden && !$0.uncoveredTexts.isEmpty && $0.frame.isNear(row.frame)
    }
  }

  /// What is seen of an item where nothing lies over it; of what is covered, all of it.
  func seen(_ item: Item) -> Box {
    guard item.name.isRow else { return item.visible }
    let box = item.visible
    let (top, bottom) = (max(box.y, clear.top), min(box.maxY, clear.bottom))
    return top < bottom ? Box(box.x, top, box.width, bottom - top) : box
  }

  /// Whether next to nothing is seen of an item: less than half of it, and less than a line of text.
  func isStrip(_ item: Item) -> Bool {
    let height = seen(item).height
    return height < Self.line && height < item.frame.height / 2
  }

  /// Whether bars or the keyboard hide all that only one of two tables covers.
  func hidesEdges(_ table: Box, _ other: Box) -> Bool {
    func isSame(_ edge: KeyPath<Box, Double>) -> Bool {
      !PictureScene.differs(table[keyPath: edge], other[keyPath: edge])
    }
    return isSame(\.x) && isSame(\.width)
      && (isSame(\.y) || max(table.y, other.y) <= bars.top + 0.5)
      && (isSame(\.maxY) || min(table.maxY, other.maxY) >= bars.bottom - 0.5)
  }

  /// Whether a row is seen above or below a table.
  func showsRows(beyond table: Box) -> Bool {
    items.contains { item in
      item.name.isRow
        && (min(item.visible.maxY, table.y) - item.visible.y >= Self.leastSeen
          || item.visible.maxY - max(item.visible.y, table.maxY) >= Self.leastSeen)
    }
  }

  /// Whether the upper part of a row is under a bar or a header, or beyond the edge of the screen.
  var isCutAbove: Bool {
    items.contains { item in
      item.name.isRow && (item.frame.y < clear.top - 0.5 || item.frame.y < item.visible.y - 0.5)
    }
  }

  /// How much of a table lies under bars and the keyboard, in points.
  func coveredHeight(of table: Item) -> Double {
    max(bars.top - table.frame.y, 0) + max(table.frame.maxY - bars.bottom, 0)
  }

  /// All of an item that is on the screen: what a measure of it is of, whatever is drawn of it. Of
  /// rows what is seen.
  func measurable(_ item: Item) -> Box {
    guard !item.name.isRow else { return seen(item) }
    return item.frame.intersection(Box(0, 0, drawing.width, drawing.height)) ?? item.visible
  }

  /// A frame with a measure around all that is seen of an item, without a line where it is cut off:
  /// what is measured is more than what is framed.
  func measure(of item: Item, _ text: String?) -> Mark {
    var mark = Mark(.frame, measurable(item), text: text)
    if item.frame.y < mark.box.y - 0.5 { mark.open.insert(.upper) }
    if item.frame.maxY > mark.box.maxY + 0.5 { mark.open.insert(.lower) }
    return mark
  }

  /// The rows of which most is seen, from top to bottom; those of which anything is where there are
  /// no others.
  var rows: [Item] {
    let rows = items.filter {
      $0.name.isRow && $0.visible.maxY > clear.top + 0.5 && $0.visible.y < clear.bottom - 0.5
    }
    let plain = rows.filter {
      seen($0).height >= min($0.frame.height, clear.bottom - clear.top) / 2
    }
    return plain.isEmpty ? rows : plain
  }

  /// Whether some of another row is seen above a row.
  func isCut(above row: Item) -> Bool {
    items.contains { other in
      other.name.isRow && other.visible.y < row.visible.y - 0.5
        && min(other.visible.maxY, clear.bottom) - max(other.visible.y, clear.top)
          >= Self.leastSeen
    }
  }

  /// How much of a row is seen as one, in points: more than its separator.
  static let leastSeen = 4.0
  /// The height of a line of text of the usual size, 17 points, in points.
  private static let line = 20.5

  /// The header or the footer that lies over rows, as one does that stays while they scroll by.
  var pinnedPart: Item? {
    items.first { part in
      (part.isHeader || part.isFooter)
        && items.contains { $0.name.isRow && part.visible.covers($0.visible) }
    }
  }

  /// Whether most of the rows that are seen are the same.
  func showsSameRows(as other: Self) -> Bool {
    func seen(_ scene: Self) -> Set<String> {
      Set(scene.rows.map { $0.texts.isEmpty ? $0.name : $0.texts.joined(separator: "\n") })
    }
    let (mine, others) = (seen(self), seen(other))
    let common = mine.intersection(others).count
    return common > 0 && 2 * common >= min(mine.count, others.count)
  }

  /// Whether a table has another color than what is around it; where it has not, its edges are seen
  /// by what lies at them alone, which differs itself then.
  func seesEdges(of table: Item) -> Bool {
    guard let ground = ContentDifference.ground(of: table) else { return false }
    let around = item(PartName.screen).flatMap(ContentDifference.ground)
    return ground != around ?? .named(.background)
  }

  /// The first of the words that count things, which nobody counts further at a glance.
  private static let ordinals = ["first", "second", "third", "fourth", "fifth"]

  /// The name after "no" in a label of something that another scene has: where another row here begins
  /// with the same, which of the rows it is that do.
  func lackedName(of item: Item, in scene: Self) -> String {
    let name = item.lackedName
    let isAmbiguous = item.name.isRow && items.contains { $0.name.isRow && $0.lackedName == name }
    guard isAmbiguous else { return name }
    let alike = scene.items.filter { $0.name.isRow && $0.lackedName == name }
    guard let index = alike.firstIndex(where: { $0.name == item.name }),
      Self.ordinals.indices.contains(index)
    else { return item.bareTitle }
    return "\(Self.ordinals[index]) \(name)"
  }

  /// Where a part of a list would be: in its place if it is free, else between those that are there.
  func missing(_ item: Item, _ box: Box, of scene: Self) -> Mark {
    let taken = items.first { other in
      (other.name.isRow || other.isHeader)
        && other.shapes.contains { shape in
          guard case .text = shape else { return false }
          return shape.box.moved(x: other.frame.x, y: other.frame.y).covers(box)
        }
    }
    guard let taken else { return Mark(.ghost, box) }
    return .missing(
      lackedName(of: item, in: scene),
      Box(box.x, max(taken.visible.y, 0), box.width, box.height))
  }

  /// The row that is where another scene has one that this one has not; nil if it is elsewhere there,
  /// where the other row is one more.
  func row(inPlaceOf item: Item, missingIn scene: Self) -> Item? {
    rows.first { row in
      row.name != item.name && row.frame.overlap(item.frame) > 0.5
        && (scene.item(row.name).map { $0.frame.overlap(row.frame) > 0.5 } ?? true)
        && !scene.rows.contains { !$0.texts.isEmpty && $0.texts == row.texts }
    }
  }

  /// The row that is a row of another scene: the one that shows the same, or else the one of the same
  /// index path, unless that is another row there.
  private func row(like row: Item, in scene: Self) -> Item? {
    func texts(_ item: Item) -> [String] { item.texts.filter { !$0.isEmpty } }
    let same = items.first { $0.name.isRow && !texts(row).isEmpty && texts($0) == texts(row) }
    if let same { return same }
    guard let own = item(row.name) else { return nil }
    let isOther = scene.items.contains {
      $0.name.isRow && $0.name != row.name && !texts(own).isEmpty && texts($0) == texts(own)
    }
    return isOther ? nil : own
  }

  /// Where an item of another scene would be here: what lies over a row over the same row, and if that
  /// is not here either, where the row would be; what lies over none as a part of a list.
  func ghost(of item: Item, in scene: Self) -> Mark {
    let box = item.visible
    guard Self.rank(item.name) == 0 else { return missing(item, box, of: scene) }
    guard
      let host = scene.items.first(where: { $0.name.isRow && $0.frame.holds(box) })
    else { return Mark(.ghost, box) }
    if let own = row(like: host, in: scene) {
      return Mark(.ghost, box.moved(x: 0, y: own.frame.y - host.frame.y))
    }
    let y = self.item(host.name)?.frame.y ?? host.frame.y
    return .missing(
      "row with \(lackedName(of: item, in: scene))",
      Box(0, y, drawing.width, host.frame.height))
  }

  /// Where a text is that no row shows.
  func place(ofText text: String) -> Box? {
    for item in items where !item.name.isRow {
      for case .text(let run) in item.shapes where run.text == text {
        return run.box.moved(x: item.frame.x, y: item.frame.y)
      }
    }
    return nil
  }

  /// Whether rows go on below what is seen.
  var isFull: Bool {
    items.contains { $0.name.isRow && $0.frame.maxY >= clear.bottom - 1 }
  }

  /// The room above a part down to which nothing else lies; nil where something covers it.
  func gap(above item: Item) -> Box? {
    let others = items.filter { $0.name != item.name && Self.rank($0.name) == 1 }
    let above =
      others.map(\.frame.maxY).filter { $0 <= item.frame.y + 0.01 }.max() ?? 0
    let gap = Box(item.visible.x, above, item.visible.width, item.frame.y - above)
    let isCovered = others.contains { $0.visible.covers(gap) }
    return item.frame.y >= above - 0.01 && gap.y >= 0 && gap.maxY <= drawing.height && !isCovered
      ? gap : nil
  }

  /// Whether a difference of two lengths is seen: half a point is a pixel of most screens.
  static func differs(_ value: Double, _ other: Double) -> Bool { abs(value - other) >= 0.5 }
}

extension Box {
  /// Whether the two are the same but for less than is seen.
  func isNear(_ other: Box) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { !PictureScene.differs($0, $1) }
  }

  /// Whether another box lies between its upper and its lower edge.
  fileprivate func holds(_ other: Box) -> Bool {
    other.y >= y - 0.5 && other.maxY <= maxY + 0.5
  }

  /// How much of the higher one of two boxes both have, between 0 and 1.
  fileprivate func overlap(_ other: Box) -> Double {
    let height = max(height, other.height)
    return height > 0 ? max(min(maxY, other.maxY) - max(y, other.y), 0) / height : 0
  }

  /// Whether it lies over some of another, by more than is not seen.
  func covers(_ other: Box) -> Bool {
    intersection(other).map { PictureScene.differs($0.height, 0) } ?? false
  }
}

extension String {
  /// Whether it is the name of a row's part.
  var isRow: Bool { hasPrefix("row ") }
}

extension PictureScene.Item {
  var isHeader: Bool { name.hasPrefix("header ") }
  var isFooter: Bool { name.hasPrefix("footer ") }

  /// Whether it is a row, or a header or a footer of a section.
  var isInList: Bool { name.isRow || isHeader || isFooter }

  /// Whether it is a cell that is no row: one that an animation takes away, or of a collection.
  var isOnItsWay: Bool { name.hasPrefix("cell") }

  /// Whether it is a cell, in its place or on its way.
  var isCell: Bool { name.isRow || isOnItsWay }

  /// Whether it is what others lie on, which captions do not name.
  var isGround: Bool { name == PartName.screen || name == PartName.table }
}
