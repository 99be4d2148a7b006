/// What a person sees first when two pictures are laid side by side: the uppermost part that is not
/// the same, with a measure.
package struct PictureDifference: Hashable, Sendable {
  /// What is pointed out in a picture, and what is said below it.
  package struct Side: Hashable, Sendable {
    package var text: String
    package var mark: Mark?
  }

  package var wrong: Side
  package var right: Side
  /// Whether nothing but scroll bars differs, which a person hardly sees.
  package var isMinor = false

  /// Nil for pictures that look the same, fingers left out.
  package init?(wrong: Drawing, right: Drawing) {
    let (wrong, right) = (wrong.withoutTouches, right.withoutTouches)
    guard wrong != right else { return nil }
    let plain = Scene.difference(
      Scene(wrong.without(PartName.scrollBar)), Scene(right.without(PartName.scrollBar)))
    guard let sides = plain ?? Scene.difference(Scene(wrong), Scene(right)) else { return nil }
    (self.wrong, self.right) = sides
    isMinor = plain == nil
    self.right.mark?.isRight = true
  }
}

/// The named parts of a drawing, from top to bottom.
private struct Scene {
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
    case PartName.alert, PartName.menu, PartName.keyboard, PartName.crash: 0
    case PartName.screen, PartName.table: 2
    case PartName.scrollBar: 3
    default: 1
    }
  }

  private func item(_ name: String) -> Item? { items.first { $0.name == name } }

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

  static func difference(_ wrong: Scene, _ right: Scene) -> (Side, Side)? {
    if let sides = firstRows(wrong, right) { return sides }
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
        if let sides = compare(left, other, wrong, right) { return sides }
      case (let left?, nil): return only(left, isWrong: true)
      case (nil, let other?): return only(other, isWrong: false)
      case (nil, nil): continue
      }
    }
    return sizes(wrong.drawing, right.drawing)
  }

  private static func place(_ name: String, _ wrong: Scene, _ right: Scene) -> Double {
    min(wrong.item(name)?.visible.y ?? .infinity, right.item(name)?.visible.y ?? .infinity)
  }

  /// Other rows at the top: the content is elsewhere.
  private static func firstRows(_ wrong: Scene, _ right: Scene) -> (Side, Side)? {
    guard let left = wrong.rows.first, let other = right.rows.first, left.name != other.name,
      wrong.item(other.name) == nil || right.item(left.name) == nil
    else { return nil }
    func side(_ item: Item) -> Side {
      Side(
        text: "\(item.title) is at the top",
        mark: Mark(isRight: false, box: item.visible, text: item.title))
    }
    return (side(left), side(other))
  }

  private static func compare(
    _ left: Item, _ other: Item, _ wrong: Scene, _ right: Scene
  ) -> (Side, Side)? {
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
    if left.shapes != other.shapes { return contents(left, other) }
    return nil
  }

  /// Nothing but the scroll bar differs: how long the content is, or how far it is scrolled.
  private static func contentLengths(_ left: Item, _ other: Item) -> (Side, Side)? {
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
    return (side(left, isLonger: isLonger), side(other, isLonger: !isLonger))
  }

  private static func measured(
    _ left: Item, _ other: Item, _ value: Double, _ otherValue: Double, _ what: String
  ) -> (Side, Side) {
    func side(_ item: Item, _ value: Double) -> Side {
      let text = points(value)
      return Side(
        text: "\(item.title): \(text) \(what)",
        mark: Mark(isRight: false, box: item.visible, text: text))
    }
    return (side(left, value), side(other, otherValue))
  }

  /// A part further down or up: the room above it is what is seen.
  private static func moved(
    _ left: Item, _ other: Item, _ wrong: Scene, _ right: Scene
  ) -> (Side, Side) {
    func side(_ item: Item, in scene: Scene) -> Side {
      let above =
        scene.items.filter { each in
          each.name != item.name && rank(each.name) == 1 && each.frame.maxY <= item.frame.y + 0.01
        }.map(\.frame.maxY).max() ?? 0
      let gap = Box(item.visible.x, above, item.visible.width, item.frame.y - above)
      guard gap.height >= 1, gap.y >= 0, gap.maxY <= scene.drawing.height else {
        return Side(
          text: "\(item.title) at \(points(item.frame.y))",
          mark: Mark(isRight: false, box: item.visible, text: points(item.frame.y)))
      }
      return Side(
        text: "\(points(gap.height)) above \(item.title)",
        mark: Mark(isRight: false, box: gap, text: points(gap.height)))
    }
    return (side(left, in: wrong), side(other, in: right))
  }

  /// A part in the same place with something else in it.
  private static func contents(_ left: Item, _ other: Item) -> (Side, Side) {
    func side(_ item: Item, unlike other: Item) -> Side {
      let known = Set(other.shapes)
      let changed = item.shapes.filter { !known.contains($0) }
      let box = changed.map(\.box).reduce(nil as Box?) { $0?.union($1) ?? $1 }
        .map { $0.moved(x: item.frame.x, y: item.frame.y).grown(by: 4) }
        .flatMap { $0.intersection(item.visible) }
      let texts = changed.compactMap { shape in
        if case .text(let run) = shape { run.text } else { nil }
      }
      let others = Set(other.texts)
      let said = texts.filter { !others.contains($0) }
      let text =
        !said.isEmpty
        ? "\(item.title): “\(shortened(said.joined(separator: " ")))”"
        : moved(in: changed, of: other)
          ?? (changed.isEmpty ? "not in \(item.title)" : "in \(item.title)")
      return Side(text: text, mark: Mark(isRight: false, box: box ?? item.visible))
    }
    return (side(left, unlike: other), side(other, unlike: left))
  }

  /// A text that both parts have, at another place or in another size.
  private static func moved(in changed: [Shape], of other: Item) -> String? {
    for case .text(let run) in changed {
      for case .text(let known) in other.shapes where known.text == run.text && known != run {
        let text = "“\(shortened(run.text))”"
        if differs(run.box.x, known.box.x) { return "\(text) \(points(run.box.x)) from the left" }
        if differs(run.y, known.y) { return "\(text) \(points(run.box.y)) from the top" }
        if run.size != known.size { return "\(text) in \(points(run.size))" }
      }
    }
    return nil
  }

  /// A part that one picture does not have.
  private static func only(_ item: Item, isWrong: Bool) -> (Side, Side) {
    let isCrash = item.name == PartName.crash
    let there = Side(
      text: isCrash ? "the app crashes" : item.title,
      mark: isCrash ? nil : Mark(isRight: false, box: item.visible, text: nil))
    let gone = Side(text: isCrash ? "no crash" : "no \(item.title)", mark: nil)
    return isWrong ? (there, gone) : (gone, there)
  }

  private static func sizes(_ wrong: Drawing, _ right: Drawing) -> (Side, Side)? {
    guard wrong.width != right.width || wrong.height != right.height || wrong.isDark != right.isDark
    else { return nil }
    func side(_ drawing: Drawing) -> Side {
      Side(text: "\(points(drawing.width)) × \(points(drawing.height))", mark: nil)
    }
    return (side(wrong), side(right))
  }

  // MARK: Words

  /// A length as it is said: tenths of a point, with a zero before them.
  private static func points(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "−" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)") + " pt"
  }

  /// Whether a difference of two lengths is seen: half a point is a pixel of most screens.
  private static func differs(_ value: Double, _ other: Double) -> Bool {
    abs(value - other) >= 0.5
  }

  private static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(38) + "…" : text
  }
}

extension Scene.Item {
  /// The name as it is said: `row 30`, and of another section `row 2-30`.
  fileprivate var title: String {
    if name.hasPrefix("cell") { return "another cell" }
    guard name.hasPrefix("row 0-") else { return name }
    return "row " + name.dropFirst("row 0-".count)
  }
}

extension Box {
  /// The box with a margin around it.
  fileprivate func grown(by margin: Double) -> Box {
    Box(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  }

  /// The smallest box around two.
  fileprivate func union(_ other: Box) -> Box {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Box(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }
}
