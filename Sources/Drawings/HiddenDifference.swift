/// What one scene hides and the other shows of that which a person looks for first: the view that is
/// edited, and the two ends of a list.
struct HiddenDifference {
  typealias Item = PictureScene.Item
  typealias Side = PictureDifference.Side

  /// How much of the height of something has to be covered where it counts as hidden, and how much
  /// may be where it counts as shown.
  private static let (hiddenPart, shownPart) = (0.5, 0.05)

  let wrong: PictureScene
  let right: PictureScene

  // MARK: The view that is edited

  /// The view with the insertion point: another one, or one that only one of the two scenes shows.
  ///
  /// Where only one scene has a keyboard, the keyboard itself is what differs.
  var edited: Finding? {
    guard wrong.item(PartName.keyboard) != nil, right.item(PartName.keyboard) != nil else {
      return nil
    }
    switch (wrong.edited, right.edited) {
    case (let left?, let other?): return edited(left, other)
    case (let left?, nil): return Finding(wrong: side(left, wrong), right: absent(left, right))
    case (nil, let other?): return Finding(wrong: absent(other, wrong), right: side(other, right))
    case (nil, nil): return nil
    }
  }

  private func edited(_ left: Item, _ other: Item) -> Finding? {
    let isSame = left.name == other.name || !left.texts.isEmpty && left.texts == other.texts
    guard !isSame || hides(left, wrong) != hides(other, right) else { return nil }
    return Finding(wrong: side(left, wrong), right: side(other, right))
  }

  private func side(_ item: Item, _ scene: PictureScene) -> Side {
    hides(item, scene)
      ? hidden(item, scene, "\(item.shownTitle), which is edited, is")
      : Side(
        text: "\(item.shownTitle) is edited",
        marks: [Mark(.frame, scene.seen(item), text: item.shortTitle)])
  }

  /// The scene that does not show the insertion point, whose keyboard is open all the same.
  private func absent(_ edited: Item, _ scene: PictureScene) -> Side {
    if let own = scene.item(edited.name), !hides(own, scene) {
      return Side(
        text: "\(own.shownTitle) is not edited", marks: [Mark(.frame, scene.seen(own))])
    }
    return Side(
      text: "\(edited.shownTitle) is off the screen",
      marks: [Mark(.ghostLine, scene.edge(toward: edited), text: "no \(edited.shortTitle)")])
  }

  // MARK: The ends of a list

  /// The last or the first row, which one of the two scenes shows and the other one has under a bar
  /// or the keyboard.
  var ends: Finding? {
    if let last = commonEnd(\.lastRow), isEnd(last), let found = end(last) { return found }
    guard let first = wrong.firstRow.flatMap({ PictureWords.place($0.name) }), first == (0, 0)
    else {
      return nil
    }
    return commonEnd(\.firstRow).flatMap(end)
  }

  private func end(_ rows: (left: Item, other: Item)) -> Finding? {
    let covered = [wrong.coveredPart(of: rows.left), right.coveredPart(of: rows.other)].sorted()
    guard covered[1] >= Self.hiddenPart, covered[0] <= Self.shownPart else { return nil }
    func side(_ item: Item, _ scene: PictureScene) -> Side {
      hides(item, scene)
        ? hidden(item, scene, "\(item.shownTitle) is")
        : Side(
          text: "\(item.shownTitle) is not covered",
          marks: [Mark(.frame, scene.seen(item), text: item.shortTitle)])
    }
    return Finding(wrong: side(rows.left, wrong), right: side(rows.other, right))
  }

  /// Another room below the last row, where the rows are seen at other places for that reason.
  var room: Finding? {
    guard let rows = commonEnd(\.lastRow), isEnd(rows) else { return nil }
    let rooms = (wrong.room(below: rows.left), right.room(below: rows.other))
    let row = min(rows.left.frame.height, rows.other.frame.height)
    guard let left = rooms.0, let other = rooms.1, abs(left.height - other.height) >= row else {
      return nil
    }
    func side(_ item: Item, _ room: Box) -> Side {
      let text = PictureWords.points(room.height)
      return room.height < 1
        ? Side(
          text: "no gap below \(item.shownTitle)", marks: [Mark(.line, room, text: "no gap")])
        : Side(
          text: "a gap of \(text) below \(item.shownTitle)", marks: [Mark(.frame, room, text: text)]
        )
    }
    return Finding(wrong: side(rows.left, left), right: side(rows.other, other))
  }

  /// A row of both scenes; nil where there is another one at this end of the other list.
  private func commonEnd(_ end: KeyPath<PictureScene, Item?>) -> (left: Item, other: Item)? {
    guard let left = wrong[keyPath: end], let other = right[keyPath: end], left.name == other.name
    else { return nil }
    return (left, other)
  }

  /// Whether no row follows, as is seen where the table goes on below it.
  private func isEnd(_ rows: (left: Item, other: Item)) -> Bool {
    wrong.goesOn(below: rows.left) || right.goesOn(below: rows.other)
  }

  // MARK: Hidden

  private func hides(_ item: Item, _ scene: PictureScene) -> Bool {
    scene.coveredPart(of: item) >= Self.hiddenPart
  }

  /// The place of something that is hidden.
  private func hidden(_ item: Item, _ scene: PictureScene, _ subject: String) -> Side {
    let cover = scene.coverName(of: item)
    return Side(
      text: "\(subject) \(cover.map { "under the \($0)" } ?? "covered")",
      marks: [Mark(.ghost, item.visible, text: "\(item.shortTitle) hidden", isTinted: false)])
  }
}

// MARK: - Scenes

extension PictureScene {
  /// The view that has the insertion point.
  var edited: Item? { items.first { $0.shapes.contains(where: \.isInsertionPoint) } }

  /// The first and the last of the rows by their index paths, wherever they are.
  var firstRow: Item? { placedRows.min { $0.place < $1.place }?.row }
  var lastRow: Item? { placedRows.max { $0.place < $1.place }?.row }

  private var placedRows: [(place: (section: Int, row: Int), row: Item)] {
    items.compactMap { item in PictureWords.place(item.name).map { ($0, item) } }
  }

  /// How much of the height of something lies under other views, between 0 and 1; what is off the
  /// screen does not.
  func coveredPart(of item: Item) -> Double {
    guard item.frame.height > 0 else { return 0 }
    var free = [(item.visible.y, item.visible.maxY)]
    for (_, box) in covers(of: item) {
      free = free.flatMap { top, bottom in
        [(top, min(bottom, box.y)), (max(top, box.maxY), bottom)].filter { $0.0 < $0.1 }
      }
    }
    let shown = free.reduce(0) { $0 + $1.1 - $1.0 }
    return (item.visible.height - shown) / item.frame.height
  }

  /// The name of the bar or keyboard that lies over something; nil for another view.
  func coverName(of item: Item) -> String? {
    covers(of: item).map(\.name).last { $0 != PartName.screen }
  }

  /// What is drawn after something, is not seen through, and reaches from side to side of it.
  private func covers(of item: Item) -> [(name: String, box: Box)] {
    drawing.parts[(item.last + 1)...].flatMap { part -> [(name: String, box: Box)] in
      guard Self.lieOverRows.contains(part.name) else { return [] }
      return part.shapes.compactMap { shape in
        guard case .rectangle(let box, let ink, _) = shape, ink.opacity >= 0.5 else { return nil }
        let place = box.moved(x: part.frame.x, y: part.frame.y)
        guard let seen = part.clip.map({ place.intersection($0) }) ?? place,
          seen.x <= item.visible.x + 0.5, seen.maxX >= item.visible.maxX - 0.5
        else { return nil }
        return (part.name, seen)
      }
    }
  }

  /// The parts that hide a row at an end of its list. Headers of sections lie over rows wherever they
  /// are pinned, and cells while they move.
  private static let lieOverRows: Set<String> = [
    PartName.screen, PartName.navigationBar, PartName.tabBar, PartName.toolbar, PartName.keyboard,
    PartName.tableHeader, PartName.tableFooter,
  ]

  /// Whether a table is seen to go on below a row, or has room there under a bar.
  func goesOn(below row: Item) -> Bool {
    guard let table = item(PartName.table) else { return false }
    return min(table.frame.maxY, drawing.height) - row.frame.maxY >= row.frame.height / 2
  }

  /// The room between a row and the next thing below it; nil where something covers the row.
  func room(below row: Item) -> Box? {
    let end = min(clear.bottom, item(PartName.table)?.frame.maxY ?? drawing.height)
    let next = items.filter { $0.name.hasPrefix("footer ") || $0.name == PartName.tableFooter }
      .map(\.frame.y).filter { $0 >= row.frame.maxY - 0.5 }.min()
    let bottom = min(end, next ?? end)
    guard bottom >= row.frame.maxY - 0.5 else { return nil }
    return Box(row.visible.x, row.frame.maxY, row.visible.width, bottom - row.frame.maxY)
  }

  /// The line at that end of the rows beyond which another row is.
  func edge(toward row: Item) -> Box {
    let isAbove =
      if let place = PictureWords.place(row.name),
        let first = rows.first.flatMap({ PictureWords.place($0.name) })
      {
        place < first
      } else { false }
    return Box(0, isAbove ? clear.top : clear.bottom, drawing.width, 1)
  }
}

extension Shape {
  /// The least height of an insertion point, in points: more than the strokes of signs have.
  private static let leastInsertionPoint = 16.0

  /// Whether it is the line where text is inserted.
  var isInsertionPoint: Bool {
    guard case .line(let points, let ink, _) = self, points.count == 4, ink.color == .named(.tint)
    else { return false }
    return points[0] == points[2] && abs(points[3] - points[1]) >= Self.leastInsertionPoint
  }
}
