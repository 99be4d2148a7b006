import GotchaBook
import GotchaVerdicts

/// Entries that have something in common, on a page of their own: an area, a verdict, a version,
/// an evidence level, a kind.
struct Listing: Sendable {
  var path: String
  /// What kind of thing they have in common: `Area`.
  var family: String
  var title: String
  var description: String
  /// Positions in the book.
  var entries: [Int]

  static func path(of verdict: Verdict) -> String { "verdicts/\(verdict.word).html" }
  static func path(of level: Evidence.Level) -> String { "evidence/\(level.rawValue).html" }
  static func path(of version: Version) -> String { "versions/ios-\(version).html" }
  static let brokenApproaches = "kinds/broken-approach.html"

  func html(_ content: SiteContent, _ map: SiteMap) -> HTML {
    let root = PageFrame.root(from: path)
    let count = entries.count
    return Tag.div(.class("listing")) {
      Tag.header(.class("page-head")) {
        Tag.p(.class("breadcrumb")) { family }
        Tag.h1 { title }
        Tag.p(.class("lead")) { description }
        if count > 0 {
          VerdictCounts(entries: entries.map { content.verdicts.entries[$0] }).html
        } else {
          Tag.p { "No entry yet." }
        }
      }
      if count > 0 {
        Tag.ul(.class("entry-list")) {
          for index in entries {
            EntryRow(
              entry: content.entries[index], verdict: content.verdicts.entries[index],
              url: SafeURL(root: root, path: map.pages[index]), showsArea: family != "Area"
            ).html
          }
        }
      }
    }
  }
}

// MARK: - All of them

extension Listing {
  /// Every value of every filter, so that none of them needs a script.
  static func all(_ content: SiteContent, _ map: SiteMap) -> [Listing] {
    areas(map) + verdicts(content) + evidence(content) + kinds(content) + versions(content)
  }

  private static func areas(_ map: SiteMap) -> [Listing] {
    map.areas.map { area in
      Listing(
        path: area.path, family: "Area", title: area.name,
        description: "What is known about \(area.name.lowercased()), and what the runs say.",
        entries: area.entries)
    }
  }

  private static func verdicts(_ content: SiteContent) -> [Listing] {
    Verdict.kinds.map { kind in
      Listing(
        path: path(of: kind), family: "Verdict", title: kind.label.capitalizedFirst,
        description: kind.explanation,
        entries: positions(content) { $1.verdict?.word == kind.word })
    }
  }

  private static func evidence(_ content: SiteContent) -> [Listing] {
    Evidence.Level.allCases.map { level in
      Listing(
        path: path(of: level), family: "Evidence", title: level.rawValue.capitalizedFirst,
        description: EvidenceBadge.meaning(of: level) + ".",
        entries: positions(content) { entry, _ in entry.evidence.contains { $0.level == level } })
    }
  }

  private static func kinds(_ content: SiteContent) -> [Listing] {
    [
      Listing(
        path: brokenApproaches, family: "Kind", title: "Broken approaches",
        description: "Things that were tried and taken out again, and why.",
        entries: positions(content) { entry, _ in entry.kind == .brokenApproach })
    ]
  }

  private static func versions(_ content: SiteContent) -> [Listing] {
    content.verdicts.modelled.versions.map { version in
      Listing(
        path: path(of: version), family: "Version", title: "iOS \(version)",
        description: "Entries that say something about iOS \(version).",
        entries: positions(content) { _, verdict in
          verdict.cases.contains { $0.versions.contains { $0.version == version } }
        })
    }
  }

  private static func positions(
    _ content: SiteContent, _ isIncluded: (Entry, EntryVerdict) -> Bool
  ) -> [Int] {
    content.entries.indices.filter {
      isIncluded(content.entries[$0], content.verdicts.entries[$0])
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
