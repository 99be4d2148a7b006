import Foundation
import GotchaBook
import GotchaSite
import GotchaVerdicts
import RunRecord

extension SampleBook {
  /// The words of all states, and those without a case: the ids of the entries of `states`.
  static let stateWords = Verdict.kinds.map(\.word) + ["none"]

  /// A book with one entry in each state, whose id is the word of its verdict.
  static var states: SiteContent {
    let entries = stateWords.map { word -> Entry in
      guard word != "none" else {
        return EntrySketch("none", "reloadData and nothing to run", area: "Reuse", kind: .note)
          .entry
      }
      var sketch = EntrySketch(
        word, "reloadData when the verdict is \(word)", area: "Reuse",
        lead: "What `reloadData` does.", appliesTo: [8...26], evidence: [.reported])
      sketch.heading("What to do")
      sketch.testCase("The one case", slug: "one")
      sketch.code("tableView.reloadData()", info: "swift app wrong")
      sketch.code("tableView.reconfigureRows(at: paths)", info: "swift app right")
      sketch.code("#expect(true)")
      sketch.heading("See also")
      for other in stateWords where other != word {
        sketch.paragraph(EntrySketch.link(other, "\(other).md"))
      }
      return sketch.entry
    }
    let byID = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    func record(_ id: String, _ change: (inout CaseRecord) -> Void = { _ in }) -> [CaseRecord] {
      guard let entry = byID[id] else { return [] }
      var record = Self.record(entry, "one", versions.map { .init($0, []) })
      change(&record)
      return [record]
    }
    let failure = VersionRun.Failure(
      file: "x", line: 1, column: 1, message: "Expectation failed: (rows → 2) == 3")
    let records =
      record("passes")
      + record("fails") { for index in $0.runs.indices { $0.runs[index].failures = [failure] } }
      + record("proves-nothing") {
        $0.proof = CaseProof(assertions: [.init(kind: .expectation, line: 1)])
      }
      + record("ignored") {
        for index in $0.runs.indices { $0.runs[index].ignored = "needs a device" }
      }
      + record("crashed") { $0.phase = .started }
      + record("stale") { $0.contentHash = "older" }
    let refusals = byID["does-not-compile"].map { entry in
      [
        Run.Refusal(
          path: entry.path, contentHash: entry.contentHash,
          messages: [
            CompilerMessage(
              file: entry.path, line: entry.cases[0].place.line, column: 1, severity: .error,
              text: "cannot find 'paths' in scope")
          ])
      ]
    }
    let run = Run(
      name: "r",
      origin: RunOrigin(
        date: "2026-11-25", toolchain: "Swift version 6.3.1", platform: "x", commit: "a9f5939"),
      refusals: refusals ?? [], records: begun(records))
    var content = SiteContent(
      title: "Table view gotchas", entries: entries,
      verdicts: BookVerdicts(entries: entries, runs: [run]))
    content.searchLibrary = searchLibrary
    return content
  }
}

extension SampleBook {
  /// The pages of a book of which every case passes on every version that it names.
  static func passing(_ book: Book) -> SiteContent {
    let modelled = ModelledVersions(versions.map { Version($0) })
    let records = book.entries.flatMap { entry in
      entry.cases.map { each -> CaseRecord in
        let (appliesTo, changedIn) = each.versions(in: entry)
        let named = modelled.named(appliesTo: appliesTo, changedIn: changedIn)
        let failure = VersionRun.Failure(file: "x", line: 1, column: 1, message: "m")
        return CaseRecord(
          phase: .finished, entry: entry.id, caseID: each.slug,
          contentHash: each.swiftFile.flatMap { book.swiftHashes[$0] } ?? entry.contentHash,
          runs: named.map { version in
            let isOver = changedIn.map { version >= $0 } == true
            return VersionRun(
              version: version, claim: isOver ? .notAffected : .affected,
              failures: isOver ? [failure] : [])
          })
      }
    }
    let run = Run(
      name: "r",
      origin: RunOrigin(
        date: "2026-11-25", toolchain: "Swift version 6.3.1", platform: "x", commit: "a9f5939"),
      records: begun(records))
    let facts = BookSettings(
      data: FileManager.default.contents(atPath: SiteOnDisk.package + "/Site/book.json") ?? Data(),
      path: "Site/book.json")
    var content = SiteContent(
      title: facts.title, entries: book.entries,
      verdicts: BookVerdicts(entries: book.entries, runs: [run], swiftHashes: book.swiftHashes))
    content.settings = facts
    content.searchLibrary = searchLibrary
    return content
  }
}
