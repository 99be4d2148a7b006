/// One gotcha: a Markdown file of the book, read.
package struct Entry: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case gotcha
    case brokenApproach = "broken approach"
    /// A log of a real system, which the model reproduces or not.
    case observation
    /// An entry that may have no case.
    case note
  }

  /// The id of an entry that is gone, and where its successor names it.
  package struct FormerID: Equatable, Sendable {
    package var id: String
    package var place: Place
  }

  /// The permanent id: the file name without `.md`.
  package var id: String
  /// The file, relative to the book's package: `Gotchas/row-heights/x.md`.
  package var path: String
  package var title: String
  /// The code in the title, in order.
  package var titleCode: [String] = []
  package var kind: Kind
  /// The area in words (`Row heights`); the folder is its slug.
  package var area: String
  /// The versions that are affected; nil when the entry names none.
  package var appliesTo: VersionRange?
  /// The version from which on none is affected.
  package var changedIn: Version?
  package var evidence: [Evidence]
  /// Other words for the symptom: selectors, older names, the beginning of a message.
  package var searchedAs: [String] = []
  /// The ids of removed or renamed entries that lead here.
  package var formerIDs: [FormerID] = []
  /// The claim and fact ids that the evidence names, in order (`G0-06`).
  package var claims: [String]
  /// The prose between the title and the list of facts.
  package var lead: [MarkdownNode]
  /// Everything below the list of facts: headings, prose and code, in order.
  package var body: [MarkdownNode]
  /// The `swift setup` blocks, in order.
  package var setup: [CodeBlock]
  package var cases: [Case]
  /// The hash of the file's bytes (hexadecimal).
  package var contentHash: String
  /// The place of the title.
  package var place: Place
}

extension Version {
  /// Whether it is in a range, or from a change on. A major version, for which a case runs, is where
  /// any of its minor versions is.
  package func isNamed(by appliesTo: VersionRange?, changedIn: Version?) -> Bool {
    let isAffected = appliesTo.map {
      $0.contains(self) || (minor == 0 && $0.contains(major: major))
    }
    let isChanged = changedIn.map { self >= $0 || (minor == 0 && major >= $0.major) }
    return isAffected == true || isChanged == true
  }
}

/// The versions named by `Applies to`: spans in ascending order (`iOS 8–10, 13+`).
package struct VersionRange: Equatable, Sendable {
  package var spans: [VersionSpan]

  package init(spans: [VersionSpan]) {
    self.spans = spans
  }

  package func contains(_ version: Version) -> Bool {
    spans.contains { $0.contains(version) }
  }
}
