package import Foundation
import GotchaBook
import RunRecord

/// `results.json`: every verdict, for machines.
package struct ResultsFile: Encodable {
  /// Raised when a member changes its meaning or goes away.
  package static let currentSchema = 5
  /// Relative to the site's root.
  package static let path = "results.json"

  private let schema = Self.currentSchema
  private let modelledVersions: [String]
  private let runs: [RunLine]
  private let counts: [CountLine]
  private let observations: [ObservationLine]
  private let entries: [EntryLine]

  package init(
    _ verdicts: BookVerdicts, history: History = History(),
    observations: Observations = Observations([])
  ) {
    modelledVersions = verdicts.modelled.versions.map(\.description)
    runs = verdicts.runs.map(RunLine.init)
    counts = Verdict.counts(of: verdicts.entries.compactMap(\.verdict)).map {
      CountLine(verdict: $0.verdict.word, entries: $0.count)
    }
    self.observations = observations.sorted.map {
      ObservationLine(
        id: $0.id, isReproduced: $0.isReproduced, isFitted: observations.isFitted($0),
        reason: $0.reason)
    }
    let onlyRun = verdicts.runs.count == 1 ? verdicts.runs.first?.name : nil
    entries = verdicts.entries.map {
      EntryLine($0, since: history.since($0), onlyRun: onlyRun)
    }
  }

  package func data() throws -> Data { try JSONFile.data(of: self) }
}

// MARK: - Members

private struct RunLine: Encodable {
  struct Condition: Encodable {
    let condition, text: String
  }

  let name: String
  let system: RunSystem
  let origin: RunOrigin?
  let conditions: [Condition]

  init(_ run: Run) {
    name = run.name
    system = run.system
    origin = run.origin
    conditions = run.conditions.map { Condition(condition: $0.word, text: $0.description) }
  }
}

private struct CountLine: Encodable {
  let verdict: String
  let entries: Int
}

private struct ObservationLine: Encodable {
  let id: String
  let isReproduced, isFitted: Bool
  let reason: String?
}

private struct EntryLine: Encodable {
  let id: String
  let verdict: String?
  let since: [String]?
  let cases: [CaseLine]

  init(_ entry: EntryVerdict, since: History.Since?, onlyRun: String?) {
    id = entry.id
    verdict = entry.verdict?.word
    self.since = since.map { [$0.date, $0.label] }
    cases = entry.cases.map { CaseLine($0, onlyRun: onlyRun) }
  }
}

private struct CaseLine: Encodable {
  let `case`, verdict: String
  let reason, source: String?
  /// Nil for none, as are all lists that nearly every case and version has nothing to put in.
  let unknownVersions: [String]?
  let versions: [VersionLine]
  let compileErrors: [VersionRun.Failure]?
  let proof: CaseProof?

  init(_ each: CaseVerdict, onlyRun: String?) {
    `case` = each.id.slug
    verdict = each.verdict.word
    reason = each.verdict.reason
    source = each.source
    unknownVersions = each.unknownVersions.map(\.description).nonEmpty
    versions = each.versions.map { VersionLine($0, onlyRun: onlyRun) }
    compileErrors = each.compileErrors.nonEmpty
    proof = each.proof
  }
}

private struct VersionLine: Encodable {
  struct RunVerdict: Encodable, Equatable {
    let run, verdict: String
  }

  let version, claim, verdict: String
  /// Nil where the only run of the file says the same.
  let runs: [RunVerdict]?
  let failures: [VersionRun.Failure]?

  init(_ version: VersionVerdict, onlyRun: String?) {
    self.version = version.version.description
    claim = version.claim.rawValue
    let verdict = version.verdict.word
    let runs = version.runs.map { RunVerdict(run: $0.run, verdict: $0.verdict.word) }
    self.verdict = verdict
    self.runs = runs == onlyRun.map { [RunVerdict(run: $0, verdict: verdict)] } ? nil : runs
    failures = version.failures.nonEmpty
  }
}

extension Array {
  /// Nil for an empty array.
  fileprivate var nonEmpty: Array? { isEmpty ? nil : self }
}
