import GotchaVerdicts
import RunRecord

@testable import GotchaBook

/// Entries and records with no more in them than verdicts need.
enum Sketch {
  static func entry(
    _ id: String = "e", cases: [String] = ["c"], appliesTo: VersionRange? = range(8...10),
    changedIn: Int? = nil, hash: String = "now"
  ) -> Entry {
    Entry(
      id: id, path: "Gotchas/a/\(id).md", title: id, kind: .gotcha, area: "A",
      appliesTo: appliesTo, changedIn: changedIn.map { Version($0) }, evidence: [], claims: [],
      lead: [], body: [], setup: [],
      cases: cases.enumerated().map { index, slug in
        Case(
          slug: slug, title: slug,
          place: Place(file: "Gotchas/a/\(id).md", line: 10 * (index + 1)),
          endLine: 10 * (index + 1) + 9, blocks: [])
      }, contentHash: hash, place: Place(file: "Gotchas/a/\(id).md", line: 1))
  }

  static func range(_ span: ClosedRange<Int>) -> VersionRange {
    VersionRange(spans: [VersionSpan(Version(span.lowerBound), Version(span.upperBound))])
  }

  static func record(
    _ entry: String = "e", _ slug: String = "c", phase: CaseRecord.Phase = .finished,
    hash: String = "now", source: String? = nil, _ runs: [VersionRun] = []
  ) -> CaseRecord {
    CaseRecord(
      phase: phase, entry: entry, caseID: slug, contentHash: hash, source: source, runs: runs)
  }

  static func run(
    _ version: Int, _ claim: Claim = .affected, fails: Bool = false,
    ignored: String? = nil
  ) -> VersionRun {
    VersionRun(
      version: Version(version), claim: claim, failures: fails ? [failure] : [], ignored: ignored)
  }

  static let failure = VersionRun.Failure(
    file: "Gotchas/a/e.md", line: 12, column: 3, message: "Expectation failed: (1 → 1) == 2")

  static func results(_ name: String = "run", _ records: CaseRecord...) -> Run {
    stream(name, records: records)
  }

  /// A run that was read from an event stream.
  static func stream(
    _ name: String, conditions: [RunCondition] = [], records: [CaseRecord] = []
  ) -> Run {
    Run(name: name, isContained: false, conditions: conditions, records: begun(records))
  }

  /// The records with those of the start of each case that has none.
  static func begun(_ records: [CaseRecord]) -> [CaseRecord] {
    records.flatMap { record in
      let hasStarted = records.contains {
        $0.phase == .started && $0.entry == record.entry && $0.caseID == record.caseID
      }
      guard record.phase == .finished, !hasStarted else { return [record] }
      var start = record
      start.phase = .started
      start.runs = []
      return [start, record]
    }
  }

  /// The verdict of the only case of the only entry.
  static func verdict(
    of entry: Entry = entry(), _ runs: Run...
  ) -> Verdict? {
    BookVerdicts(entries: [entry], runs: runs).entries.first?.verdict
  }

  static let allPass = record("e", "c", [run(8), run(9), run(10)])
}
