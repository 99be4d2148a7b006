/// Something pointed out in a picture.
package struct Mark: Hashable, Sendable {
  /// Which way of a pair it is in; the color depends on it.
  package var isRight: Bool
  package var box: Box
  /// What is said of the box, such as `35 pt`; nil for nothing.
  package var text: String?
  /// Whether the box is tinted, which would hide a difference of colors.
  package var isTinted = true
  /// Where what is said is, so that it hides nothing.
  package private(set) var place = Place.end

  /// A place of what is said: in the box, or beside it.
  package enum Place: CaseIterable {
    case end, start, middle, below, above

    /// Whether it is in the box; what is said beside one reads as said of what is there.
    var isInside: Bool { self != .below && self != .above }
  }

  package init(isRight: Bool, box: Box, text: String? = nil) {
    self.isRight = isRight
    self.box = box
    self.text = text
  }

  /// Measures of the label, in points.
  private static let (textSize, labelHeight, letter) = (15.0, 22.0, 8.6)

  /// A box, tinted but for colors, and its measure on a ground of its own.
  ///
  /// - Parameters:
  ///   - scale: How much larger than in a whole picture the measure is.
  ///   - window: What is shown of the picture, if not all of it; the measure is within.
  func svg(scale: Double = 1, in window: Box? = nil) -> String {
    let kind = isRight ? " right" : ""
    let place = Self.place(box.x, box.y, box.width, box.height)
    var svg =
      (isTinted ? "<rect class=\"mark\(kind)\" \(place)/>" : "")
      + "<rect class=\"edge\(kind)\" \(place)/>"
    if let text {
      let label = label(text, at: self.place, scale: scale)
      let lowest = window.map { $0.maxY - label.height - 2 } ?? .infinity
      let (x, y) = (
        max(label.x, window?.x ?? 0), max(min(label.y, lowest), (window?.y ?? 0) + 2)
      )
      let (width, height) = (label.width, label.height)
      svg +=
        "<rect class=\"pill\(kind)\" \(Self.place(x, y, width, height))"
        + " rx=\"\(SVGText.number(height / 2))\"/>"
        + "<text class=\"said\" text-anchor=\"middle\""
        + " font-size=\"\(SVGText.number(scale * Self.textSize))\""
        + " x=\"\(SVGText.number(x + width / 2))\""
        + " y=\"\(SVGText.number(y + height / 2 + scale * Self.textSize * 0.36))\">"
        + "\(SVGText.escaped(text))</text>"
    }
    return svg
  }

  /// What is said moved to where it hides the least of the drawing, best nothing.
  func placed(in drawing: Drawing) -> Mark {
    guard let text else { return self }
    let content = drawing.parts.flatMap(\.contentBoxes)
    let screen = Box(0, 0, drawing.width, drawing.height)
    func hidden(at place: Place) -> Double {
      let label = label(text, at: place)
      return content.reduce(0) { $0 + ($1.intersection(label)?.area ?? 0) }
    }
    let hasRoom = box.height >= Self.labelHeight
    let places = Place.allCases.filter {
      screen.contains(label(text, at: $0)) && ($0.isInside || !hasRoom)
    }
    var mark = self
    // The first of those that hide the same.
    mark.place = places.min { hidden(at: $0) < hidden(at: $1) } ?? .end
    return mark
  }

  /// The ground of what is said.
  private func label(_ text: String, at place: Place, scale: Double = 1) -> Box {
    let (width, height) = (
      scale * (Double(text.count) * Self.letter + 18), scale * Self.labelHeight
    )
    let end = max(box.maxX - width - 6, 0)
    let middle = box.y + (box.height - height) / 2
    return switch place {
    case .end: Box(end, middle, width, height)
    case .start: Box(box.x + 6, middle, width, height)
    case .middle: Box(max(box.x + (box.width - width) / 2, 0), middle, width, height)
    case .below: Box(end, box.maxY + 3, width, height)
    case .above: Box(end, box.y - height - 3, width, height)
    }
  }

  private static func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" width=\"\(SVGText.number(width))\""
      + " height=\"\(SVGText.number(height))\""
  }
}

extension Drawing.Part {
  /// Where something is drawn that is more than a ground or a line across, on the screen.
  fileprivate var contentBoxes: [Box] {
    guard name != PartName.scrollBar else { return [] }
    return shapes.compactMap { shape in
      let box = shape.box
      if case .rectangle = shape, box.width > frame.width * 0.6 || box.height <= 1 { return nil }
      return box.moved(x: frame.x, y: frame.y)
    }
  }
}
