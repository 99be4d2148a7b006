import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord

/// The entries as the search reads them, as a script, since pages opened from a disk may not fetch.
/// The words stay as they are written: what a text is found by is decided in one place, for the
/// index and for a query, by `theme/search/vocabulary.js`.
enum SearchIndex {
  static let path = "search-index.js"

  /// One entry; the names are short, since every search loads them.
  private struct Line: Encodable {
    /// Page, id.
    let u, d: String
    /// Title, lead.
    let t, l: String
    /// Area, verdict, kind.
    let a, v, k: String
    /// The status: cases, versions and basis in words.
    let c: [String]
    /// For each claim and basis these two, and the versions that have them.
    let i: [[String]]
    /// `Also searched as`, messages, headings.
    let s, m, h: [String]
    /// What one sees; every other word, once.
    let w, b: String
    /// Whether it leads from a symptom to other entries.
    let o: Bool?
  }

  static func data(
    _ pages: [BookPage], _ map: SiteMap, _ symbols: SymbolIndex, settings: BookSettings
  ) throws -> Data {
    let lines = pages.map { line(of: $0, symbols, settings) }
    let bases = Basis.allCases.reversed().map { [$0.rawValue, $0.label(in: settings)] }
    let areas = map.areas.map { [$0.name, SafeURL(root: "", path: $0.path).text] }
    return try statement("gotchaIndex", lines) + statement("gotchaAreas", areas)
      + statement("gotchaSystem", settings.system)
      + statement("gotchaBases", bases)
  }

  private static func statement(_ name: String, _ value: some Encodable) throws -> Data {
    try Data("globalThis.\(name) = ".utf8) + JSONFile.data(of: value).dropLast() + Data(";\n".utf8)
  }

  private static func line(
    of page: BookPage, _ symbols: SymbolIndex, _ settings: BookSettings
  ) -> Line {
    let (entry, verdict) = (page.entry, page.verdict)
    let symptom = Symptom(of: entry)
    let words = symptom.otherWords + symbols.symbols(of: page.position).map(\.name) + entry.claims
    return Line(
      u: page.url(root: "").text, d: entry.id, t: UnsafeCharacters.escaped(entry.title),
      l: UnsafeCharacters.escaped(entry.lead.map(\.plainText).joined(separator: " ")),
      a: entry.area,
      v: page.verdictWord, k: entry.kind.rawValue,
      c: EntryStatus(page: page, settings: settings).words,
      i: verdict.claims.grouped.map { group in
        [group[0].claim.rawValue, group[0].basis.rawValue] + group.map(\.version.description)
      },
      s: entry.searchedAs, m: symptom.messages, h: symptom.headings, w: symptom.seen,
      b: words.unique().joined(separator: " "), o: page.shelf == .startHere ? true : nil)
  }
}
