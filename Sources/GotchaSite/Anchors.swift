package import GotchaBook

/// The anchors of an entry's headings, by line; a case's anchor is its slug.
package struct Anchors: Equatable, Sendable {
  private var byLine: [Int: String] = [:]
  private var all: Set<String> = []

  package init(of entry: Entry) {
    for each in entry.cases where all.insert(each.slug).inserted {
      byLine[each.place.line] = each.slug
    }
    for node in entry.body {
      guard case .heading = node.kind, byLine[node.place.line] == nil else { continue }
      let stem = PageName.anchor(node.plainText)
      var anchor = stem
      var number = 2
      while !all.insert(anchor).inserted {
        anchor = "\(stem)-\(number)"
        number += 1
      }
      byLine[node.place.line] = anchor
    }
  }

  /// Anchors that were found before, as ``lines`` gave them.
  init(_ lines: [(line: Int, anchor: String)]) {
    byLine = Dictionary(lines.map { ($0.line, $0.anchor) }, uniquingKeysWith: { first, _ in first })
    all = Set(byLine.values)
  }

  /// The anchors with their lines, in the order of the lines.
  var lines: [(line: Int, anchor: String)] {
    byLine.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  package func contains(_ anchor: String) -> Bool { all.contains(anchor) }

  /// Whether whatever leads to one of these leads somewhere among others, too.
  func isKept(in others: Anchors) -> Bool { all.isSubset(of: others.all) }

  /// The anchor of the heading at a line.
  package func anchor(atLine line: Int) -> String? { byLine[line] }
}
