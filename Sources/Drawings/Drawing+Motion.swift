extension Drawing {
  /// Whether an animation moves cells: they lie over each other, or are not yet as high as what is in
  /// them.
  package var isInMotion: Bool {
    let screen = Box(0, 0, width, height)
    let cells = parts.filter { $0.name.isRow || $0.name.hasPrefix("cell") }
    // What cuts a row into pieces leaves it in one place.
    let places = Set(cells.compactMap { $0.frame.intersection(screen) }).sorted { $0.y < $1.y }
    return isResizing
      || places.indices.contains { index in
        places[..<index].contains { $0.maxY > places[index].y && $0.covers(places[index]) }
      }
  }

  /// Whether rows are on the way to another height: what is in them is there already, and lies elsewhere
  /// than anybody sees it.
  package var isResizing: Bool {
    parts.contains { ($0.name.isRow || $0.name.hasPrefix("cell")) && $0.hasSeparatorBelow }
  }
}

extension Drawing.Part {
  /// Whether the line that ends a row lies below it.
  fileprivate var hasSeparatorBelow: Bool {
    shapes.contains { shape in
      guard case .rectangle(let box, .named(.separator), _) = shape else { return false }
      return PictureScene.differs(max(box.y, frame.height), frame.height)
    }
  }
}
