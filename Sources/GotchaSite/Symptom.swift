import GotchaBook

/// The texts of an entry by which a reader with a problem finds it, from the most telling to the least.
struct Symptom {
  /// The texts of exceptions and the lines of logs, as they are written, each once.
  let messages: [String]
  /// The headings that are the entry's own.
  let headings: [String]
  /// What one sees.
  let seen: String
  /// The words of the rest of the page, each once; code is left out.
  let otherWords: [String]

  private static let seenSections = ["What you see", "What was seen"]
  /// Links to other entries, whose words are not about this one.
  private static let linkSections = ["See also"]

  init(of entry: Entry) {
    let seenBlocks = ReadingOrder.blocks(of: entry.body, in: Self.seenSections)
    let quoted = entry.body.filter { $0.kind == .blockQuote }.flatMap(\.texts)
    let raised = entry.cases.flatMap(\.swiftBlocks).compactMap(\.attributes.raises)
    messages = (quoted + seenBlocks.flatMap(\.logs) + raised).map(\.words).unique()
    headings = (entry.body.filter(\.isOwnHeading).map(\.plainText) + entry.cases.map(\.title))
      .unique()
    let seenTexts = seenBlocks.filter { $0.kind != .blockQuote }.flatMap(\.texts).map(\.words)
    seen = seenTexts.joined(separator: " ")
    let known = Set(seenTexts)
    let left = Set(ReadingOrder.blocks(of: entry.body, in: Self.linkSections).map(\.place.line))
    otherWords =
      entry.body.filter { !left.contains($0.place.line) }.flatMap(\.texts).map(\.words)
      .filter { !known.contains($0) }
      .flatMap { $0.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }
      .unique()
  }
}

extension MarkdownNode {
  /// The paragraphs of the node.
  fileprivate var texts: [String] {
    switch kind {
    case .paragraph: [plainText]
    case .heading, .codeBlock: []
    default: children.flatMap(\.texts)
    }
  }

  /// The code blocks of the node.
  fileprivate var logs: [String] {
    if case .codeBlock(_, let literal) = kind { [literal] } else { children.flatMap(\.logs) }
  }

  /// Whether it is a heading below those that every entry has.
  fileprivate var isOwnHeading: Bool {
    if case .heading(let level) = kind { level > 2 } else { false }
  }
}

extension String {
  /// The text with one space between its words.
  var words: String {
    utf8.split { $0 <= UInt8(ascii: " ") }.map { Substring($0) }.joined(separator: " ")
  }
}
