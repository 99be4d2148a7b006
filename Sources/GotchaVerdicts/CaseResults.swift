import GotchaBook
import RunRecord

/// The results of all runs, by case.
struct CaseResults {
  private var records: [CaseID: [CaseRecords]] = [:]
  let modelled: ModelledVersions
  private let swiftHashes: [String: String]

  /// - Parameters:
  ///   - swiftHashes: The hashes of the Swift files that hold cases, as they are now.
  ///   - versions: Those that the book is about; others on which a case ran come in addition.
  init(runs: [Run], swiftHashes: [String: String], versions: [Version]) {
    self.swiftHashes = swiftHashes
    var versions = Set(versions)
    for run in runs {
      let cases = Dictionary(grouping: run.records, by: \.id)
      let unfinished = run.isContained ? 1 : cases.values.count(where: \.hasUnfinished)
      for (id, each) in cases {
        records[id, default: []].append(
          CaseRecords(
            run: run.name, system: run.system, records: each, unfinishedCases: unfinished))
      }
      versions.formUnion(run.records.lazy.flatMap(\.runs).compactMap(\.version))
    }
    for id in records.keys { records[id]?.sort { $0.run < $1.run } }
    modelled = ModelledVersions(versions)
  }

  /// - Parameter compileErrors: What the compiler refused of the entry.
  func verdict(
    on each: Case, of entry: Entry, compileErrors: [CompilerMessage]
  ) -> CaseVerdict {
    let id = CaseID(entry: entry.id, slug: each.slug)
    let hash = each.swiftFile.map { swiftHashes[$0] ?? "" } ?? entry.contentHash
    let records = records[id] ?? []
    let results = records.map { RunResult($0, hash: hash) }
    let (appliesTo, changedIn) = each.versions(in: entry)
    var named = Set(modelled.named(appliesTo: appliesTo, changedIn: changedIn))
    for result in results { named.formUnion(result.runs.keys) }
    let versions = named.sorted().map { version in
      let claim: Claim =
        version.isNamed(by: nil, changedIn: changedIn) ? .notAffected : .affected
      return VersionVerdict(version, claim: claim, results: results)
    }
    var verdict = versions.map(\.verdict).max() ?? .notRun
    if versions.isEmpty { verdict = results.map(\.plainVerdict).max() ?? .notRun }
    let errors = compileErrors.failures(of: each, in: entry)
    if !errors.isEmpty { verdict = max(verdict, .doesNotCompile) }
    return CaseVerdict(
      id: id, verdict: verdict, versions: versions,
      unknownVersions: modelled.versions.filter { !named.contains($0) },
      source: records.lazy.flatMap(\.records).compactMap(\.source).first ?? each.swiftFile,
      compileErrors: errors,
      plainFailures: versions.isEmpty ? results.flatMap(\.plainRuns).flatMap(\.failures) : [],
      plainRuns: versions.isEmpty
        ? results.map {
          VersionVerdict.RunVerdict(run: $0.run, system: $0.system, verdict: $0.plainVerdict)
        } : [],
      proof: results.lazy.compactMap(\.proof).first)
  }
}

// MARK: - VersionVerdict

extension VersionVerdict {
  /// The worst verdict of the runs on a version. A run of the current text outweighs one of an older
  /// text, and a run in which the case finished outweighs an uncertain crash.
  init(_ version: Version, claim: Claim, results: [RunResult]) {
    let all = results.map { (result: $0, verdict: $0.verdict(on: version)) }
    let known = all.filter { $0.verdict != .notRun }
    let current = known.filter { $0.verdict != .stale }
    let certain = current.filter { $0.verdict != .crashed || !$0.result.isUncertainCrash }
    let counted = !certain.isEmpty ? certain : !current.isEmpty ? current : known
    let worst = counted.map(\.verdict).max() ?? .notRun
    let deciding = counted.filter { $0.verdict == worst }
      .flatMap { $0.result.runs[version, default: []] }
    // What is drawn is not that of a device.
    let drawn = counted.filter { $0.verdict == worst && $0.result.system.platform != .device }
      .flatMap { $0.result.runs[version, default: []] }
    self.init(
      version: version, claim: deciding.first?.claim ?? claim, verdict: worst,
      runs: all.map {
        RunVerdict(run: $0.result.run, system: $0.result.system, verdict: $0.verdict)
      },
      failures: deciding.first { $0.verdict == worst }?.failures ?? [],
      traces: drawn.first { !$0.traces.isEmpty }?.traces ?? [],
      curves: drawn.first { $0.curves != nil }?.curves ?? [],
      films: drawn.first { $0.films != nil }?.films ?? [],
      misbehavior: drawn.lazy.compactMap(\.misbehavior).first)
  }
}

// MARK: - Compile errors

extension [CompilerMessage] {
  /// Those in the lines of a case or of the setup that it shares, each once.
  fileprivate func failures(of each: Case, in entry: Entry) -> [VersionRun.Failure] {
    var found: [VersionRun.Failure] = []
    for lines in entry.setup.map(\.lines) + [each.lines] {
      for error in self where lines.contains(error.line) {
        let failure = VersionRun.Failure(
          file: error.file, line: error.line, column: error.column, message: error.text)
        if !found.contains(failure) { found.append(failure) }
      }
    }
    return found
  }
}
