/// Chooses the fingers that pictures side by side show: those that have to do with the difference.
package struct FingersShown {
  private let marks: [Mark]
  private let isMoving: Bool

  /// - Parameter marks: Those of both pictures.
  package init(_ drawings: [Drawing], marks: [Mark]) {
    self.marks = marks
    isMoving = drawings.contains { $0.parts.contains { $0.isFinger && $0.isMoving } }
  }

  /// A picture without the fingers that rest elsewhere than at a mark, which do not explain it. Where
  /// one moves, it scrolls or swipes, and all are shown.
  package func applied(to drawing: Drawing) -> Drawing {
    guard !isMoving, !marks.isEmpty else { return drawing }
    var drawing = drawing
    drawing.parts.removeAll { $0.isFinger && !isAtMark($0) }
    return drawing
  }

  /// Whether a finger is in a marked row, or at the height of a mark.
  private func isAtMark(_ part: Drawing.Part) -> Bool {
    part.shapes.contains { shape in
      let box = shape.box.moved(x: part.frame.x, y: part.frame.y)
      let middle = box.y + box.height / 2
      return marks.contains { $0.box.y <= middle && middle <= $0.box.maxY }
    }
  }
}

extension Drawing.Part {
  fileprivate var isFinger: Bool { name == PartName.touch }

  /// Whether a line shows how far the finger has come.
  fileprivate var isMoving: Bool {
    shapes.contains { if case .line = $0 { true } else { false } }
  }
}
