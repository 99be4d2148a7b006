import GotchaBook

/// Rules about single headings, and about the order of the facts below the title.
enum HeadingRules {
  static let all = [headingLevels, headingPunctuation, factOrder]

  static let headingLevels = LintRule(
    "heading-levels", "A heading is at most one level below the one before it.", fixable: true
  ) { page in
    var last = 1
    return page.headings.compactMap { heading in
      let level = heading.headingLevel ?? 1
      defer { last = min(level, last + 1) }
      guard level > last + 1 else { return nil }
      let marks = String(repeating: "#", count: level)
      let edits = page.range(of: marks, near: heading.place).map {
        [Edit($0, String(repeating: "#", count: last + 1))]
      }
      return Finding(
        at: heading.place, "The heading jumps from level \(last) to level \(level)",
        advice: "make it level \(last + 1)", edits: edits ?? [])
    }
  }

  static let headingPunctuation = LintRule(
    "heading-punctuation", "A title or a heading does not end with a full stop or a colon.",
    fixable: true
  ) { page in
    let title = (place: page.entry.place, text: page.entry.title)
    let all = [title] + page.headings.map { (place: $0.place, text: $0.plainText) }
    return all.compactMap { heading in
      guard let mark = heading.text.last, ".:;,".contains(mark), !heading.text.hasSuffix("…")
      else { return nil }
      let range = page.range(ofLine: heading.place.line)
      let bytes = page.source.bytes[range]
      let end = bytes.lastIndex { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "#") }
      let isPlain = end.map { bytes[$0] == mark.asciiValue } ?? false
      return Finding(
        at: heading.place, "“\(heading.text)” ends with “\(mark)”", advice: "leave it out",
        edits: end.flatMap { isPlain ? [Edit($0..<$0 + 1, "")] : nil } ?? [])
    }
  }

  private static let factNames = [
    "Area", "Kind", "Applies to", "Changed in", "Also searched as", "Formerly",
    "Evidence",
  ]

  static let factOrder = LintRule(
    "fact-order", "The facts are in this order: \(factNames.joined(separator: ", ")).",
    fixable: true
  ) { page in
    let items = factLines(in: page)
    let sorted = items.sorted { ($0.rank, $0.line) < ($1.rank, $1.line) }
    guard let first = zip(items, sorted).first(where: { $0.line != $1.line })?.0 else { return [] }
    let isContiguous = zip(items, items.dropFirst()).allSatisfy { $0.line + 1 == $1.line }
    let edits = zip(items, sorted).filter { $0.line != $1.line }.map { old, new in
      Edit(page.range(ofLine: old.line), page.text(ofLine: new.line))
    }
    return [
      Finding(
        at: page.source.place(line: first.line), "The facts are not in their order",
        advice: "write them as: \(factNames.joined(separator: ", "))",
        edits: isContiguous ? edits : [])
    ]
  }

  /// The items of the list below the lead, by line.
  private static func factLines(in page: Page) -> [(line: Int, rank: Int)] {
    let end = page.headings.first?.place.line ?? page.source.lineCount + 1
    return (page.entry.place.line..<max(page.entry.place.line, end)).compactMap { line in
      let text = page.text(ofLine: line)
      let rank = factNames.firstIndex { text.hasPrefix("- \($0):") }
      return rank.map { (line, $0) }
    }
  }
}
