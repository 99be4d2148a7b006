import GotchaBook

/// The order in which a page shows the sections of an entry: what one sees and what one does about
/// it come first, since that is what a reader in trouble looks for.
enum ReadingOrder {
  private static let first = ["What you see", "What to do"]

  /// The blocks of an entry, its leading sections before the others.
  static func ordered(_ body: [MarkdownNode]) -> [MarkdownNode] {
    let sections = sections(of: body)
    let leading = first.flatMap { title in sections.filter { $0.title == title } }
    let rest = sections.filter { section in !first.contains { $0 == section.title } }
    return (rest.filter { $0.title == nil } + leading + rest.filter { $0.title != nil })
      .flatMap { body[$0.blocks] }
  }

  /// The blocks of the sections with one of these titles.
  static func blocks(of body: [MarkdownNode], in titles: [String]) -> [MarkdownNode] {
    sections(of: body).filter { section in titles.contains { $0 == section.title } }
      .flatMap { body[$0.blocks] }
  }

  private static func sections(
    of body: [MarkdownNode]
  ) -> [(title: String?, blocks: Range<Int>)] {
    var sections: [(title: String?, blocks: Range<Int>)] = []
    var title: String?
    var start = 0
    for (index, node) in body.enumerated() {
      guard case .heading(let level) = node.kind, level <= 2 else { continue }
      if index > start { sections.append((title, start..<index)) }
      title = node.plainText
      start = index
    }
    return sections + [(title, start..<body.count)]
  }
}
