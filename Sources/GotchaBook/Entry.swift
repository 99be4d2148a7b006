/// One gotcha: a Markdown file of the book, read.
package struct Entry: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case gotcha
    case brokenApproach = "broken approach"
    /// An entry that proves nothing, and so may have no case.
    case note
  }

  /// The permanent id: the file name without `.md`.
  package var id: String
  /// The file, relative to the book's package: `Gotchas/row-heights/x.md`.
  package var path: String
  package var title: String
  package var kind: Kind
  /// The area in words (`Row heights`); the folder is its slug.
  package var area: String
  /// The versions in which every case must hold; nil when the entry names none.
  package var appliesTo: VersionRange?
  /// The version from which the cases must not hold any more.
  package var changedIn: Version?
  package var evidence: [Evidence]
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

/// What supports an entry, and how strongly.
package struct Evidence: Equatable, Sendable {
  package enum Level: String, CaseIterable, Comparable, Sendable {
    /// True of the reference model only.
    case model
    /// An issue or a post says so.
    case reported
    /// A log or a device run shows it.
    case observed
    /// Apple's documentation or headers say so.
    case documented

    package static func < (left: Level, right: Level) -> Bool {
      guard let a = allCases.firstIndex(of: left), let b = allCases.firstIndex(of: right) else {
        return false
      }
      return a < b
    }
  }

  package var level: Level
  /// The words after the level, as inline nodes, links included.
  package var text: [MarkdownNode]
  /// The destinations of its links.
  package var links: [String]
}

/// An iOS version as entries write it: `8`, `14.5`.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// The versions named by `Applies to`: spans in ascending order (`iOS 8–10, 13+`).
package struct VersionRange: Equatable, Sendable {
  package struct Span: Equatable, Sendable {
    package var first: Version
    /// The last version included; nil for an open end.
    package var last: Version?

    package init(first: Version, last: Version?) {
      self.first = first
      self.last = last
    }
  }

  package var spans: [Span]

  package init(spans: [Span]) {
    self.spans = spans
  }

  package func contains(_ version: Version) -> Bool {
    spans.contains { span in
      span.first <= version && (span.last.map { version <= $0 } ?? true)
    }
  }
}
