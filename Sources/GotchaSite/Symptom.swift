import GotchaBook

/// What somebody in trouble would type into a search field: the words of what one sees, the lines
/// of a log, the text of an exception.
enum Symptom {
  private static let sections = ["What you see", "What was seen"]

  static func text(of entry: Entry) -> String {
    let seen = ReadingOrder.blocks(of: entry.body, in: sections)
    let quoted = entry.body.filter { if case .blockQuote = $0.kind { true } else { false } }
    let raised = entry.cases.flatMap(\.blocks).compactMap { block -> String? in
      if case .swift(let code) = block { code.attributes.raises } else { nil }
    }
    var found: Set<String> = []
    return (seen.flatMap(texts) + quoted.flatMap(texts) + raised)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { found.insert($0).inserted }.joined(separator: " ")
  }

  private static func texts(of node: MarkdownNode) -> [String] {
    switch node.kind {
    case .codeBlock(_, let literal): [literal]
    case .paragraph: [node.plainText]
    case .heading: []
    default: node.children.flatMap(texts)
    }
  }
}
