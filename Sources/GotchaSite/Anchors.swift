package import GotchaBook

/// The anchors of an entry's headings, by line; a case's anchor is its slug.
package struct Anchors: Equatable, Sendable {
  private var byLine: [Int: String] = [:]
  private var all: Set<String> = []

  package init(of entry: Entry) {
    for each in entry.cases where all.insert(each.slug).inserted {
      byLine[each.place.line] = each.slug
    }
    // Where the numbers of a heading's words go on, so that many equal ones take no longer.
    var next: [String: Int] = [:]
    for node in entry.body {
      guard case .heading = node.kind, byLine[node.place.line] == nil else { continue }
      let stem = PageName.anchor(node.plainText)
      var anchor = stem
      var number = next[stem] ?? 2
      while !all.insert(anchor).inserted {
        anchor = "\(stem)-\(number)"
        number += 1
      }
      next[stem] = number
      byLine[node.place.line] = anchor
    }
  }

  package func contains(_ anchor: String) -> Bool { all.contains(anchor) }

  /// The anchor of the heading at a line.
  package func anchor(atLine line: Int) -> String? { byLine[line] }
}
