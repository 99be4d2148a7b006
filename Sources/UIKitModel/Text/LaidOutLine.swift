import Foundation

/// A line of text in a container, with where its UTF-16 units begin and end.
struct LaidOutLine {
  /// The line, as wide as the container.
  let rect: CGRect
  /// What it takes of that, with the space at its sides.
  let usedRect: CGRect
  /// Its UTF-16 units.
  let range: NSRange
  /// Where each unit begins, and the last one ends, from the left of the container.
  let edges: [CGFloat]

  private func edge(at index: Int) -> CGFloat {
    edges[min(max(index - range.location, 0), edges.count - 1)]
  }

  /// The rectangle of those of its units that a range has; nil for none.
  func rect(of part: NSRange) -> CGRect? {
    guard let shared = part.intersection(range), shared.length > 0 else { return nil }
    let (left, right) = (edge(at: shared.location), edge(at: shared.location + shared.length))
    return CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
  }

  /// Where a unit begins.
  func origin(of index: Int) -> CGPoint { CGPoint(x: edge(at: index), y: rect.minY) }

  /// The unit at a place, the nearest one beside the line, and which part of it lies before.
  func unit(at x: CGFloat) -> (index: Int, part: CGFloat) {
    let place = max(edges.lastIndex { $0 <= x } ?? 0, 0)
    guard place < edges.count - 1 else { return (range.location + max(edges.count - 2, 0), 1) }
    let width = edges[place + 1] - edges[place]
    let part = width > 0 ? (x - edges[place]) / width : 0
    return (range.location + place, min(max(part, 0), 1))
  }
}

extension NSLayoutManager {
  /// The text with its attributes.
  var text: NSAttributedString {
    textStorage ?? view?.attributedText ?? NSAttributedString(string: "")
  }

  /// The lines in a container; none in one that is not the first.
  func lines(in container: NSTextContainer) -> [LaidOutLine] {
    guard textContainers.first === container else { return [] }
    let block = TextBlock(text, font: view?.font ?? .ofTextWithoutFont)
    let padding = container.lineFragmentPadding
    let room = container.lineWidth
    var (lines, top, unit, glyph): ([LaidOutLine], CGFloat, Int, Int) = ([], 0, 0, 0)
    for line in block.lines(within: room, limit: container.maximumNumberOfLines) {
      var edges = [padding]
      for (advance, units) in block.advances(of: glyph..<glyph + line.count) {
        // The units of one character share its room: the first one has it.
        edges += Array(repeating: (edges.last ?? padding) + advance, count: units)
      }
      let width = room.isFinite ? room : line.width
      lines.append(
        LaidOutLine(
          rect: CGRect(x: 0, y: top, width: width + 2 * padding, height: line.height),
          usedRect: CGRect(x: 0, y: top, width: line.width + 2 * padding, height: line.height),
          range: NSRange(location: unit, length: edges.count - 1), edges: edges))
      top += line.height + line.spacing
      unit += edges.count - 1
      glyph += line.count
    }
    return lines
  }

  /// The lines of the text.
  private var lines: [LaidOutLine] { textContainers.first.map(lines) ?? [] }

  /// The line of a glyph, whose glyphs `range` gets; the last one for one beyond them.
  func line(ofGlyph index: Int, _ range: NSRangePointer?) -> LaidOutLine? {
    let lines = lines
    let line = lines.first { NSLocationInRange(index, $0.range) } ?? lines.last
    range?.pointee = line?.range ?? NSRange(location: 0, length: 0)
    return line
  }

  /// The line at a height, or the nearest one.
  private func line(at y: CGFloat, in container: NSTextContainer) -> LaidOutLine? {
    let lines = lines(in: container)
    return lines.first { y < $0.rect.maxY } ?? lines.last
  }

  /// The glyph at a point, or the nearest one, and which part of it lies before the point.
  private func glyph(
    at point: CGPoint, in container: NSTextContainer
  ) -> (index: Int, part: CGFloat) {
    line(at: point.y, in: container)?.unit(at: point.x) ?? (0, 0)
  }

  // MARK: Glyphs and characters, which have the same indices

  /// The character of a glyph.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a character.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Whether there is such a glyph.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  /// The glyphs of a part of the text.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The part of the text of glyphs.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyphs in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: lines(in: container).reduce(0) { $0 + $1.range.length })
  }
  /// The glyphs of the lines that meet a rectangle.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let met = lines(in: container).filter {
      $0.rect.maxY > bounds.minY && $0.rect.minY < bounds.maxY
    }
    return met.map(\.range).reduce(met.first?.range ?? NSRange(location: 0, length: 0)) {
      $0.union($1)
    }
  }

  // MARK: Places

  /// The glyph at a point of a container, or the nearest one.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = glyph(at: point, in: container)
    partialFraction?.pointee = found.part
    return found.index
  }
  /// The glyph at a point of a container, or the nearest one.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyph(at: point, in: container).index
  }
  /// Which part of a glyph lies before a point.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat { glyph(at: point, in: container).part }
  /// The character at a point of a container, or the nearest one.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  /// Where a glyph begins on the lower edge of its line, from the left of that line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(ofGlyph: glyphIndex, nil) else { return .zero }
    return CGPoint(x: line.origin(of: glyphIndex).x, y: line.rect.height)
  }
  /// The container of a glyph: the first one.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let container = textContainers.first else { return nil }
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  /// Calls a body with the lines of glyphs: the line, what it takes of its room, its container, its
  /// glyphs, and whether to go no further.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops = ObjCBool(false)
    for line in lines where line.rect(of: glyphRange) != nil {
      block(line.rect, line.usedRect, container, line.range, &stops)
      if stops.boolValue { return }
    }
  }
  /// Calls a body with the rectangles of glyphs, one a line, and whether to go no further.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for rect in lines(in: textContainer).compactMap({ $0.rect(of: glyphRange) }) {
      block(rect, &stops)
      if stops.boolValue { return }
    }
  }

  /// The line after a break at the end of the text. Inert: zero.
  public var extraLineFragmentRect: CGRect { .zero }
  /// What the line after a break at the end of the text takes. Inert: zero.
  public var extraLineFragmentUsedRect: CGRect { .zero }
  /// The container of the line after a break at the end of the text. Inert: none.
  public var extraLineFragmentTextContainer: NSTextContainer? { nil }
}
