extension Drawing {
  /// The screen after an exception that nothing caught: what was seen, and over it the reason, as much of
  /// it as there is room for in letters that can be read.
  package func crashed(_ exception: String) -> Drawing {
    let report = CrashReport(exception, width: width, height: height)
    let screen = Box(0, 0, width, height)
    var drawing = self
    drawing.parts.append(
      Drawing.Part(
        name: PartName.crash, frame: screen,
        shapes: [
          .rectangle(screen, .named(.dimming), radius: 0),
          .outline(screen, Ink(.fixed(0xD1_242F)), radius: 0, width: 4),
        ] + report.shapes))
    return drawing
  }

  /// Whether it is the screen after a crash.
  package var isCrashed: Bool { parts.contains { $0.name == PartName.crash } }

  /// The baseline of the words that name a crash, in points from the top; nil without one.
  var crashLine: Double? {
    let shapes = parts.last { $0.name == PartName.crash }?.shapes ?? []
    return shapes.lazy.compactMap { if case .text(let run) = $0 { run.y } else { nil } }.first
  }

  /// The width of a phone, in points.
  private static let phoneWidth = 375.0

  /// How much larger words are that are the picture's own, since a page shows screens of all widths
  /// equally wide but for those that have its whole width.
  var wordScale: Double { isWide ? 1 : max(1, width / Self.phoneWidth) }
}

/// The words of a crash in the middle of a screen, as large as the reason fits.
private struct CrashReport {
  private let width: Double
  private let height: Double
  private let scale: Double
  /// The size of the reason's font, in points.
  private let size: Double
  private let lines: [String]

  /// The sizes of fonts in points: of the title, and the largest and the least of the reason on any
  /// screen.
  private static let (title, largest, smallest) = (22.0, 20.0, 6.0)
  /// The least size of the reason's font, and that at which its longest name is still shown whole, as
  /// parts of the width, since a page shows phones equally wide: 14 and 12 pixels with two side by side
  /// on a page. A reason that needs smaller letters is cut at its end, and a name that does is broken.
  private static let (least, leastWhole) = (0.047, 0.04)
  /// The room above the words and beside them, in points.
  private static let margin = 16.0
  /// As parts of a font's size: how far lines are from each other, and how wide a letter is at most on
  /// an average in the fonts of systems.
  private static let (leading, letter) = (1.25, 0.6)
  /// More of a reason is not read, in characters.
  private static let longest = 2000

  init(_ reason: String, width: Double, height: Double) {
    (self.width, self.height) = (width, height)
    scale = Drawing(width: width, height: height).wordScale
    let words = Self.own(reason).prefix(Self.longest).split(whereSeparator: \.isWhitespace)
    let room = Box(
      0, 0, width - 2 * Self.margin,
      (height - Self.margin - Drawing.fade) / Self.leading - Self.title * scale)
    // The size at which the longest name has the width of a line.
    let whole = room.width / (Double(words.map(\.count).max() ?? 1) * Self.letter)
    let isBroken = whole < Self.leastWhole * width
    let least = max(
      min(Self.least * width, isBroken ? .infinity : whole, Self.largest * scale), Self.smallest)
    let sizes = Array(stride(from: Self.largest * scale, to: least, by: -1)) + [least]
    let fitting =
      sizes.map { size in (size: size, lines: Self.lines(of: words, at: size, in: room)) }
      .filter { $0.size * Double($0.lines.count) <= room.height }
    let best = fitting.first { isBroken || $0.size <= whole } ?? fitting.first
    (size, lines) = best ?? Self.cut(words, to: room, at: least)
  }

  /// The words of an exception's own in the line that the system prints: in small letters all such
  /// lines look the same.
  private static func own(_ line: String) -> Substring {
    guard line.hasPrefix("*** Terminating app"), line.hasSuffix("'"),
      let start = line.firstRange(of: "reason: '")?.upperBound,
      start < line.index(before: line.endIndex)
    else { return line[...] }
    return line[start...].dropLast()
  }

  /// As many lines as there is room for; the last one ends with an ellipsis.
  private static func cut(
    _ words: [Substring], to room: Box, at size: Double
  ) -> (size: Double, lines: [String]) {
    let lines = lines(of: words, at: size, in: room)
    let most = max(Int(room.height / size), 1)
    guard lines.count > most else { return (size, lines) }
    return (size, lines.prefix(most - 1) + [lines[most - 1] + " …"])
  }

  /// So much of a word as a line has room for: up to where another word begins in it or a sign ends one, or
  /// to the end of the line where there is no such place in the second half of it.
  private static func head(of word: Substring, _ most: Int) -> Substring {
    guard word.count > most else { return word }
    let places = word.indices.prefix(most + 1).dropFirst(max(most / 2, 1))
    let end = places.last { index in
      let (last, next) = (word[word.index(before: index)], word[index])
      return last.isLowercase && next.isUppercase || last.isPunctuation && !next.isPunctuation
    }
    return end.map { word[..<$0] } ?? word.prefix(most)
  }

  /// Words in lines of a room; a word that is wider is broken.
  private static func lines(of words: [Substring], at size: Double, in room: Box) -> [String] {
    let most = max(Int(room.width / (size * letter)), 1)
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= most {
        lines[lines.count - 1] += " " + word
        continue
      }
      var rest = word
      while !rest.isEmpty {
        let head = head(of: rest, most)
        lines.append(String(head))
        rest = rest[head.endIndex...]
      }
    }
    return lines
  }

  var shapes: [Shape] {
    let title = Self.title * scale
    let block = Self.leading * (title + size * Double(lines.count))
    let top = max((height - Drawing.fade - block) / 2, 0)
    return [text("The app crashes", y: top + title, size: title, weight: 700)]
      + lines.enumerated().map { index, line in
        text(line, y: top + Self.leading * (title + size * Double(index)) + size, size: size)
      }
  }

  private func text(_ text: String, y: Double, size: Double, weight: Int = 400) -> Shape {
    .text(
      TextRun(
        text, x: width / 2, y: y, width: 0, size: size, weight: weight, anchor: .middle,
        ink: .named(.white)))
  }
}
