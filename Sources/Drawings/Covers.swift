/// What cells and headers of a drawing hide of the cells that are drawn before them: while an animation
/// moves them they lie over each other.
struct Covers {
  private let parts: [Drawing.Part]
  /// The places of opaque grounds, each with the index of its part.
  private let grounds: [(index: Int, box: Box)]

  init(_ drawing: Drawing) {
    parts = drawing.parts
    grounds = drawing.parts.enumerated().flatMap { index, part in
      part.isInList
        ? part.shapes.compactMap { shape in
          guard case .rectangle(let box, let ink, _) = shape, ink.opacity == 1 else { return nil }
          let place = box.moved(x: part.frame.x, y: part.frame.y)
          return (part.clip.map { place.intersection($0) } ?? place).map { (index, $0) }
        } : []
    }
  }

  /// The shapes of a part that later ones do not hide.
  func uncovered(of index: Int) -> [Shape] {
    let part = parts[index]
    guard part.isInList else { return part.shapes }
    let covers = covers(over: index, part.visible ?? part.frame)
    guard !covers.isEmpty else { return part.shapes }
    return part.shapes.filter { shape in
      let place = shape.box.moved(x: part.frame.x, y: part.frame.y)
      guard let seen = part.clip.map({ place.intersection($0) }) ?? place else { return false }
      return !covers.contains { $0.contains(seen) }
    }
  }

  /// Whether other cells hide all of a cell.
  func hide(_ item: PictureScene.Item) -> Bool {
    let name = parts[item.last].name
    return grounds.contains { index, box in
      index > item.last && parts[index].isCell && parts[index].name != name
        && box.contains(item.visible)
    }
  }

  /// The grounds of later parts, other than pieces of the same thing, that reach into a box.
  private func covers(over index: Int, _ box: Box) -> [Box] {
    let part = parts[index]
    return grounds.compactMap { other, ground in
      let isSame = parts[other].name == part.name && parts[other].frame == part.frame
      return other > index && !isSame && ground.intersection(box) != nil ? ground : nil
    }
  }
}

extension Drawing.Part {
  fileprivate var isCell: Bool { name.isRow || name.hasPrefix("cell") }
  fileprivate var isInList: Bool {
    isCell || name.hasPrefix("header ") || name.hasPrefix("footer ")
  }
}
