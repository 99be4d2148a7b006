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

  private static let textSize = 17.0

  /// A tinted box with its measure.
  var svg: String {
    let kind = isRight ? " right" : ""
    let numbers = [box.x, box.y, box.width, box.height].map(SVGText.number)
    let place =
      "x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\""
      + " height=\"\(numbers[3])\""
    var svg = "<rect class=\"mark\(kind)\" \(place)/><rect class=\"edge\(kind)\" \(place)/>"
    if let text {
      let x = SVGText.number(box.maxX - 10)
      let y = SVGText.number(box.y + box.height / 2 + Self.textSize * 0.36)
      svg +=
        "<text class=\"said\(kind)\" text-anchor=\"end\" x=\"\(x)\" y=\"\(y)\">"
        + "\(SVGText.escaped(text))</text>"
    }
    return svg
  }
}
