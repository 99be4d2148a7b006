import GotchaBook
import GotchaVerdicts
import RunRecord

/// An entry in one line: what it is, which versions it names, and its verdict.
struct EntryRow {
  var id: String
  var path: String
  var title: String
  var area: String
  var kind: String
  /// The versions the entry names, as it writes them.
  var versions: String
  var changedIn: String?
  /// The strongest level of its evidence; nil for none.
  var evidence: Evidence.Level?
  /// Nil for an entry without cases.
  var verdict: Verdict?
  var cases: [CaseVerdict]

  init(_ entry: Entry, _ verdict: EntryVerdict) {
    id = entry.id
    path = entry.path
    title = entry.title
    area = entry.area
    kind = entry.kind.rawValue
    versions = entry.appliesTo?.text ?? ""
    changedIn = entry.changedIn.map { "iOS \($0)" }
    evidence = entry.evidence.map(\.level).max()
    self.verdict = verdict.verdict
    cases = verdict.cases
  }

  static func all(in book: Book, runs: [Run]) -> [EntryRow] {
    let verdicts = BookVerdicts(
      entries: book.entries, runs: runs, swiftHashes: book.swiftHashes)
    return zip(book.entries, verdicts.entries).map(EntryRow.init)
  }

  var verdictWord: String { verdict?.word ?? "no-case" }
}
