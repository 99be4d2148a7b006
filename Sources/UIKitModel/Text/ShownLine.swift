import Foundation

/// A line of text as a view shows it.
package struct ShownLine {
  package var text: String
  /// In points, without spaces at its end.
  package var width: CGFloat
}

extension UIFont {
  /// How heavy the font is, from 100 to 900, as style sheets count; 400 is regular.
  package var styleSheetWeight: Int {
    switch weight.rawValue {
    case ..<(-0.5): 200
    case ..<(-0.1): 300
    case ..<0.15: 400
    case ..<0.26: 500
    case ..<0.36: 600
    case ..<0.5: 700
    default: 800
    }
  }

  /// Whether the letters lean.
  package var isItalic: Bool { traits.contains(.traitItalic) }

  /// The lines of a text that fit a size in points, at least one, the last one cut with an ellipsis
  /// if there is more.
  ///
  /// - Parameter limit: The most lines; 0 for any number.
  package func shownLines(
    of text: String, within size: CGSize, limit: Int = 0, scale: CGFloat
  ) -> [ShownLine] {
    let block = TextBlock(text, font: self)
    return block.shownLines(of: text, font: self, within: size, limit: limit, pixel: 1 / scale)
  }
}

extension TextBlock {
  /// The lines of the block's text that fit a size, the last one cut with an ellipsis if there is
  /// more. As many lines are shown as the height holds, at least one.
  func shownLines(
    of text: String, font: UIFont, within size: CGSize, limit: Int, pixel: CGFloat
  ) -> [ShownLine] {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return []
    }
    let all = lines(within: size.width)
    var count = limit > 0 ? min(limit, all.count) : all.count
    while count > 1, self.size(within: size.width, limit: count).height > size.height + pixel {
      count -= 1
    }
    var start = text.startIndex
    var shown = all.prefix(count).map { line in
      let end = text.index(start, offsetBy: line.count, limitedBy: text.endIndex) ?? text.endIndex
      defer { start = end }
      return ShownLine(text: Self.trimmed(text[start..<end]), width: line.width)
    }
    if start < text.endIndex, let last = shown.popLast() {
      shown.append(Self.truncated(last.text, font: font, within: size.width))
    }
    return shown
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return String(line)
  }

  /// The line with an ellipsis at its end, cut until both fit.
  private static func truncated(
    _ line: String, font: UIFont, within width: CGFloat
  ) -> ShownLine {
    var kept = line[...]
    while true {
      let candidate = trimmed(kept) + "…"
      let needed = TextBlock(candidate, font: font).size(within: .infinity).width
      if needed <= width || kept.isEmpty { return ShownLine(text: candidate, width: needed) }
      kept.removeLast()
    }
  }
}
