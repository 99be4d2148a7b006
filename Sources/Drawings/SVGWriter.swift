/// Writes drawings as SVG.
package struct SVGWriter {
  /// How the picture is named to those who do not see it.
  package var title: String
  /// Whether the picture has its colors in itself, as a file of its own needs.
  package var isStandalone: Bool

  package init(title: String, isStandalone: Bool = false) {
    self.title = title
    self.isStandalone = isStandalone
  }

  /// The whole picture; `marks` are drawn over it.
  package func svg(_ drawing: Drawing, marks: [Mark] = []) -> SVG {
    let (width, height) = (SVGText.number(drawing.width), SVGText.number(drawing.height))
    let classes = drawing.isDark ? "screen dark" : "screen"
    var text = "<svg"
    if isStandalone {
      text += " xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    }
    text += " class=\"\(classes)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\""
    text += " aria-label=\"\(SVGText.escaped(title))\">"
    if isStandalone { text += "<style>\(PictureStyle.sheet)</style>" }
    return SVG(text + Self.content(drawing) + Self.marks(marks).text + "</svg>")
  }

  /// Marks without the picture that they are drawn over.
  package static func marks(_ marks: [Mark]) -> SVG { SVG(Mark.svg(marks)) }

  /// What is in the picture, without the element around it.
  static func content(_ drawing: Drawing) -> String {
    var text = ""
    var (clip, place) = (Box?.none, "")
    for part in drawing.parts where !part.shapes.isEmpty {
      let (nextClip, nextPlace) = (part.neededClip, opening(at: part.frame))
      if nextClip != clip || nextPlace != place, !place.isEmpty { text += "</g>" }
      if nextClip != clip {
        if clip != nil { text += "</svg>" }
        if let nextClip { text += opening(of: nextClip) }
      }
      if nextClip != clip || nextPlace != place { text += nextPlace }
      (clip, place) = (nextClip, nextPlace)
      text += sprite(part.shapes)
    }
    return text + (place.isEmpty ? "" : "</g>") + (clip == nil ? "" : "</svg>")
  }

  /// The beginning of what is cut off at a box.
  package static func opening(of clip: Box) -> String {
    let numbers = [clip.x, clip.y, clip.width, clip.height].map(SVGText.number)
    return "<svg x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\""
      + " height=\"\(numbers[3])\" viewBox=\"\(numbers.joined(separator: " "))\">"
  }

  /// The beginning of what is at a place; empty in the corner.
  private static func opening(at frame: Box) -> String {
    guard frame.x != 0 || frame.y != 0 else { return "" }
    return "<g transform=\"translate(\(SVGText.number(frame.x)) \(SVGText.number(frame.y)))\">"
  }

  /// Shapes as SVG.
  package static func sprite(_ shapes: [Shape]) -> String { shapes.map(svg).joined() }

  private static func svg(_ shape: Shape) -> String {
    switch shape {
    case .rectangle(let box, let ink, let radius):
      return "<rect\(attributes(box.visiblyWide, radius))\(fill(ink))/>"
    case .outline(let box, let ink, let radius, let width):
      return "<rect\(attributes(box, radius)) class=\"q \(name(ink))\"\(paint(ink, "stroke"))"
        + "\(attribute("stroke-width", width, unless: 1))/>"
    case .text(let run): return svg(run)
    case .line(let points, let ink, let width):
      let numbers = points.map(SVGText.number).joined(separator: " ")
      return "<polyline points=\"\(numbers)\" class=\"q \(name(ink))\"\(paint(ink, "stroke"))"
        + "\(attribute("stroke-width", width, unless: 1))/>"
    }
  }

  private static func svg(_ run: TextRun) -> String {
    let anchor =
      switch run.anchor {
      case .start: ""
      case .middle: " text-anchor=\"middle\""
      case .end: " text-anchor=\"end\""
      }
    // Short texts need no help to be as wide as the model measures.
    let length = run.text.utf8.count > 2 ? attribute("textLength", run.width, unless: 0) : ""
    return "<text x=\"\(SVGText.number(run.x))\" y=\"\(SVGText.number(run.y))\""
      + attribute("font-size", run.size, unless: Self.usualSize)
      + attribute("font-weight", Double(run.weight), unless: 400)
      + "\(anchor)\(length)\(fill(run.ink))>\(SVGText.escaped(run.text))</text>"
  }

  /// The size of text in a picture that names none, in points.
  private static let usualSize = 17.0

  private static func attributes(_ box: Box, _ radius: Double) -> String {
    attribute("x", box.x, unless: 0) + attribute("y", box.y, unless: 0)
      + attribute("width", box.width, unless: -1) + attribute("height", box.height, unless: -1)
      + attribute("rx", radius, unless: 0)
  }

  private static func attribute(_ name: String, _ value: Double, unless usual: Double) -> String {
    value == usual ? "" : " \(name)=\"\(SVGText.number(value))\""
  }

  private static func fill(_ ink: Ink) -> String {
    let name = name(ink)
    return (name.isEmpty ? "" : " class=\"\(name)\"") + paint(ink, "fill")
  }

  /// The class of an ink that follows the appearance.
  private static func name(_ ink: Ink) -> String {
    if case .named(let name) = ink.color { name.rawValue } else { "" }
  }

  private static func paint(_ ink: Ink, _ attribute: String) -> String {
    var text = ""
    if case .fixed(let number) = ink.color { text = " \(attribute)=\"\(Ink.hex(number))\"" }
    if ink.opacity < 1 { text += " \(attribute)-opacity=\"\(SVGText.number(ink.opacity))\"" }
    return text
  }
}

extension Box {
  /// The width of the widest lines, and the one that is drawn at least, in points: at half of its size a
  /// hairline would be a fraction of a pixel, which is another one in each place.
  private static let (hairline, leastLine) = (1.0, 1.5)

  /// The same, of a line with the least width that is seen: wider toward the middle of its part, beside
  /// whose end another part may lie over it.
  fileprivate var visiblyWide: Box {
    var box = self
    if height <= Self.hairline, width > Self.leastLine {
      box.height = Self.leastLine
      if y > 0 { box.y = Box.rounded(maxY - Self.leastLine) }
    } else if width <= Self.hairline, height > Self.leastLine {
      box.width = Self.leastLine
      if x > 0 { box.x = Box.rounded(maxX - Self.leastLine) }
    }
    return box
  }
}
