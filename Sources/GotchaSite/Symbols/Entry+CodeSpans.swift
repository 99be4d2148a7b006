import GotchaBook

extension Entry {
  /// The code spans of the lead and the body, each once.
  var codeSpans: [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for node in lead + body { node.collectCodeSpans(into: &found, &seen) }
    return found
  }
}

extension MarkdownNode {
  fileprivate func collectCodeSpans(into found: inout [String], _ seen: inout Set<String>) {
    if case .code(let text) = kind, seen.insert(text).inserted { found.append(text) }
    for child in children { child.collectCodeSpans(into: &found, &seen) }
  }
}
