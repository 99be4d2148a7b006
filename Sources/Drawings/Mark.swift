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

  /// An edge of the box at which what is marked is cut off, and goes on.
  enum Edge: Hashable, Sendable {
    case upper, lower
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
  /// What the mark says is not there, of which the label is made.
  private(set) var lacked: [String] = []
  /// The edges that have no line.
  var open: Set<Edge> = []
  /// The screen that the edge is kept within, and the texts that an edge around nothing leaves out.
  var (screen, texts): (Box?, [Box]) = (nil, [])

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
  ///
  /// - Parameter name: What it is called in the label, so that nobody takes the label for one of what
  ///   it lies on.
  static func missing(_ name: String, _ box: Box) -> Mark {
    var mark = Mark(.ghostLine, box, text: lacking([name]))
    mark.lacked = [name]
    return mark
  }

  /// How long a label that names several things may be, in characters.
  static let longestList = 24

  /// That some things are not there: as many are named as are read at a glance.
  static func lacking(_ names: [String]) -> String {
    let all = "no " + names.joined(separator: ", ")
    guard let first = names.first, names.count > 2 || names.count == 2 && all.count > longestList
    else { return all }
    return "no \(first) and \(names.count - 1) more"
  }

  /// The same with what another mark of something left out says.
  private mutating func join(_ other: Mark) {
    box = box.union(other.box)
    guard !lacked.isEmpty else { return }
    lacked += other.lacked.filter { !lacked.contains($0) }
    text = Self.lacking(lacked)
  }

  /// Whether both say what is left out.
  private func isLacking(with other: Mark) -> Bool { !lacked.isEmpty && !other.lacked.isEmpty }

  /// Measures of labels, in points.
  private static let (textSize, height, letter, room) = (17.0, 25.0, 9.6, 24.0)
  /// Letters that are wider than most, and how many times, in system fonts.
  private static let (wideLetters, wide) = (Set("mwMW@…"), 1.5)
  /// The ends of a span, and how far it is from the end of its box, in points.
  private static let (tick, inset) = (14.0, 40.0)
  /// How far a leader is from the end of what it leads to, in points.
  private static let leaderInset = 8.0

  /// The size of a label.
  ///
  /// - Parameter scale: How much larger it is than on a phone.
  func labelSize(_ text: String, scale: Double) -> (width: Double, height: Double) {
    let letters = text.reduce(0) { $0 + (Self.wideLetters.contains($1) ? Self.wide : 1) }
    return (scale * (letters * Self.letter + Self.room), scale * Self.height)
  }

  // MARK: Groups

  /// Marks in which those of one style that lie together are one.
  static func grouped(_ marks: [Mark]) -> [Mark] {
    marks.reduce(into: []) { groups, mark in
      guard let last = groups.last, last.style == mark.style, last.isTinted == mark.isTinted,
        last.isLacking(with: mark) || last.text == nil && mark.text == nil,
        mark.box.y - last.box.maxY < Self.togetherness(last.box, mark.box)
      else {
        if groups.last != mark { groups.append(mark) }
        return
      }
      groups[groups.count - 1].join(mark)
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
    var svg = isTinted ? "<rect class=\"mark\(kind)\" \(box.attributes)/>" : ""
    switch style {
    case .frame: svg += MarkOutline(box, within: screen, open: open).svg("edge\(kind)")
    case .ghost:
      svg += MarkOutline(box, within: screen, gaps: texts + gap).svg("edge ghost\(kind)")
    case .line: svg += Self.line(across, "edge\(kind)")
    case .ghostLine: svg += lineBesideLabel.map { Self.line($0, "edge ghost\(kind)") }.joined()
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
  private var across: [Double] { MarkOutline.line(across: box, within: screen) }

  /// How far dashes end before the label, in points: a piece of one beside it would seem to be a part of
  /// the label.
  private static let gapMargin = 6.0

  /// What dashes leave out for the label.
  private var gap: [Box] {
    text == nil ? [] : label.map { [$0.grown(by: Self.gapMargin)] } ?? []
  }

  /// The line across in the pieces beside the label.
  private var lineBesideLabel: [[Double]] {
    let line = across
    guard let gap = gap.first, gap.y < line[1], line[1] < gap.maxY else { return [line] }
    return [
      [line[0], line[1], min(gap.x, line[2]), line[1]], [gap.maxX, line[1], line[2], line[1]],
    ]
    .filter { $0[2] - $0[0] > Self.gapMargin }
  }

  /// The label on a ground of its own; empty without a text.
  private var labelSVG: String {
    guard let text else { return "" }
    let kind = tone.suffix
    let (width, height) = labelSize(text, scale: 1)
    let label = label ?? Box(max(box.maxX - width - 6, 0), box.y, width, height)
    let size = label.height / Self.height * Self.textSize
    return leader(to: label, "edge\(kind)")
      + "<rect class=\"pill\(kind)\" \(label.attributes)"
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
    if label.x >= box.maxX { return Self.line([box.maxX, y, label.x, y], kind) }
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
}
