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

  /// - Parameter system: What versions are versions of.
  init(_ entry: Entry, _ verdict: EntryVerdict, system: String) {
    id = entry.id
    path = entry.path
    title = entry.title
    area = entry.area
    kind = entry.kind.rawValue
    versions = entry.appliesTo?.text(of: system) ?? ""
    changedIn = entry.changedIn.map { system.isEmpty ? "\($0)" : "\(system) \($0)" }
    evidence = entry.evidence.map(\.level).max()
    self.verdict = verdict.verdict
    cases = verdict.cases
  }

  static func all(in book: Book, runs: [Run], system: String = "iOS") -> [EntryRow] {
    let verdicts = BookVerdicts(
      entries: book.entries, runs: runs, swiftHashes: book.swiftHashes)
    return zip(book.entries, verdicts.entries).map { EntryRow($0, $1, system: system) }
  }

  var verdictWord: String { verdict?.word ?? "no-case" }
}
