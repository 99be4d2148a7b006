import Foundation
import RunRecord
import Testing

/// One case of an entry, as the generated tests run it: once for every version it speaks of.
///
/// On the versions of `appliesTo` the case must hold; from `changedIn` on it must not hold any
/// more. A case that names neither runs on the current version, and must hold there.
public struct GotchaCase: Sendable {
  /// A way through the case: its blocks in their order.
  public typealias Body = @MainActor @Sendable (GotchaContext) async throws -> Void

  /// The entry's id: its file name without `.md`.
  public var entry: String
  /// The slug of the case's heading.
  public var caseSlug: String
  /// The hash of the entry's bytes when it was compiled in.
  public var contentHash: String
  /// The entry's file, relative to its package.
  public var file: String
  /// The line of the case's heading, from 1.
  public var line: Int
  /// The versions on which the case must hold.
  public var appliesTo: [VersionSpan]
  /// The major version from which the case must not hold any more.
  public var changedIn: Int?
  /// The `trace` blocks of the case, in the order of the file.
  public var traces: [ExpectedTrace]
  /// The Swift file of a case written in Swift, relative to its package.
  public var source: String?

  /// The case `caseSlug` of the entry `entry`, with what the entry says about it.
  public init(
    entry: String, case caseSlug: String, contentHash: String, file: String, line: Int,
    appliesTo: [VersionSpan], changedIn: Int?, traces: [ExpectedTrace], source: String? = nil
  ) {
    self.entry = entry
    self.caseSlug = caseSlug
    self.contentHash = contentHash
    self.file = file
    self.line = line
    self.appliesTo = appliesTo
    self.changedIn = changedIn
    self.traces = traces
    self.source = source
  }
}

// MARK: - Running

extension GotchaCase {
  /// Runs the case on every version it speaks of.
  @MainActor public func run(_ body: Body) async {
    await runVersions { run in await run.failures(of: body) }
  }

  /// Runs both ways: the right one must hold, and the wrong one must misbehave from its first
  /// `wrong` block on.
  @MainActor public func run(wrong: Body, right: Body) async {
    await runVersions { run in
      let failures = await run.failures(of: right, way: Trace.rightWay)
      let wrongFailures = await run.failures(of: wrong, way: Trace.wrongWay)
      let hasMisbehaved = wrongFailures.contains(where: \.isMisbehaviour)
      let unmet = hasMisbehaved ? [] : [run.wrongWayHolds]
      return failures + wrongFailures.filter { !$0.isMisbehaviour } + unmet
    }
  }

  /// Records that nothing of the case is run, and why.
  @MainActor public func ignore(_ reason: String) {
    let runs = versions.map { version, claim in
      VersionRun(version: "\(version)", claim: claim, ignored: reason)
    }
    attach(.finished, runs: runs)
  }

  /// The major versions the case speaks of, oldest first, with what it says about each.
  private var versions: [(version: Int, claim: VersionRun.Claim)] {
    if appliesTo.isEmpty, changedIn == nil { return [(ModelledVersions.current, .applies)] }
    return ModelledVersions.all.compactMap { version in
      if appliesTo.contains(where: { $0.contains(version) }) { return (version, .applies) }
      if let changedIn, version >= changedIn { return (version, .changed) }
      return nil
    }
  }

  @MainActor private func runVersions(
    _ failures: @MainActor (GotchaRun) async -> [GotchaRun.Failure]
  ) async {
    attach(.started, runs: [])
    var runs: [VersionRun] = []
    for (version, claim) in versions {
      let run = GotchaRun(self, version: version)
      let found = await failures(run)
      run.report(found, claim: claim)
      runs.append(
        VersionRun(
          version: "\(version)", claim: claim, failures: found.map(\.record), traces: run.traces,
          answers: run.answers.isEmpty ? nil : run.answers,
          curves: run.curves.isEmpty ? nil : run.curves))
    }
    attach(.finished, runs: runs.keepingShownScenes)
  }

  @MainActor private func attach(_ phase: CaseRecord.Phase, runs: [VersionRun]) {
    let record = CaseRecord(
      phase: phase, entry: entry, caseID: caseSlug, contentHash: contentHash,
      source: source, runs: runs)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      let json = try encoder.encode(record)
      Attachment.record(Array(json), named: "\(CaseRecord.attachmentName).json")
    } catch {
      Issue.record(error, "The record of the case cannot be written")
    }
  }
}
