/// The decisive part of two pictures side by side, as a small picture that is a file of its own.
package struct Excerpt {
  /// A picture and its marks.
  package struct Side {
    package var drawing: Drawing
    package var marks: [Mark]

    package init(_ drawing: Drawing, marks: [Mark]) {
      self.drawing = drawing
      self.marks = marks
    }
  }

  package var sides: [Side]

  package init(_ sides: [Side]) { self.sides = sides }

  /// Measures in points: how wide at most and how high the part is, and how far the two are from
  /// each other.
  package static let (width, height, gap) = (440.0, 220.0, 16.0)
  /// How much larger the labels of marks are, since the picture is shown small.
  private static let enlargement = 1.9

  private var width: Double { min(sides.map(\.drawing.width).max() ?? 0, Self.width) }
  private var count: Double { Double(sides.count) }

  /// The size of the whole.
  package var size: Box { Box(0, 0, width * count + Self.gap * (count - 1), Self.height) }

  /// Where the part begins: what is marked is in its middle, the words of a crash below it, so that
  /// some rows are seen, too.
  private var top: Double {
    let crashes = sides.compactMap(\.drawing.crashLine)
    let boxes =
      crashes.isEmpty
      ? sides.compactMap(\.marks.first?.box) : crashes.map { Box(0, $0 - 90, 1, 90) }
    let height = sides.map(\.drawing.height).max() ?? 0
    let (first, last) = (boxes.map(\.y).min() ?? 0, boxes.map(\.maxY).max() ?? height)
    let middle = last - first < Self.height ? (first + last) / 2 : first + Self.height / 2 - 20
    return min(max(middle - Self.height / 2, 0), max(height - Self.height, 0))
  }

  /// Where the part begins at the left: what is marked is in its middle.
  private var left: Double {
    let boxes = sides.compactMap(\.marks.first?.box)
    let whole = sides.map(\.drawing.width).max() ?? 0
    let (first, last) = (boxes.map(\.x).min() ?? 0, boxes.map(\.maxX).max() ?? 0)
    let start = last - first < width ? (first + last - width) / 2 : first
    return min(max(start, 0), max(whole - width, 0))
  }

  /// The file's text.
  package var svg: String {
    let (left, top) = (left, top)
    let panels = sides.enumerated().map { index, side in
      let window = Box(left, top, width, Self.height)
      var drawing = side.drawing
      drawing.parts.removeAll { part in
        part.visible.flatMap { $0.intersection(window) } == nil
      }
      // The label of a mark is in sight, however far the mark reaches.
      let places = MarkPlaces(drawing, window: window, scale: Self.enlargement)
      let marks = Mark.svg(side.marks.compactMap { places.within($0) })
      let x = SVGText.number(Double(index) * (width + Self.gap))
      let box = [width, Self.height].map(SVGText.number)
      return """
        <svg class="screen\(drawing.isDark ? " dark" : "")" x="\(x)" width="\(box[0])" \
        height="\(box[1])" viewBox="\(SVGText.number(left)) \(SVGText.number(top)) \(box[0]) \(box[1])" \
        preserveAspectRatio="xMidYMin">\(SVGWriter.content(drawing))\(marks)</svg>
        """
    }.joined()
    let size = [size.width, size.height].map(SVGText.number)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size[0])" height="\(size[1])" \
      viewBox="0 0 \(size[0]) \(size[1])"><style>\(PictureStyle.sheet(for: panels))</style>\
      \(panels)</svg>

      """
  }
}
