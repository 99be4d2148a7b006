package import GotchaBook

/// The anchors of an entry's headings, by line; a case's anchor is its slug.
package struct Anchors: Equatable, Sendable {
  private var byLine: [Int: String] = [:]
  private var names = NumberedNames()

  package init(of entry: Entry) {
    for each in entry.cases where !names.contains(each.slug) {
      byLine[each.place.line] = names.free(each.slug)
    }
    for node in entry.body {
      guard case .heading = node.kind, byLine[node.place.line] == nil else { continue }
      byLine[node.place.line] = names.free(PageName.anchor(node.plainText))
    }
  }

  package func contains(_ anchor: String) -> Bool { names.contains(anchor) }

  /// The anchor of the heading at a line.
  package func anchor(atLine line: Int) -> String? { byLine[line] }
}
