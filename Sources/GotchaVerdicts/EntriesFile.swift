package import Foundation
package import GotchaBook
import RunRecord

/// `entries.json`: the entries of the book, for machines.
package struct EntriesFile: Encodable {
  /// Raised when a member changes its meaning or goes away.
  package static let currentSchema = 3
  /// Relative to the site's root.
  package static let path = "entries.json"

  private let schema = Self.currentSchema
  private let entries: [EntryLine]

  /// What the site adds to an entry.
  package struct Addition: Sendable {
    /// The entry's page relative to the site's root.
    package var url: String
    /// The text of the entry's file; nil when it is not known.
    package var markdown: String?
    /// The code of the cases that are written in Swift files, by slug.
    package var code: [String: String]

    package init(url: String, markdown: String? = nil, code: [String: String] = [:]) {
      self.url = url
      self.markdown = markdown
      self.code = code
    }
  }

  /// - Parameter verdicts: Of the same entries, in the same order.
  package init(
    _ entries: [Entry], _ verdicts: [EntryVerdict], adding addition: (Entry) -> Addition
  ) {
    self.entries = zip(entries, verdicts).map { EntryLine($0, $1, addition($0)) }
  }

  package func data() throws -> Data { try JSONFile.data(of: self) }
}

// MARK: - Members

private struct EntryLine: Encodable {
  let id, title, summary, kind, area, path, url, contentHash: String
  let appliesTo, changedIn, markdown: String?
  /// Nil for an entry without a case.
  let verdict: String?
  let versions: [String: ClaimLine]
  let evidence: [EvidenceLine]
  let claims, formerly: [String]
  let cases: [CaseLine]

  init(_ entry: Entry, _ verdict: EntryVerdict, _ addition: EntriesFile.Addition) {
    id = entry.id
    title = entry.title
    summary = entry.lead.map(\.plainText).joined(separator: "\n")
    kind = entry.kind.rawValue
    area = entry.area
    path = entry.path
    url = addition.url
    contentHash = entry.contentHash
    self.verdict = verdict.verdict?.word
    appliesTo = entry.appliesTo?.description
    changedIn = entry.changedIn?.description
    versions = Dictionary(
      verdict.claims.versions.map { ($0.version.description, ClaimLine($0)) },
      uniquingKeysWith: { first, _ in first })
    markdown = addition.markdown
    evidence = entry.evidence.map(EvidenceLine.init)
    claims = entry.claims
    formerly = entry.formerIDs.map(\.id)
    cases = entry.cases.map { CaseLine($0, code: addition.code[$0.slug]) }
  }
}

/// What the entry claims of one version, and what that rests on.
private struct ClaimLine: Encodable {
  let claim, basis: String

  init(_ claim: VersionClaim) {
    self.claim = claim.claim.rawValue
    basis = claim.basis.rawValue
  }
}

private struct EvidenceLine: Encodable {
  let level, text: String
  /// The versions or the SDK that it names, as written.
  let versions: String?
  let links: [String]

  init(_ evidence: Evidence) {
    level = evidence.level.rawValue
    versions = evidence.versionsText
    text = evidence.text.map(\.plainText).joined()
    links = evidence.links
  }
}

private struct CaseLine: Encodable {
  let `case`, title: String
  let line: Int
  let appliesTo, changedIn, source, code: String?

  init(_ each: Case, code: String?) {
    `case` = each.slug
    title = each.title
    line = each.place.line
    appliesTo = each.appliesTo?.description
    changedIn = each.changedIn?.description
    source = each.swiftFile
    self.code = code
  }
}
