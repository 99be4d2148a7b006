import Foundation

/// Text with its measures, ready to be broken into lines.
///
/// Lines are filled greedily. They break after spaces, which may hang over an edge, at the
/// explicit breaks of the text, and inside a word only when the word alone is too wide, or where
/// they may break after any character. A break at the very end of the text opens no further line.
struct TextBlock {
  /// One character.
  private struct Glyph {
    let isSpace: Bool
    let isBreak: Bool
    let advance: CGFloat
    let height: CGFloat
    let spacing: CGFloat
    /// How many UTF-16 units it has.
    let units: Int
  }

  /// One line: its width without hanging spaces, its height, and the space below it.
  struct Line: Equatable {
    var width: CGFloat
    var height: CGFloat
    var spacing: CGFloat
    /// How many characters it holds, with the break that ends it.
    var count: Int
  }

  private var glyphs: [Glyph] = []
  /// Whether a line may end within a word that the next line has room for.
  var breaksWords = false

  var isEmpty: Bool { glyphs.isEmpty }

  /// Text in one font.
  init(_ text: String, font: UIFont) { append(text, Attributes(font: font)) }

  /// Text with the same attributes throughout; `font` is that of attributes that name none.
  init(_ text: String, attributes: [NSAttributedString.Key: Any], font: UIFont) {
    append(text, Attributes(attributes, font: font))
  }

  /// Text with attributes; `font` is that of the runs that name none.
  init(_ text: NSAttributedString, font: UIFont) {
    let whole = NSRange(location: 0, length: text.length)
    let string = NSString(string: text.string)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      append(string.substring(with: range), Attributes(attributes, font: font))
    }
  }

  private mutating func append(_ text: String, _ attributes: Attributes) {
    let (font, attachment) = (attributes.font, attributes.attachmentSize)
    if attributes.paragraph?.lineBreakMode == .byCharWrapping { breaksWords = true }
    let height = max(attributes.lineHeight(font.lineHeight), attachment?.height ?? 0)
    func add(_ kind: (isSpace: Bool, isBreak: Bool), _ advance: CGFloat, units: Int = 1) {
      let width = attachment?.width ?? advance + attributes.kern
      glyphs.append(
        Glyph(
          isSpace: kind.isSpace, isBreak: kind.isBreak, advance: kind.isBreak ? 0 : width,
          height: height, spacing: attributes.spacing, units: units))
    }
    glyphs.reserveCapacity(glyphs.count + text.utf8.count)
    if Self.isOneByteEach(text) {
      for code in text.utf8 {
        add(Self.kind(ofASCII: code), TextMeasure.advance(ofASCII: code, in: font))
      }
    } else {
      for character in text {
        add(
          Self.kind(of: character), TextMeasure.advance(of: character, in: font),
          units: character.utf16.count)
      }
    }
  }

  /// Whether each byte is a character: ASCII without the breaks that are two characters in one.
  private static func isOneByteEach(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  /// Whether a character is a space or ends a line.
  private static func kind(of character: Character) -> (isSpace: Bool, isBreak: Bool) {
    if let code = character.asciiValue { return kind(ofASCII: code) }
    let isBreak = character.isNewline
    return (character.isWhitespace && !isBreak, isBreak)
  }

  /// The same of an ASCII character, for which no properties of Unicode have to be looked up.
  private static func kind(ofASCII code: UInt8) -> (isSpace: Bool, isBreak: Bool) {
    switch code {
    case 0x20, 0x09: return (true, false)
    case 0x0A...0x0D: return (false, true)
    default: return (false, false)
    }
  }

  // MARK: Lines

  /// The lines at `width` points; no more than `limit`, 0 for any number.
  func lines(within width: CGFloat, limit: Int = 0) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < glyphs.count, limit <= 0 || lines.count < limit {
      let line = self.line(from: start, within: width)
      lines.append(line)
      start += line.count
    }
    return lines
  }

  private func line(from start: Int, within width: CGFloat) -> Line {
    var line = Line(width: 0, height: 0, spacing: 0, count: 0)
    var atWordEnd: Line?
    var reach: CGFloat = 0
    for glyph in glyphs[start...] {
      let isTooWide = !glyph.isSpace && !glyph.isBreak && reach + glyph.advance > width
      if isTooWide, line.count > 0 { return breaksWords ? line : atWordEnd ?? line }
      line.height = max(line.height, glyph.height)
      line.spacing = max(line.spacing, glyph.spacing)
      line.count += 1
      if glyph.isBreak { return line }
      reach += glyph.advance
      if glyph.isSpace { atWordEnd = line }
      // There is no edge for spaces to hang over (a row action is as wide as the blanks of its title,
      // iOS 9: weekly-geekly 414019).
      // The largest number is how code writes that there is none (LayoutKit 1f1b067, its suite).
      if !glyph.isSpace || width >= .greatestFiniteMagnitude { line.width = reach }
    }
    return line
  }

  /// How far the characters of a line go, in points, and how many UTF-16 units each has.
  func advances(of characters: Range<Int>) -> [(advance: CGFloat, units: Int)] {
    glyphs[characters.clamped(to: glyphs.indices)].map { ($0.advance, $0.units) }
  }

  /// The size of the lines at `width` points, in points, not rounded.
  func size(within width: CGFloat, limit: Int = 0) -> CGSize {
    let lines = lines(within: width, limit: limit)
    let spacing = lines.dropLast().reduce(0) { $0 + $1.spacing }
    return CGSize(
      width: lines.reduce(0) { max($0, $1.width) },
      height: lines.reduce(spacing) { $0 + $1.height })
  }
}

// MARK: - Attributes

extension TextBlock {
  /// What of a run's attributes changes its measures.
  private struct Attributes {
    let font: UIFont
    var kern: CGFloat = 0
    var paragraph: NSParagraphStyle?
    var attachment: NSTextAttachment?

    init(font: UIFont) { self.font = font }

    init(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
      self.font = attributes[.font] as? UIFont ?? font
      kern = Self.number(attributes[.kern])
      paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
      attachment = attributes[.attachment] as? NSTextAttachment
    }

    private static func number(_ value: Any?) -> CGFloat {
      if let number = value as? CGFloat { return number }
      if let number = value as? Double { return number }
      if let number = value as? Int { return CGFloat(number) }
      return (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    }

    /// The size of the run's attachment.
    var attachmentSize: CGSize? {
      attachment.map { $0.bounds.isEmpty ? $0.image?.size ?? .zero : $0.bounds.size }
    }

    var spacing: CGFloat { paragraph?.lineSpacing ?? 0 }

    func lineHeight(_ natural: CGFloat) -> CGFloat {
      guard let paragraph else { return natural }
      let multiple = paragraph.lineHeightMultiple
      var height = multiple > 0 ? natural * multiple : natural
      if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
      return max(height, paragraph.minimumLineHeight)
    }
  }
}
