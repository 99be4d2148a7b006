/// The only identity of a result: an entry's id and a case's slug.
package struct CaseID: Codable, Hashable, Sendable, Comparable {
  package var entry: String
  package var slug: String

  package init(entry: String, slug: String) {
    self.entry = entry
    self.slug = slug
  }

  package static func < (left: CaseID, right: CaseID) -> Bool {
    (left.entry, left.slug) < (right.entry, right.slug)
  }
}

// MARK: - CustomStringConvertible

extension CaseID: CustomStringConvertible {
  package var description: String { "\(entry)#\(slug)" }
}
