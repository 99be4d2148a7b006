import GotchaBook
import RunRecord

/// Everything the runs say, by case.
struct Testimony {
  private var statements: [CaseID: [Statement]] = [:]
  private(set) var modelled: ModelledVersions
  private let swiftHashes: [String: String]

  init(runs: [RunResults], swiftHashes: [String: String]) {
    self.swiftHashes = swiftHashes
    var versions: Set<Version> = []
    for run in runs {
      var records: [CaseID: [CaseRecord]] = [:]
      for record in run.believedRecords {
        records[CaseID(entry: record.entry, slug: record.caseID), default: []].append(record)
        versions.formUnion(record.runs.compactMap { Version(parsing: $0.version) })
      }
      let suspects = run.isContained ? 1 : records.values.count(where: Statement.hasUnfinished)
      for (id, records) in records {
        statements[id, default: []].append(
          Statement(run: run.name, records: records, suspects: suspects))
      }
    }
    for id in statements.keys { statements[id]?.sort { $0.run < $1.run } }
    modelled = ModelledVersions(versions)
  }

  /// That of no run at all.
  init(modelled: ModelledVersions) {
    self.modelled = modelled
    swiftHashes = [:]
  }

  func verdict(
    on each: Case, of entry: Entry, compileErrors: CompileErrors
  ) -> CaseVerdict {
    let id = CaseID(entry: entry.id, slug: each.slug)
    let hash = each.swiftFile.map { swiftHashes[$0] ?? "" } ?? entry.contentHash
    let statements = statements[id] ?? []
    let changedIn = each.changedIn ?? entry.changedIn
    let appliesTo = each.appliesTo ?? entry.appliesTo
    var named = Set(modelled.named(appliesTo: appliesTo, changedIn: changedIn))
    for statement in statements { named.formUnion(statement.versions(hash: hash)) }
    let errors = compileErrors.failures(of: each, in: entry)
    let versions = named.sorted().map { version in
      let claim: VersionRun.Claim =
        changedIn.map { version >= $0 } == true ? .changed : .applies
      return VersionVerdict(
        version, claim: claim, statements: statements, hash: hash)
    }
    var verdict = versions.map(\.verdict).max() ?? .notRun
    if versions.isEmpty, let said = statements.first {
      verdict = said.opinion(hash: hash)
    }
    if !errors.isEmpty { verdict = max(verdict, .doesNotCompile) }
    return CaseVerdict(
      id: id, verdict: verdict, versions: versions,
      unknownVersions: modelled.versions.filter { !named.contains($0) },
      source: statements.lazy.flatMap(\.records).compactMap(\.source).first ?? each.swiftFile,
      compileErrors: errors)
  }
}

extension CompileErrors {
  /// The errors in the lines of a case or of the setup it shares.
  fileprivate func failures(of each: Case, in entry: Entry) -> [Failure] {
    guard !failures.isEmpty else { return [] }
    let setup = entry.setup.map { $0.firstLine...max($0.firstLine, $0.lastLine) }
    let own = each.place.line...max(each.place.line, each.endLine)
    return (setup + [own]).flatMap { failures(in: entry.path, lines: $0) }
  }
}

extension CodeBlock {
  fileprivate var lastLine: Int { firstLine + code.utf8.count(where: { $0 == 0x0A }) }
}
