// What a whole screen is about, which is seen before any of its parts.

extension SceneDifference {
  /// A crash of one of the two: all else does not matter.
  var crash: Finding? {
    let crashes = [wrong, right].map { $0.item(PartName.crash) != nil }
    guard crashes[0] != crashes[1] else { return nil }
    let sides = crashes.map { Side(text: $0 ? "the app crashes" : "no crash") }
    return Finding(wrong: sides[0], right: sides[1])
  }

  /// Another screen in the place of a list: its rows are not missing, and its title is another one.
  var otherScreen: Finding? {
    if let title = right.title(pushedOver: wrong) {
      return Finding(wrong: list(wrong), right: pushed(title))
    }
    if let title = wrong.title(pushedOver: right) {
      return Finding(wrong: pushed(title), right: list(right))
    }
    return nil
  }

  private func list(_ scene: PictureScene) -> Side {
    let rows = scene.rows.map(scene.seen)
    return Side(
      text: "the list",
      marks: [Mark(.frame, rows.dropFirst().reduce(rows[0]) { $0.union($1) }, text: "the list")])
  }

  private func pushed(_ title: (text: String?, box: Box)) -> Side {
    Side(
      text: "another screen" + (title.text.map { ": \(PictureWords.quoted([$0]))" } ?? ""),
      marks: [Mark(.frame, title.box.grown(by: 4), text: "another screen")])
  }

  /// A header or a footer that stays over the rows in one scene, and not in the other, or elsewhere.
  var pinnedParts: Finding? {
    let (left, other) = (wrong.pinnedPart, right.pinnedPart)
    guard left != nil || other != nil, wrong.showsSameRows(as: right) else { return nil }
    if let left, let other, left.isHeader == other.isHeader {
      let height = min(wrong.drawing.height, right.drawing.height)
      let places = [left, other].map { $0.isHeader ? $0.frame.y : height - $0.frame.maxY }
      return PictureScene.differs(places[0], places[1])
        ? measured(
          left, other, places[0], places[1], left.isHeader ? "from the top" : "from the bottom")
        : nil
    }
    guard let part = left ?? other else { return nil }
    return Finding(wrong: side(left, of: part, in: wrong), right: side(other, of: part, in: right))
  }

  /// What a scene has of a header or a footer that stays over the rows of one of the two.
  private func side(
    _ pinned: PictureScene.Item?, of part: PictureScene.Item, in scene: PictureScene
  ) -> Side {
    if let pinned {
      return Side(
        text: "\(pinned.fullTitle) stays over the rows",
        marks: [Mark(.frame, pinned.visible, text: "pinned", isTinted: false)])
    }
    guard let own = scene.item(part.name) else {
      return Side(
        text: "no \(part.isHeader ? "header" : "footer") over the rows",
        marks: [Mark(.ghost, part.visible)])
    }
    let isWhole = !PictureScene.differs(own.visible.height, own.frame.height)
    let place = part.isHeader ? "above its rows" : "below its rows"
    return Side(
      text: "\(own.fullTitle) \(isWhole ? "is \(place)" : "scrolls with the rows")",
      marks: [Mark(.frame, own.visible, text: isWhole ? place : "not pinned", isTinted: false)])
  }

  /// A bar of another height, which moves the rows below it.
  var barHeights: Finding? {
    guard let left = wrong.item(PartName.navigationBar),
      let other = right.item(PartName.navigationBar),
      PictureScene.differs(left.frame.height, other.frame.height)
    else { return nil }
    return measured(left, other, left.frame.height, other.frame.height, "high")
  }
}

extension PictureScene {
  /// A text of a navigation bar.
  private struct BarText {
    var text: String
    var box: Box
    /// The size of its font, in points.
    var size: Double
  }

  /// The title of this screen where it has been pushed over a list, or the button that leads back where
  /// it has none.
  ///
  /// The bar has another title and the rows of the list are gone. Where this screen has rows itself,
  /// its bar leads back as well: without that the list may have got other rows and another title.
  fileprivate func title(pushedOver list: Self) -> (text: String?, box: Box)? {
    guard !list.rows.isEmpty, list.item(PartName.navigationBar) != nil, let title = barTitle,
      let first = barTexts.first
    else { return nil }
    let (before, old) = (list.barTexts, list.barTitle)
    let hasRows = items.contains(where: \.name.isRow)
    guard !hasRows || rowTexts.isDisjoint(with: list.rowTexts) else { return nil }
    guard title.text == old?.text else {
      let isNew = !before.contains { first.text == $0.text && !Self.differs(first.box.x, $0.box.x) }
      return !hasRows || isNew && first.text != title.text ? (title.text, title.box) : nil
    }
    // The title of the list has become the button that leads back, and there is no other one.
    guard let old, first.text == title.text, first.size <= old.size,
      old.box.x - first.box.x >= 0.5
    else { return nil }
    return (nil, first.box)
  }

  /// The texts of the navigation bar, from the leading edge.
  private var barTexts: [BarText] {
    guard let bar = item(PartName.navigationBar) else { return [] }
    return bar.shapes.compactMap { shape in
      guard case .text(let run) = shape, !run.text.isEmpty else { return nil }
      let box = run.box.moved(x: bar.frame.x, y: bar.frame.y)
      return BarText(text: run.text, box: box, size: run.size)
    }.sorted { $0.box.x < $1.box.x }
  }

  /// The title of the navigation bar: the text in the largest letters, and among those the one in the
  /// middle.
  private var barTitle: BarText? {
    let middle = drawing.width / 2
    func distance(_ text: BarText) -> Double { abs(text.box.x + text.box.width / 2 - middle) }
    return barTexts.max { ($0.size, -distance($0)) < ($1.size, -distance($1)) }
  }

  /// All that its rows show.
  private var rowTexts: Set<String> { Set(rows.flatMap(\.texts).filter { !$0.isEmpty }) }
}
