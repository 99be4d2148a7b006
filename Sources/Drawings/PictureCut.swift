/// How much of some screens is shown: where nothing but ground is at their lower ends, the pictures
/// end a little below what there is at any time.
package struct PictureCut {
  /// Measures in points: what is left below the last thing, the least height of a picture and of one
  /// with a crash, and what is not worth a cut.
  private static let (margin, least, leastOfCrash, gain) = (44.0, 300.0, 420.0, 60.0)

  /// Where the pictures end, in points; nil where they are shown whole.
  private let height: Double?

  /// - Parameter isCrash: Whether a reason of a crash is to be read on one of them, which needs room.
  package init(_ drawings: [Drawing], isCrash: Bool = false) {
    let whole = drawings.map(\.height).max() ?? 0
    let least = isCrash ? Self.leastOfCrash : Self.least
    let end = max((drawings.map(\.contentEnd).max() ?? 0) + Self.margin, least)
    height = whole - end > Self.gain ? end : nil
  }

  package var isCut: Bool { height != nil }

  /// What is shown of a screen.
  package func applied(to drawing: Drawing) -> Drawing {
    guard let height, height < drawing.height else { return drawing }
    var drawing = drawing
    (drawing.height, drawing.isCut) = (height, true)
    return drawing
  }
}

extension Drawing {
  /// How much a page fades of the end of a picture that is cut, in points.
  static let fade = 56.0

  /// Where the lowest thing ends that is more than a ground, a line or a scroll bar, in points.
  fileprivate var contentEnd: Double {
    parts.filter { $0.name != PartName.scrollBar }.flatMap { part in
      part.shapes.compactMap { shape -> Double? in
        let box = shape.box.moved(x: part.frame.x, y: part.frame.y)
        let isGround = box.height > height * 0.6 || (box.height <= 1 && box.width > width / 2)
        guard !isGround, let seen = box.intersection(part.visible ?? box) else { return nil }
        return min(seen.maxY, height)
      }
    }.max() ?? 0
  }
}
