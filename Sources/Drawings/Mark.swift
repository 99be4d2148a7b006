/// A mark on a picture that shows where it differs, with a label.
package struct Mark: Hashable, Sendable {
  /// What is drawn.
  package enum Style: Hashable, Sendable {
    /// A box around it.
    case frame
    /// A dashed box around the place of what is not there.
    case ghost
    /// A line at the upper edge of the box.
    case line
    /// A dashed line at the upper edge of the box, where something is left out between others.
    case ghostLine
    /// A line between the upper and the lower edge of the box: how far they are from each other.
    case span
  }

  /// Of which picture it is; the color depends on it.
  package enum Tone: String, Sendable {
    /// The two ways of a pair.
    case wrong, right
    /// Two moments of one way, of which none is wrong.
    case before, after

    /// The style sheet's class; the first tone needs none.
    fileprivate var suffix: String { self == .wrong ? "" : " \(rawValue)" }
  }

  package let style: Style
  package var box: Box
  /// The label, such as `35 pt`; nil for none.
  package var text: String?
  /// Whether the box is tinted, which would hide a difference of colors.
  package let isTinted: Bool
  package var tone = Tone.wrong
  /// Where the label is; nil for the end of the box.
  package var label: Box?

  package init(_ style: Style, _ box: Box, text: String? = nil, isTinted: Bool = true) {
    self.style = style
    self.box = box
    self.text = text
    self.isTinted = isTinted && style == .frame
  }

  /// The same without a label.
  var unlabeled: Mark {
    var mark = self
    mark.text = nil
    return mark
  }

  /// Something left out between others.
  static func missing(_ box: Box) -> Mark { Mark(.ghostLine, box, text: "missing") }

  /// Measures of labels, in points.
  private static let (textSize, height, letter, room) = (17.0, 25.0, 9.6, 24.0)
  /// The ends of a span, and how far it is from the end of its box, in points.
  private static let (tick, inset) = (14.0, 40.0)
  /// How far a leader is from the end of what it leads to, in points.
  private static let leaderInset = 8.0
  /// How far from the edge of a picture a line is seen, in points.
  private static let least = 2.0

  /// The size of a label.
  ///
  /// - Parameter scale: How much larger it is than on a phone.
  func labelSize(_ text: String, scale: Double) -> (width: Double, height: Double) {
    (scale * (Double(text.count) * Self.letter + Self.room), scale * Self.height)
  }

  // MARK: Groups

  /// Marks in which those of one style that lie together are one.
  static func grouped(_ marks: [Mark]) -> [Mark] {
    marks.reduce(into: []) { groups, mark in
      guard let last = groups.last, last.style == mark.style, last.isTinted == mark.isTinted,
        last.text == mark.text, last.text == nil || mark.style == .ghostLine,
        mark.box.y - last.box.maxY < Self.togetherness(last.box, mark.box)
      else {
        if groups.last != mark { groups.append(mark) }
        return
      }
      groups[groups.count - 1].box = last.box.union(mark.box)
    }
  }

  /// How far two boxes may be from each other to be seen as one, in points: less than either is high.
  private static func togetherness(_ box: Box, _ other: Box) -> Double {
    max(min(box.height, other.height), 1)
  }

  // MARK: Drawing

  /// Marks as SVG, their labels over all of them.
  static func svg(_ marks: [Mark]) -> String {
    (marks.map(\.shapeSVG) + marks.map(\.labelSVG)).joined()
  }

  /// The mark without its label.
  private var shapeSVG: String {
    let kind = tone.suffix
    var svg = isTinted ? "<rect class=\"mark\(kind)\" \(Self.place(box))/>" : ""
    switch style {
    case .frame: svg += "<rect class=\"edge\(kind)\" \(Self.place(box))/>"
    case .ghost: svg += "<rect class=\"edge ghost\(kind)\" \(Self.place(box))/>"
    case .line: svg += Self.line(across, "edge\(kind)")
    case .ghostLine: svg += Self.line(across, "edge ghost\(kind)")
    case .span:
      let x = box.maxX - Self.inset
      for y in [box.y, box.maxY] {
        svg += Self.line([x - Self.tick / 2, y, x + Self.tick / 2, y], "edge\(kind)")
      }
      svg += Self.line([x, box.y, x, box.maxY], "edge\(kind)")
    }
    return svg
  }

  /// Whether it is a line across.
  var isLine: Bool { style == .line || style == .ghostLine }

  /// The points of the upper edge.
  private var across: [Double] {
    let y = max(box.y, Self.least)
    return [box.x, y, box.maxX, y]
  }

  /// The label on a ground of its own; empty without a text.
  private var labelSVG: String {
    guard let text else { return "" }
    let kind = tone.suffix
    let (width, height) = labelSize(text, scale: 1)
    let label = label ?? Box(max(box.maxX - width - 6, 0), box.y, width, height)
    let size = label.height / Self.height * Self.textSize
    return leader(to: label, "edge\(kind)")
      + "<rect class=\"pill\(kind)\" \(Self.place(label))"
      + " rx=\"\(SVGText.number(label.height / 2))\"/>"
      + "<text class=\"said\" text-anchor=\"middle\" font-size=\"\(SVGText.number(size))\""
      + " x=\"\(SVGText.number(label.x + label.width / 2))\""
      + " y=\"\(SVGText.number(label.y + label.height / 2 + size * 0.36))\">"
      + "\(SVGText.escaped(text))</text>"
  }

  /// A line from the box to a label beside it, which lies over the end of the line.
  private func leader(to label: Box, _ kind: String) -> String {
    guard style != .span else { return "" }
    let box = isLine ? Box(box.x, box.y, box.width, 0) : box
    let (x, middle) = (leaderX(label), label.y + label.height / 2)
    if label.y >= box.maxY { return Self.line([x, box.maxY, x, middle], kind) }
    if label.maxY <= box.y { return Self.line([x, middle, x, box.y], kind) }
    let y = min(max(middle, box.y), box.maxY)
    return label.maxX <= box.x ? Self.line([label.maxX, y, box.x, y], kind) : ""
  }

  /// Where the line to a label above or below begins: near the edge that both are at, where text has
  /// its margin.
  func leaderX(_ label: Box) -> Double {
    let margin = Self.leaderInset
    let x =
      box.maxX - label.maxX < margin
      ? label.maxX - margin
      : label.x - box.x < margin ? label.x + margin : label.x + label.width / 2
    return min(max(x, box.x), box.maxX)
  }

  private static func line(_ points: [Double], _ kind: String) -> String {
    "<polyline class=\"\(kind)\" points=\""
      + points.map { SVGText.number($0) }.joined(separator: " ") + "\"/>"
  }

  private static func place(_ box: Box) -> String {
    "x=\"\(SVGText.number(box.x))\" y=\"\(SVGText.number(box.y))\""
      + " width=\"\(SVGText.number(box.width))\" height=\"\(SVGText.number(box.height))\""
  }
}
