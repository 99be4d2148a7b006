import GotchaBook

/// The order in which a page shows the sections of an entry, whatever their order in the file.
enum ReadingOrder {
  static let symptom = "What you see"
  static let cure = "What to do"
  private static let first = [symptom, cure]
  private static let last = ["Why", "Cases", "See also"]

  /// The headings of an entry, each with what is below it up to the next, in reading order; sections
  /// of other names are between the cure and the reason.
  static func parts(
    of body: [MarkdownNode]
  ) -> [(heading: MarkdownNode?, nodes: [MarkdownNode])] {
    let sections = sections(of: body)
    let ranks = sections.map { rank(of: $0.title) }
    let order = sections.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return order.flatMap { parts(in: body[sections[$0].blocks]) }
  }

  private static func rank(of title: String?) -> Int {
    guard let title else { return -1 }
    return first.firstIndex(of: title) ?? last.firstIndex(of: title).map { first.count + 1 + $0 }
      ?? first.count
  }

  private static func parts(
    in blocks: ArraySlice<MarkdownNode>
  ) -> [(heading: MarkdownNode?, nodes: [MarkdownNode])] {
    blocks.reduce(into: []) { parts, node in
      if case .heading = node.kind {
        parts.append((node, []))
      } else if parts.isEmpty {
        parts.append((nil, [node]))
      } else {
        parts[parts.count - 1].nodes.append(node)
      }
    }
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
