/// Something pointed out in a picture.
package struct Mark: Hashable, Sendable {
  /// Which way of a pair it is in; the color depends on it.
  package var isRight: Bool
  package var box: Box
  /// What is said of the box, such as `35 pt`; nil for nothing.
  package var text: String?

  package init(isRight: Bool, box: Box, text: String? = nil) {
    self.isRight = isRight
    self.box = box
    self.text = text
  }

  /// Measures of the label, in points.
  private static let (textSize, labelHeight, letter) = (15.0, 22.0, 8.6)

  /// A tinted box, and its measure on a ground of its own.
  ///
  /// - Parameter scale: How much larger than in a whole picture the measure is.
  func svg(scale: Double = 1) -> String {
    let kind = isRight ? " right" : ""
    let place = Self.place(box.x, box.y, box.width, box.height)
    var svg = "<rect class=\"mark\(kind)\" \(place)/><rect class=\"edge\(kind)\" \(place)/>"
    if let text {
      let (width, height) = (
        scale * (Double(text.count) * Self.letter + 18), scale * Self.labelHeight
      )
      let x = max(box.maxX - width - 6, 0)
      let y = max(box.y + (box.height - height) / 2, 2)
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

  private static func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" width=\"\(SVGText.number(width))\""
      + " height=\"\(SVGText.number(height))\""
  }
}
