/// Something that is drawn, in points from the corner of its part; written as an array that begins
/// with its kind.
package enum Shape: Hashable, Sendable {
  /// A filled rectangle with round corners.
  case rectangle(Box, Ink, radius: Double)
  /// The outline of a rectangle, `width` points wide.
  case outline(Box, Ink, radius: Double, width: Double)
  /// A line of text.
  case text(TextRun)
  /// A line through points, x and y by turns, `width` points wide.
  case line([Double], Ink, width: Double)

  /// The box that the shape fills; of a line of text, the one that its view leaves it.
  package var box: Box {
    switch self {
    case .rectangle(let box, _, _), .outline(let box, _, _, _): return box
    case .text(let run): return run.box
    case .line(let points, _, _):
      let xs = stride(from: 0, to: points.count - 1, by: 2).map { points[$0] }
      let ys = stride(from: 1, to: points.count, by: 2).map { points[$0] }
      let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
      return Box(x, y, (xs.max() ?? 0) - x, (ys.max() ?? 0) - y)
    }
  }

  /// The box with what a stroke paints beside its line.
  var reach: Box {
    switch self {
    case .rectangle, .text: return box
    case .outline(_, _, _, let width), .line(_, _, let width):
      let box = box
      return Box(
        box.x - width / 2, box.y - width / 2, box.width + width, box.height + width)
    }
  }
}

/// A line of text in one font.
package struct TextRun: Hashable, Sendable {
  /// The side of the text that is at `x`.
  package enum Anchor: Int, Codable, Sendable {
    case start, middle, end
  }

  package var text: String
  /// Where its anchor is.
  package var x: Double
  /// Where its baseline is.
  package var y: Double
  /// The width that the model measures, in points.
  package var width: Double
  /// The size of the font, in points.
  package var size: Double
  /// As style sheets count; 400 is regular.
  package var weight: Int
  package var anchor: Anchor
  package var ink: Ink

  package init(
    _ text: String, x: Double, y: Double, width: Double, size: Double, weight: Int = 400,
    anchor: Anchor = .start, ink: Ink
  ) {
    self.text = text
    self.x = Box.rounded(x)
    self.y = Box.rounded(y)
    self.width = Box.rounded(width)
    self.size = Box.rounded(size)
    self.weight = weight
    self.anchor = anchor
    self.ink = ink
  }

  /// About what the letters fill.
  package var box: Box {
    let left =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return Box(left, y - size * Self.ascent, width, size * (Self.ascent + Self.descent))
  }

  /// Parts of the size that lines have above and below the baseline: those of `UIFont`.
  private static let ascent = 0.952
  private static let descent = 0.241
}

// MARK: - Codable

extension Shape: Codable {
  private enum Kind: String, Codable {
    case rectangle = "r"
    case outline = "o"
    case text = "t"
    case line = "l"
  }

  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    switch try values.decode(Kind.self) {
    case .rectangle:
      self = .rectangle(
        try values.decode(Box.self), try values.decode(Ink.self),
        radius: values.isAtEnd ? 0 : try values.decode(Double.self))
    case .outline:
      self = .outline(
        try values.decode(Box.self), try values.decode(Ink.self),
        radius: try values.decode(Double.self), width: try values.decode(Double.self))
    case .text:
      let text = try values.decode(String.self)
      let numbers = try values.decode([Double].self)
      let ink = try values.decode(Ink.self)
      guard numbers.count == Self.textNumbers,
        let anchor = TextRun.Anchor(rawValue: Int(min(max(numbers[5], 0), 9)))
      else {
        throw DecodingError.dataCorruptedError(
          in: values, debugDescription: "a text has \(Self.textNumbers) numbers")
      }
      self = .text(
        TextRun(
          text, x: numbers[0], y: numbers[1], width: numbers[2], size: numbers[3],
          weight: Int(min(max(numbers[4], 100), 900)), anchor: anchor, ink: ink))
    case .line:
      self = .line(
        try values.decode([Double].self), try values.decode(Ink.self),
        width: try values.decode(Double.self))
    }
  }

  private static let textNumbers = 6

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    switch self {
    case .rectangle(let box, let ink, let radius):
      try values.encode(Kind.rectangle)
      try values.encode(box)
      try values.encode(ink)
      if radius != 0 { try values.encode(radius) }
    case .outline(let box, let ink, let radius, let width):
      try values.encode(Kind.outline)
      try values.encode(box)
      try values.encode(ink)
      try values.encode(radius)
      try values.encode(width)
    case .text(let run):
      try values.encode(Kind.text)
      try values.encode(run.text)
      try values.encode([
        run.x, run.y, run.width, run.size, Double(run.weight), Double(run.anchor.rawValue),
      ])
      try values.encode(run.ink)
    case .line(let points, let ink, let width):
      try values.encode(Kind.line)
      try values.encode(points)
      try values.encode(ink)
      try values.encode(width)
    }
  }
}
