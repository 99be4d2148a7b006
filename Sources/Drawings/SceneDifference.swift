/// What a person sees first of two scenes side by side.
struct SceneDifference {
  typealias Item = PictureScene.Item
  typealias Side = PictureDifference.Side

  /// Less of a row is hardly seen, in points.
  private static let sliver = 10.0

  let wrong: PictureScene
  let right: PictureScene

  /// What differs most to a person; nil where nothing does. What the whole screen is about comes
  /// first: a crash, what is edited, what stays over the rows or covers the ends of the list, and where
  /// the rows are. Then the parts follow from top to bottom, and what is hardly seen comes last.
  var found: Finding? {
    crash ?? otherScreen ?? hidden.edited ?? pinnedParts ?? barHeights ?? hidden.ends ?? scrolled
      ?? firstPart
      ?? sizes
  }

  /// The part that is seen first of those that differ, with the rows that the same caption describes:
  /// what lies over the others, then the uppermost one, unless one further down is so much larger that
  /// a mark on the first would lead the eye away from it.
  private var firstPart: Finding? {
    let parts = names.compactMap { name in
      difference(in: name).map { Part(name: name, found: $0) }
    }
    let all = parts.filter { !$0.found.isSliver && $0.found.kind != .line }
    // Rows whose heights differ by less than is seen lie apart by the sum of it further down.
    let isShifted = all.contains { $0.found.kind == .height && $0.found.weight == .unseen }
    let plain = all.filter { part in
      part.found.weight > .unseen && !(isShifted && part.found.kind == .shift)
    }
    guard let first = plain.first else {
      let lines = parts.filter { $0.found.kind == .line }
      let line = lines.first { $0.found.isOfSomethingMissing } ?? lines.first
      return parts.first { $0.found.isSliver }?.found ?? line.map { described($0, among: lines) }
        ?? all.first.map { described($0, among: all) }
    }
    // What is on its way has no size of its own to be compared by.
    let peers = plain.filter { part in
      part.name == first.name
        || part.rank == first.rank && min(part.found.weight, first.found.weight) > .passing
    }.map { part in (part: part, found: described(part, among: plain)) }
    let largest = peers.map(\.found.area).max() ?? 0
    guard let shown = peers.first(where: { Self.larger * $0.found.area >= largest }) else {
      return nil
    }
    let lists = shown.part.name.isRow ? RowLists(wrong, right)?.finding : nil
    return lists ?? completed(shown.found)
  }

  /// What differs in what has a name.
  private struct Part {
    var name: String
    var found: Finding
    var rank: Int { PictureScene.rank(name) }
  }

  /// How many times larger a difference is that is seen before one above it.
  private static let larger = 4.0

  /// What differs in a part, with the rows after it that the same caption describes.
  private func described(_ part: Part, among parts: [Part]) -> Finding {
    guard part.found.rows != nil,
      let index = parts.firstIndex(where: { $0.name == part.name })
    else { return part.found }
    let others = parts[(index + 1)...].filter { other in
      other.name.isRow && !other.found.isSliver && other.found.isDescribed(with: part.found)
    }
    return part.found.with(others.map(\.found))
  }

  /// The names in both, from top to bottom, what lies over others first.
  private var names: [String] {
    var places: [String: Double] = [:]
    for item in wrong.items + right.items {
      places[item.name] = min(places[item.name] ?? .infinity, item.visible.y)
    }
    return places.map { (PictureScene.rank($0.key), $0.value, $0.key) }.sorted { $0 < $1 }.map(\.2)
  }

  /// What differs in what has a name.
  private func difference(in name: String) -> Finding? {
    guard var found = anyDifference(in: name) else { return nil }
    if name.isRow {
      let heights = [wrong.item(name).map(wrong.seen), right.item(name).map(right.seen)]
      found.isSliver = heights.allSatisfy { $0.map { $0.height < Self.sliver } ?? true }
      if found.isSliver { found.weight = min(found.weight, .slight) }
      let isSeen = heights.contains { $0.map { $0.height >= PictureScene.leastSeen } ?? false }
      if !isSeen { found.weight = .unseen }
      found.rows?[0].isSliver = heights.map { $0.map { $0.height < Self.sliver } ?? false }
    }
    let shown = [wrong, right].compactMap { scene in scene.item(name).map { scene.isStrip($0) } }
    if !shown.isEmpty, !shown.contains(false) { found.weight = min(found.weight, .slight) }
    return found
  }

  private func anyDifference(in name: String) -> Finding? {
    switch (wrong.seenItem(name, beside: right), right.seenItem(name, beside: wrong)) {
    case (let left?, let other?): return compare(left, other).map { cause(left, other) ?? $0 }
    case (let left?, nil):
      if let twin = right.twin(of: left, unlessIn: wrong) { return compare(left, twin) }
      if let cell = right.standIn(for: left) { return compare(left, cell.named(left.name)) }
      return standsIn(left, in: wrong, for: right) ? nil : only(left, isWrong: true)
    case (nil, let other?):
      if let twin = wrong.twin(of: other, unlessIn: right) { return compare(twin, other) }
      if let cell = wrong.standIn(for: other) { return compare(cell.named(other.name), other) }
      return standsIn(other, in: right, for: wrong) ? nil : only(other, isWrong: false)
    case (nil, nil): return nil
    }
  }

  /// Whether a cell on its way is compared as a row of the other scene.
  private func standsIn(_ cell: Item, in scene: PictureScene, for other: PictureScene) -> Bool {
    cell.isOnItsWay && other.rows.contains { scene.standIn(for: $0)?.name == cell.name }
  }

  // MARK: Rows

  /// Another first row, of those of which at least half is seen: the content is elsewhere.
  private var firstRows: Finding? {
    let (rows, others) = (wrong.rows, right.rows)
    guard let left = rows.first, let other = others.first, left.name != other.name,
      !rows.contains(where: { $0.name == other.name })
        || !others.contains(where: { $0.name == left.name }),
      right.twin(of: left, unlessIn: wrong) == nil
    else { return nil }
    let isNamedByTexts = left.texts != other.texts && !left.texts.isEmpty && !other.texts.isEmpty
    var labels = [left, other].map { PictureWords.numbered($0.texts) ?? $0.title }
    if labels[0] == labels[1] { labels = [left, other].map(\.placeTitle) }
    func side(_ item: Item, _ label: String, in scene: PictureScene) -> Side {
      let title = isNamedByTexts ? PictureWords.quoted(item.texts) : item.title
      return Side(
        text: "the first \(scene.isCut(above: item) ? "whole " : "")row is \(title)",
        marks: [Mark(.frame, scene.seen(item), text: label)])
    }
    return Finding(
      wrong: side(left, labels[0], in: wrong), right: side(other, labels[1], in: right),
      kind: .scroll)
  }

  private var hidden: HiddenDifference { HiddenDifference(wrong: wrong, right: right) }

  /// Other rows are seen. Where the room below the last row or the heights of most rows differ, that is
  /// why, and seen at once.
  private var scrolled: Finding? { firstRows.map { hidden.room ?? heightsOfRows ?? $0 } }

  /// Another height of most rows that both scenes show.
  private var heightsOfRows: Finding? {
    let others = Set(right.rows.map(\.name))
    let common = wrong.rows.filter { others.contains($0.name) }
    let changed = common.filter { row in
      right.item(row.name).map { abs($0.frame.height - row.frame.height) >= Self.slight } ?? false
    }
    let parts = changed.compactMap { row in
      difference(in: row.name).map { Part(name: row.name, found: $0) }
    }
    guard let first = parts.first, first.name == changed[0].name, 2 * changed.count > common.count
    else { return nil }
    return completed(described(first, among: parts))
  }

  /// The same with the rows of the same height that only one scene shows, where all that both show have
  /// another height: a row that is like the framed ones and has no frame seems to be of another kind.
  private func completed(_ found: Finding) -> Finding {
    let names = Set((found.rows ?? []).map(\.row.name))
    let others = Set(right.rows.map(\.name))
    guard found.kind == .height, !names.isEmpty, found.hasOneClause,
      wrong.rows.map(\.name).filter(others.contains).allSatisfy(names.contains)
    else { return found }
    var found = found
    found.frame(rows(of: wrong, notIn: right, like: names), of: wrong, \.wrong, \.wrong)
    found.frame(rows(of: right, notIn: wrong, like: names), of: right, \.right, \.right)
    return found
  }

  /// The rows of a scene that are as high as some others of it, and not so high in the other scene.
  private func rows(
    of scene: PictureScene, notIn other: PictureScene, like names: Set<String>
  ) -> [Item] {
    let heights = names.compactMap { scene.item($0)?.frame.height }
    func isAlike(_ item: Item?) -> Bool {
      item.map { item in !heights.contains { PictureScene.differs($0, item.frame.height) } }
        ?? false
    }
    return scene.items.filter { item in
      item.name.isRow && !names.contains(item.name) && isAlike(item)
        && !isAlike(other.item(item.name))
        && item.visible.y <= scene.clear.bottom - Self.sliver
        && item.visible.maxY >= scene.clear.top + Self.sliver
    }
  }

  private var sizes: Finding? {
    let (left, other) = (wrong.drawing, right.drawing)
    guard left.width != other.width || left.height != other.height || left.isDark != other.isDark
    else { return nil }
    func side(_ drawing: Drawing) -> Side {
      let size = [drawing.width, drawing.height].map(PictureWords.points)
      return Side(text: size.joined(separator: " × "))
    }
    return Finding(wrong: side(left), right: side(other))
  }

  // MARK: Parts

  private func compare(_ left: Item, _ other: Item) -> Finding? {
    if left.name == PartName.scrollBar { return ScrollBars(wrong, right)?.finding }
    if left.name == PartName.table {
      guard seesEdges(of: left, other) else { return content(of: left, other) }
      if let found = edges(left, other) { return found }
    }
    if PictureScene.differs(left.frame.height, other.frame.height) {
      let isSeen = abs(left.frame.height - other.frame.height) >= Self.unseen
      if left.isInList, let content = ContentDifference(left, other),
        content.comesBeforeHeight || !isSeen && content.hasOtherTexts
      {
        return content.finding
      }
      if isSeen || abs(left.frame.y - other.frame.y) < Self.unseen { return heights(left, other) }
    }
    if PictureScene.differs(left.frame.width, other.frame.width) {
      return measured(left, other, left.frame.width, other.frame.width, "wide")
    }
    if PictureScene.differs(left.frame.y, other.frame.y) { return moved(left, other) }
    if PictureScene.differs(left.frame.x, other.frame.x) {
      return measured(left, other, left.frame.x, other.frame.x, "from the left")
    }
    guard left.shapes != other.shapes else { return nil }
    return left.isGround ? content(of: left, other) : ContentDifference(left, other)?.finding
  }

  /// Whether it is seen where one of two tables begins or ends: not under a bar, and by its color or by
  /// rows that go on in the other one.
  private func seesEdges(of left: Item, _ other: Item) -> Bool {
    let areHidden = [wrong, right].allSatisfy { $0.hidesEdges(left.frame, other.frame) }
    return !areHidden
      && (wrong.seesEdges(of: left) || right.seesEdges(of: other)
        || wrong.showsRows(beyond: other.frame) || right.showsRows(beyond: left.frame))
  }

  /// What differs on two grounds, whose edges nobody sees.
  private func content(of left: Item, _ other: Item) -> Finding? {
    let texts = otherTexts(left, other)
    let isSameGround = ContentDifference.ground(of: left) == ContentDifference.ground(of: other)
    guard !isSameGround || !areInPlace(texts) else { return nil }
    let (left, other) = isSameGround ? (left.withoutGround, other.withoutGround) : (left, other)
    return texts.lazy.compactMap(places).first ?? ContentDifference(left, other)?.finding
  }

  /// What one scene has above a part and the other has not, where that is why the part has moved.
  private func cause(_ left: Item, _ other: Item) -> Finding? {
    guard left.frame.height == other.frame.height,
      PictureScene.differs(left.frame.y, other.frame.y)
    else { return nil }
    let (lower, scene, lacking) =
      left.frame.y > other.frame.y ? (left, wrong, right) : (other, right, wrong)
    let added = scene.items.last { item in
      (item.isHeader || item.name == PartName.tableHeader)
        && item.frame.maxY <= lower.frame.y + 0.5 && lacking.item(item.name) == nil
    }
    return added.map { only($0, isWrong: left.frame.y > other.frame.y) }
  }

  private func heights(_ left: Item, _ other: Item) -> Finding {
    let values = (left.frame.height, other.frame.height)
    var found = measured(left, other, values.0, values.1, "high")
    guard left.name == other.name, left.name.isRow else { return found }
    func clause(_ value: Double) -> Clause {
      let text = PictureWords.points(value)
      return .state(one: "is \(text) high", many: "are \(text) high")
    }
    found.kind = .height
    found.rows = [RowClause(.init(left, other), wrong: clause(values.0), right: clause(values.1))]
    return found
  }

  /// A table that begins or ends elsewhere: its frames are laid side by side.
  private func edges(_ left: Item, _ other: Item) -> Finding? {
    let isTop = PictureScene.differs(left.frame.y, other.frame.y)
    guard isTop != PictureScene.differs(left.frame.maxY, other.frame.maxY) else { return nil }
    let height = min(wrong.drawing.height, right.drawing.height)
    let values = [left, other].map { isTop ? $0.frame.y : height - $0.frame.maxY }
    guard values.allSatisfy({ $0 >= 0 && $0 < height }) else { return nil }
    func side(_ item: Item, _ value: Double) -> Side {
      let edge = isTop ? "upper" : "lower"
      let text = PictureWords.points(value)
      let room =
        Box(
          item.visible.x, isTop ? 0 : height - value, item.visible.width, value)
      return Side(
        text: "the table \(isTop ? "begins" : "ends") "
          + (value < 0.5
            ? "at the \(edge) edge" : "\(text) \(isTop ? "below" : "above") the \(edge) edge"),
        marks: [Mark(.frame, item.visible, isTinted: false)]
          + (value < 0.5 ? [] : [Mark(.span, room, text: text)]))
    }
    return Finding(
      wrong: side(left, values[0]), right: side(other, values[1]),
      weight: Self.weight(values[0], values[1]))
  }

  func measured(
    _ left: Item, _ other: Item, _ value: Double, _ otherValue: Double, _ what: String
  ) -> Finding {
    func side(_ item: Item, _ value: Double, in scene: PictureScene) -> Side {
      let text = PictureWords.points(value)
      return Side(
        text: "\(item.title) is \(text) \(what)",
        marks: [scene.measure(of: item, text)])
    }
    return Finding(
      wrong: side(left, value, in: wrong), right: side(other, otherValue, in: right),
      weight: left.isOnItsWay ? .passing : Self.weight(value, otherValue))
  }

  /// A part further down or up: the room above it is what is seen.
  private func moved(_ left: Item, _ other: Item) -> Finding {
    let gaps = (wrong.gap(above: left), right.gap(above: other))
    // Where the room above is as high in both, to a person, what is above it has moved as well.
    let isGap =
      if let a = gaps.0, let b = gaps.1 { abs(a.height - b.height) >= Self.unseen } else { false }
    func side(_ item: Item, _ gap: Box?, in scene: PictureScene) -> Side {
      guard isGap, let gap else {
        let text = PictureWords.points(item.frame.y)
        return Side(
          text: "\(item.title) begins at \(text)",
          marks: [Mark(.frame, scene.seen(item), text: "at \(text)")])
      }
      let text = PictureWords.points(gap.height)
      return gap.height < 1
        ? Side(
          text: "no gap above \(item.title)", marks: [Mark(.line, item.visible, text: "no gap")])
        : Side(
          text: "a gap of \(text) above \(item.title)", marks: [Mark(.frame, gap, text: text)])
    }
    return Finding(
      wrong: side(left, gaps.0, in: wrong), right: side(other, gaps.1, in: right),
      weight: left.isOnItsWay ? .passing : Self.weight(left.frame.y, other.frame.y),
      kind: isGap ? .other : isScrolled ? .scroll : .shift)
  }

  /// Whether the list is the same and scrolled: all rows in both have moved by the same distance, and
  /// of some row the upper part is cut off.
  private var isScrolled: Bool {
    let pairs = wrong.items.compactMap { item in
      item.name.isRow ? right.item(item.name).map { (item, $0) } : nil
    }
    guard let first = pairs.first else { return false }
    let distance = first.1.frame.y - first.0.frame.y
    return pairs.allSatisfy { !PictureScene.differs($0.1.frame.y - $0.0.frame.y, distance) }
      && (wrong.isCutAbove || right.isCutAbove)
  }

  /// A part that one picture does not have: where it would be is shown there.
  private func only(_ item: Item, isWrong: Bool) -> Finding {
    if let found = elsewhere(item) ?? replacement(item, isWrong: isWrong) {
      return found
    }
    let (scene, lacking) = isWrong ? (wrong, right) : (right, wrong)
    let box = scene.seen(item)
    let isInList = item.isInList
    let there = Side(
      text: item.thereWords,
      marks: [
        Mark(
          .frame, box, text: item.name == PartName.refresh ? item.name : nil,
          isTinted: item.name != PartName.swipeActions)
      ], words: item.isOnItsWay ? nil : item.bareTitle)
    let place =
      isInList ? lacking.missing(item, box, of: scene) : lacking.ghost(of: item, in: scene)
    // What lies over a row that is not there either is missed with it.
    let isOfMissingRow = PictureScene.rank(item.name) == 0 && place.style == .ghostLine
    let gone = Side(
      text: item.isOnItsWay
        ? "not there" : "no \(isOfMissingRow ? "row with " : "")\(item.bareTitle)",
      marks: [place])
    var found = Finding(
      wrong: isWrong ? there : gone, right: isWrong ? gone : there,
      weight: item.isOnItsWay ? .passing : .plain)
    if item.name.isRow {
      let words = item.texts.filter { !$0.isEmpty }
      let clause: Clause = words.isEmpty ? .there : .shows(words)
      found.kind = .content
      found.rows = [
        RowClause(
          .init(item), wrong: isWrong ? clause : .missing, right: isWrong ? .missing : clause)
      ]
      found.updateCaptions()
    }
    return found
  }

  /// A row that one picture does not have, and has another row in its place.
  private func replacement(_ item: Item, isWrong: Bool) -> Finding? {
    let (scene, lacking) = isWrong ? (wrong, right) : (right, wrong)
    guard item.name.isRow, let replaced = lacking.row(inPlaceOf: item, missingIn: scene) else {
      return nil
    }
    func side(_ item: Item, in scene: PictureScene, _ words: String) -> Side {
      Side(
        text: "\(item.title) \(words)",
        marks: [Mark(.frame, scene.seen(item), text: item.title)])
    }
    let new = side(item, in: scene, "is in the place of \(replaced.title)")
    let old = side(replaced, in: lacking, "is in its place")
    return Finding(wrong: isWrong ? new : old, right: isWrong ? old : new)
  }

  /// A part of which the other picture has the text, as a part of something else.
  private func elsewhere(_ item: Item) -> Finding? {
    guard !item.name.isRow, let text = item.texts.first, item.texts.count == 1 else { return nil }
    return places(ofText: text)
  }

  /// The texts that one of two grounds has and the other has not: where both pictures have them, they
  /// lie on something else.
  private func otherTexts(_ left: Item, _ other: Item) -> [String] {
    Set(left.uncoveredTexts).symmetricDifference(other.uncoveredTexts).sorted()
  }

  /// Whether the pictures have the same texts in the same places, on other grounds.
  private func areInPlace(_ texts: [String]) -> Bool {
    !texts.isEmpty
      && texts.allSatisfy { text in
        guard let left = wrong.place(ofText: text), let other = right.place(ofText: text) else {
          return false
        }
        return left.isNear(other)
      }
  }

  /// Where both pictures have a text that no row shows; nil where one has not.
  private func places(ofText text: String) -> Finding? {
    guard !text.isEmpty, let left = wrong.place(ofText: text),
      let other = right.place(ofText: text), !left.isNear(other)
    else { return nil }
    func side(_ box: Box) -> Side {
      Side(
        text: "\(PictureWords.quoted([text])) begins at \(PictureWords.points(box.y))",
        marks: [Mark(.frame, box.grown(by: 4))])
    }
    return Finding(wrong: side(left), right: side(other))
  }

  /// Lengths that differ by less than a line of small text is high, in points, look the same at a
  /// glance.
  static let slight = 8.0

  /// Lengths that differ by less, in points, nobody tells apart without a ruler: readers took rows of
  /// 80.5 and 81 for the same.
  static let unseen = 2.0

  private static func weight(_ value: Double, _ other: Double) -> PictureDifference.Weight {
    let difference = abs(value - other)
    return difference < unseen ? .unseen : difference < slight ? .slight : .plain
  }
}
