package import GotchaBook

/// What other pages need of an entry's text, so that they can be made without reading it again.
package struct EntryDigest: Equatable, Sendable {
  /// The code spans, each once.
  package var names: [String]
  /// The destinations of the links.
  package var links: [String]
  package var anchors: Anchors
  /// What one sees, as text.
  package var symptom: String

  package init(names: [String], links: [String], anchors: Anchors, symptom: String) {
    self.names = names
    self.links = links
    self.anchors = anchors
    self.symptom = symptom
  }

  package init(of entry: Entry) {
    var collector = Collector()
    collector.collect(entry.lead)
    collector.collect(entry.body)
    self.init(
      names: collector.names, links: collector.links, anchors: Anchors(of: entry),
      symptom: Symptom.text(of: entry))
    for evidence in entry.evidence { links += evidence.links }
  }

  private struct Collector {
    var names: [String] = []
    var links: [String] = []
    private var seen: Set<String> = []

    mutating func collect(_ nodes: [MarkdownNode]) {
      for node in nodes {
        switch node.kind {
        case .code(let text): if seen.insert(text).inserted { names.append(text) }
        case .link(let destination, _): links.append(destination)
        default: break
        }
        collect(node.children)
      }
    }
  }
}
