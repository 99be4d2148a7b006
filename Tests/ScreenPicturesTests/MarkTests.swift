import Drawings
import Testing

@Suite struct MarkTests {
  /// A screen with rows `height` points high, with texts.
  private func list(_ texts: [String], height: Double = 44) -> Drawing {
    let rows = texts.enumerated().map { index, text in
      Drawing.Part(
        name: PartName.row(0, index), frame: Box(0, Double(index) * height, 320, height),
        shapes: [
          .rectangle(Box(0, 0, 320, height), .named(.background), radius: 0),
          .text(TextRun(text, x: 16, y: 28, width: 40, size: 17, ink: .named(.label))),
        ])
    }
    return Drawing(width: 320, height: 568, parts: rows)
  }

  @Test func `A measure is where it hides nothing`() throws {
    /// Where the measure of the first row is that has some boxes in it, and of rows without any below.
    func label(_ boxes: [Box], height: Double = 44) throws -> Box {
      func screen(_ height: Double) -> Drawing {
        let parts = (0..<4).map { row in
          Drawing.Part(
            name: PartName.row(0, row), frame: Box(0, 20 + Double(row) * height, 320, height),
            shapes: row == 0 ? boxes.map { .rectangle($0, .named(.image), radius: 0) } : [])
        }
        return Drawing(width: 320, height: 568, parts: parts)
      }
      let found = try #require(
        PictureDifference(wrong: screen(height), right: screen(height + 20)))
      return try #require(found.wrong.marks.first?.label)
    }
    let row = Box(0, 20, 320, 44)
    let atEnd = try label([Box(6, 2, 120, 40)])
    #expect(row.contains(atEnd) && atEnd.x > 160)
    let atStart = try label([Box(120, 2, 190, 40)])
    #expect(row.contains(atStart) && atStart.maxX < 120)
    let below = try label([Box(6, 2, 180, 40), Box(186, 2, 130, 40)])
    #expect(below.y > row.maxY)
    // What is a little lower has it at its own height, and what is much lower beside.
    let low = try label([], height: 20.5)
    #expect(low.y + low.height / 2 == 20 + 20.5 / 2 && low.height > 20.5)
    #expect(try label([], height: 12).y > 20 + 12)
  }

  /// A page fades the last 56 points of a picture that is cut.
  @Test(arguments: [4, 6, 8])
  func `A label is above what a page fades at the end of a cut picture`(rows: Int) throws {
    let most = list((1...rows).map { "Row \($0)" })
    var one = most
    one.parts.removeLast()
    let cut = PictureCut([most, one])
    #expect(cut.isCut)
    let found = try #require(
      PictureDifference(wrong: cut.applied(to: one), right: cut.applied(to: most)))
    let labels = (found.wrong.marks + found.right.marks).compactMap(\.label)
    let clear = cut.applied(to: most).height - 56
    #expect(!labels.isEmpty && labels.allSatisfy { $0.maxY <= clear })
  }

  @Test func `A label that a spinner leaves too little room for is smaller, not elsewhere`() throws
  {
    func label(_ spinner: Box) throws -> Box {
      var drawing = list(["Ada"])
      drawing.parts[0].frame.y = 60
      let control = Drawing.Part(
        name: PartName.refresh, frame: Box(0, 0, 320, 60),
        shapes: [.outline(spinner, .named(.secondary), radius: 14, width: 2)])
      var refreshing = drawing
      refreshing.parts.append(control)
      let found = try #require(PictureDifference(wrong: refreshing, right: drawing))
      return try #require(found.wrong.marks.first?.label)
    }
    let (small, usual, below) = (
      try label(Box(146, 16, 28, 28)), try label(Box(20, 16, 28, 28)),
      try label(Box(20, 2, 280, 56))
    )
    #expect(small.x > 178 && small.maxY < 60 && small.height < usual.height)
    #expect(usual.maxY < 60 && usual.height == 25)
    #expect(below.y > 60 && below.height == 25)
  }

  @Test func `A label that hides something everywhere is smaller where it then does not`() throws {
    /// Five rows with a text near the end, in a picture that ends below them.
    func screen(_ x: Double) -> Drawing {
      var drawing = list(["", "", "", "", ""])
      for index in drawing.parts.indices {
        drawing.parts[index].shapes[1] = .text(
          TextRun("12.50", x: x, y: 28, width: 44, size: 17, ink: .named(.label)))
      }
      return PictureCut([drawing]).applied(to: drawing)
    }
    let found = try #require(PictureDifference(wrong: screen(251), right: screen(211)))
    for (side, drawing) in [(found.wrong, screen(251)), (found.right, screen(211))] {
      let label = try #require(side.marks.first?.label)
      for part in drawing.parts {
        guard case .text(let run) = part.shapes[1] else { continue }
        #expect(run.box.moved(x: part.frame.x, y: part.frame.y).intersection(label) == nil)
      }
    }
  }

  @Test func `A label is smaller where the usual one would lie in the next row`() throws {
    let swiped = list(["Task 1", "Task 2", "Task 3"])
    var open = swiped
    open.parts.append(
      Drawing.Part(
        name: PartName.swipeActions, frame: Box(246, 44, 74, 44),
        shapes: [
          .rectangle(Box(0, 0, 74, 44), .named(.red), radius: 0),
          .text(TextRun("Delete", x: 12, y: 28, width: 50, size: 15, ink: .named(.white))),
        ]))
    let found = try #require(PictureDifference(wrong: swiped, right: open))
    let mark = try #require(found.wrong.marks.first)
    let label = try #require(mark.label)
    #expect(mark.text == "no swipe actions" && Box(0, 44, 320, 44).contains(label))
    #expect(label.height < 25)
  }

  @Test func `A label too wide for what it is of is at its side, with a line to it`() throws {
    /// The marks of a header whose title has other capitals, above a row that shows something.
    func marks(_ x: Double, _ others: [Box] = []) throws -> [Mark] {
      func screen(_ title: String) -> Drawing {
        let shapes =
          [.text(TextRun(title, x: x, y: 20, width: 60, size: 13, ink: .named(.secondary)))]
          + others.map { Shape.rectangle($0, .named(.fill), radius: 4) }
        var drawing = Drawing(
          width: 320, height: 568,
          parts: [
            .init(name: PartName.header(0), frame: Box(0, 0, 320, 28), shapes: shapes)
          ])
        drawing.parts.append(
          Drawing.Part(
            name: PartName.row(0, 0), frame: Box(0, 28, 320, 44),
            shapes: [
              .text(TextRun("Ann", x: 16, y: 28, width: 200, size: 17, ink: .named(.label)))
            ]))
        return drawing
      }
      let found = PictureDifference(wrong: screen("Fruit"), right: screen("FRUIT"))
      return try #require(found).wrong.marks
    }
    func place(_ x: Double, _ others: [Box] = []) throws -> Box {
      try #require(try marks(x, others).first?.label)
    }
    let header = Box(0, 0, 320, 28)
    let (atRight, atLeft) = (try place(16), try place(244))
    #expect(header.contains(atRight) && atRight.x > 76)
    #expect(header.contains(atLeft) && atLeft.maxX < 244)
    // Where something is there, too, it is elsewhere.
    let below = try place(16, [Box(84, 4, 40, 20)])
    #expect(!header.contains(below))
    let line = SVGWriter.marks(try marks(16)).text.ranges(of: "<polyline").count
    #expect(line == 1)
  }

  @Test func `A measure does not cover the controls of a row`() throws {
    /// Where the measure of a row is that has a text and a control.
    func label(_ control: [Shape]) throws -> Box {
      func screen(_ height: Double) -> Drawing {
        var drawing = list(["Ann"], height: height)
        drawing.parts[0].shapes += control
        return drawing
      }
      let found = try #require(PictureDifference(wrong: screen(44), right: screen(64)))
      return try #require(found.wrong.marks.first?.label)
    }
    // Three strokes to drag a row by, which are no more than lines.
    let strokes = [16.0, 22, 28].map {
      Shape.line([286, $0, 306, $0], .named(.tertiary), width: 1.5)
    }
    #expect(try label([]).maxX > 306)
    #expect(try label(strokes).intersection(Box(282, 10, 28, 24)) == nil)
    // A track across the row, which is as wide as a ground, and not as high.
    let track = Shape.rectangle(Box(70, 20, 240, 4), .named(.fill), radius: 2)
    #expect(try label([track]).intersection(Box(70, 20, 240, 4)) == nil)
  }

  @Test func `A measure beside what it is of is joined with it by a line`() throws {
    func lines(_ height: Double) throws -> Int {
      let found = try #require(
        PictureDifference(wrong: list(["a"], height: height), right: list(["a"], height: 80)))
      return SVGWriter.marks(found.wrong.marks).text.ranges(of: "<polyline").count
    }
    #expect(try lines(12) == 1)
    #expect(try lines(44) == 0)
  }

  @Test func `A label lies over all marks`() throws {
    let found = try #require(
      PictureDifference(
        wrong: list(["a", "b"], height: 12), right: list(["a", "b"], height: 80)))
    let svg = SVGWriter.marks(found.wrong.marks).text
    let label = try #require(svg.ranges(of: "class=\"pill\"").first)
    let edges = ["<rect", "<path"].flatMap { svg.ranges(of: "\($0) class=\"edge\"") }
    #expect(edges.count == 2)
    #expect(edges.allSatisfy { $0.upperBound < label.lowerBound })
  }

  @Test func `A label names what is not there`() throws {
    func label(_ texts: [String], _ others: [String]) throws -> [String?] {
      let found = try #require(PictureDifference(wrong: list(texts), right: list(others)))
      return found.right.marks.map(\.text)
    }
    #expect(try label(["Ada", "Bob", "Cem"], ["Ada", "Cem"]) == [#"no "Bob""#])
    #expect(try label(["Ada", "Bob", "Cem", "Eve"], ["Ada", "Eve"]) == [#"no "Bob", "Cem""#])
    #expect(
      try label(["Ada", "Bob", "Cem", "Dee", "Eve"], ["Ada", "Eve"]) == [#"no "Bob" and 2 more"#])
    #expect(
      try label(["Ada", "A comment of many words", "Eve"], ["Ada", "Eve"])
        == [#"no "A comment of m…""#])
    var withHeader = list(["Ada"])
    withHeader.parts.append(
      Drawing.Part(name: PartName.header(0), frame: Box(0, 6, 320, 28), shapes: []))
    withHeader.parts[0].frame.y += 34
    let header = try #require(PictureDifference(wrong: list(["Ada"]), right: withHeader))
    #expect(header.wrong.marks.map(\.text) == ["no header"])
  }

  @Test func `A gap that is none is named on the line between the two things`() throws {
    func label(below y: Double) throws -> Box {
      func screen(_ top: Double) -> Drawing {
        var drawing = list(["Ada", "Bob"])
        for index in drawing.parts.indices { drawing.parts[index].frame.y += top }
        guard y > 0 else { return drawing }
        drawing.parts.append(
          Drawing.Part(
            name: PartName.navigationBar, frame: Box(0, 0, 320, y),
            shapes: [.rectangle(Box(0, 0, 320, y), .named(.bar), radius: 0)]))
        return drawing
      }
      let found = try #require(PictureDifference(wrong: screen(y + 60), right: screen(y)))
      #expect(found.wrong.marks.map(\.text) == ["60 pt"])
      #expect(found.right.marks.map(\.text) == ["no gap"])
      return try #require(found.right.marks.first?.label)
    }
    let between = try label(below: 64)
    #expect(between.y < 64 && between.maxY > 64)
    let atTop = try label(below: 0)
    #expect(atTop.y > 0 && atTop.y < 4)
  }

  @Test func `Marks are whole within the round corners of a screen`() throws {
    let high = try #require(
      PictureDifference(
        wrong: list(["Ada", "Bob"], height: 50), right: list(["Ada", "Bob"], height: 80)))
    let svg = SVGWriter.marks(high.wrong.marks).text
    #expect(svg.contains(#"<path class="edge" d="M12 1.5L308 1.5A10.5 10.5 0 0 1 318.5 12L"#))
    #expect(svg.contains(#"<rect class="edge" x="1.5" y="50" width="317" height="50"/>"#))
    let gone = try #require(
      PictureDifference(wrong: list(["Ada", "Bob", "Cem"]), right: list(["Bob", "Cem"])))
    // Dashes end before their label.
    #expect(SVGWriter.marks(gone.right.marks).text.contains(#"points="6.19 1.5 209.2 1.5""#))
  }

  @Test func `The measure of the first of some rows is at the first one`() throws {
    func screen(_ height: Double) -> Drawing {
      var drawing = list(["A long line"], height: height)
      drawing.parts = (0..<3).map { row in
        var part = drawing.parts[0]
        (part.name, part.frame.y) = (PartName.row(0, row), Double(row) * height)
        part.shapes[1] = .text(
          TextRun("A long line", x: 8, y: 26, width: 304, size: 17, ink: .named(.label)))
        return part
      }
      return drawing
    }
    let found = try #require(PictureDifference(wrong: screen(37), right: screen(50)))
    let label = try #require(found.wrong.marks.first?.label)
    #expect(found.wrong.marks.count == 3 && Box(0, 0, 320, 37).contains(label))
  }

  @Test(arguments: [PartName.refresh, PartName.tableFooter, PartName.index, "search bar"])
  func `What is missing where another thing is read now is named on a line above that`(
    name: String
  ) throws {
    func screen(_ top: Double, _ parts: [Drawing.Part]) -> Drawing {
      var drawing = list(["Ada", "Bob"])
      for index in drawing.parts.indices { drawing.parts[index].frame.y += top }
      drawing.parts += parts
      return drawing
    }
    let part = Drawing.Part(
      name: name, frame: Box(0, 58, 320, 60),
      shapes: [.outline(Box(140, 16, 28, 28), .named(.secondary), radius: 14, width: 2)])
    func mark(_ top: Double) throws -> Mark {
      try #require(
        PictureDifference(wrong: screen(top, []), right: screen(140, [part]))?.wrong.marks.first)
    }
    // The rows are in its place, or below it.
    let line = try mark(60)
    #expect(line.style == .ghostLine && line.box.y == 60 && line.text == "no \(name)")
    #expect(try mark(140).style == .ghost)
  }

  @Test func `The edge around what is not there leaves texts out`() throws {
    func row(_ x: Double, _ shapes: [Shape]) -> Drawing {
      var drawing = list([""])
      drawing.parts[0].shapes[1] = .text(
        TextRun("Ada", x: x, y: 28, width: 40, size: 17, ink: .named(.label)))
      drawing.parts[0].shapes += shapes
      return drawing
    }
    let icon = Shape.rectangle(Box(12, 11, 22, 22), .named(.red), radius: 11)
    let found = try #require(PictureDifference(wrong: row(60, [icon]), right: row(16, [])))
    #expect(found.right.marks.map(\.box) == [Box(8, 7, 30, 30)])
    let svg = SVGWriter.marks(found.right.marks).text
    #expect(svg.contains(#"<path class="edge ghost right" d="M8 7L38 7M38 37L8 37L8 7"/>"#))
    let free = try #require(PictureDifference(wrong: row(60, [icon]), right: row(60, [])))
    #expect(SVGWriter.marks(free.right.marks).text.contains(#"<rect class="edge ghost right""#))
  }

  @Test func `Cells over each other, and not as high as what is in them, are in motion`() {
    #expect(!list(["Ada", "Bob"]).isInMotion)
    var (over, low) = (list(["Ada", "Bob"]), list(["Ada", "Bob"]))
    over.parts[1].frame.y = 30
    #expect(over.isInMotion)
    low.parts[1].shapes.append(
      .rectangle(Box(16, 43.5, 304, 0.5), .named(.separator), radius: 0))
    #expect(!low.isInMotion)
    low.parts[1].frame.height = 20
    #expect(low.isInMotion)
  }

  @Test func `A small picture of a wide screen has what is marked`() {
    let drawing = Drawing(width: 1024, height: 768)
    let mark = Mark(.frame, Box(900, 300, 60, 40), text: "60 pt")
    let excerpt = Excerpt([.init(drawing, marks: [mark])])
    #expect(excerpt.size.width == Excerpt.width)
    #expect(excerpt.svg.contains("viewBox=\"584 210 440 220\""))
  }

  @Test func `A small picture has the style of what it shows, and no other`() {
    func svg(_ tone: Mark.Tone, isDark: Bool = false) -> String {
      var drawing = list(["a"])
      drawing.isDark = isDark
      var mark = Mark(.ghost, Box(0, 0, 320, 44))
      mark.tone = tone
      return Excerpt([.init(drawing, marks: [mark])]).svg
    }
    let rules: [(Mark.Tone, String)] = [
      (.right, ".edge.right{"), (.before, ".edge.before{"), (.after, ".edge.after{"),
    ]
    for tone in [Mark.Tone.wrong, .right, .before, .after] {
      let found = svg(tone)
      #expect(found.contains(".screen .edge{"))
      let tones = rules.filter { found.contains($0.1) }.map(\.0)
      #expect(tones == (tone == .wrong ? [] : [tone]))
    }
    #expect(!svg(.wrong).contains(".screen.dark{"))
    #expect(svg(.wrong, isDark: true).contains(".screen.dark{"))
    for ink in [Ink.Name.label, .background] {
      #expect(svg(.wrong).contains(".screen .\(ink.rawValue){"))
    }
    #expect(!svg(.wrong).contains(".screen .\(Ink.Name.orange.rawValue){"))
  }

  @Test func `A difference of colors is not tinted`() throws {
    var selected = list(["a"])
    selected.parts[0].shapes[0] = .rectangle(Box(0, 0, 320, 44), .named(.selection), radius: 0)
    let colors = try #require(PictureDifference(wrong: selected, right: list(["a"])))
    #expect((colors.wrong.marks + colors.right.marks).map(\.isTinted) == [false, false])
    let texts = try #require(PictureDifference(wrong: list(["a"]), right: list(["b"])))
    #expect(texts.wrong.marks.map(\.isTinted) == [true])
  }

  @Test func `What is said is never wider than the picture`() throws {
    let drawing = Drawing(width: 320, height: 568)
    let mark = Mark(.frame, Box(0, 0, 320, 60), text: "a refresh control that says a lot")
    let svg = Excerpt([.init(drawing, marks: [mark])]).svg
    let pill = try #require(try /class="pill"[^>]* width="([0-9.]+)"/.firstMatch(in: svg))
    let width = try #require(Double(pill.1))
    #expect(width > 200 && width < 320)
  }
}
