import Foundation
import RunRecord
import Testing

/// One case of an entry, as the generated tests run it: once for every version it covers.
///
/// On the versions of `appliesTo` its expectations must be met; from `changedIn` on they must fail.
/// A case that names neither runs once, and its expectations must be met.
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
  /// The versions on which the expectations must be met.
  public var appliesTo: [VersionSpan]
  /// The version from which the expectations must fail.
  public var changedIn: Version?
  /// The `trace` blocks of the case, in the order of the file.
  public var traces: [ExpectedTrace]
  /// The lines of the entry whose issues are the case's: its own, and those of setup; empty for all.
  public var lines: [ClosedRange<Int>]
  /// The expectations in the blocks of the case, in the order of the file.
  public var expectations: [ExpectationPlace]
  /// The code in the blocks of the case that runs only if something else has it run: each must run on
  /// one version.
  public var branches: [ExpectationPlace]
  /// The code in the functions of its app that runs only if something else has it run: each must run on
  /// one version, unless its function runs on none.
  public var appBranches: [AppBranch]
  /// The functions of its app which return nothing, by their names: the case must not pass if one of
  /// them does nothing.
  public var appActions: [ExpectationPlace]
  /// The statements that the right half of a pair has more than the wrong one: the record says without
  /// which of them the case passes.
  public var ownStatements: [ExpectationPlace]
  /// The line of the right half, where the halves differ in statements alone, without all of which the case
  /// must not pass.
  public var statementsOnly: Int?
  /// The line of the app's code, shared by the cases of the entry, that the case must not pass without;
  /// nil for none.
  public var app: Int?
  /// The line of the app's code of which the case must call a function; nil for none.
  public var calledApp: Int?
  /// The Swift file of a case written in Swift, relative to its package.
  public var source: String?

  /// The case `caseSlug` of the entry `entry`, with what the entry says about it.
  public init(
    entry: String, case caseSlug: String, contentHash: String, file: String, line: Int,
    appliesTo: [VersionSpan], changedIn: Version?, traces: [ExpectedTrace],
    lines: [ClosedRange<Int>] = [], expectations: [ExpectationPlace] = [],
    branches: [ExpectationPlace] = [], appBranches: [AppBranch] = [],
    appActions: [ExpectationPlace] = [], ownStatements: [ExpectationPlace] = [],
    statementsOnly: Int? = nil, app: Int? = nil, calledApp: Int? = nil,
    source: String? = nil
  ) {
    self.entry = entry
    self.caseSlug = caseSlug
    self.contentHash = contentHash
    self.file = file
    self.line = line
    self.appliesTo = appliesTo
    self.changedIn = changedIn
    self.traces = traces
    self.lines = lines
    self.expectations = expectations
    self.branches = branches
    self.appBranches = appBranches
    self.appActions = appActions
    self.ownStatements = ownStatements
    self.statementsOnly = statementsOnly
    self.app = app
    self.calledApp = calledApp
    self.source = source
  }
}

// MARK: - Running

extension GotchaCase {
  /// Whether an issue at a place is the case's, and not that of another case which has ended.
  func owns(_ place: SourceLocation) -> Bool {
    guard !lines.isEmpty, place.filePath.hasSuffix(".md") else { return true }
    return place.filePath == file && lines.contains { $0.contains(place.line) }
  }

  /// Whether the case is written in its entry.
  var isMarkdown: Bool { source == nil }

  /// Whether it is known which expectations the case has, one by one.
  var knowsExpectations: Bool { isMarkdown || !expectations.isEmpty }

  /// Runs the case on every version it covers.
  @MainActor public func run(_ body: @escaping Body) async {
    guard await !isProved(by: .single(body)) else { return }
    await runVersions { run in await run.failures(of: body) }
  }

  /// Runs both halves of a pair: the right one must pass, and the wrong one must misbehave from its
  /// first `wrong` block on.
  @MainActor public func run(wrong: @escaping Body, right: @escaping Body) async {
    guard await !isProved(by: .pair(wrong: wrong, right: right)) else { return }
    await runVersions { run in await run.failures(wrong: wrong, right: right) }
  }

  #if canImport(UIKit)
    /// UIKit cannot be broken.
    private enum Ways {
      case single(Body)
      case pair(wrong: Body, right: Body)
    }

    @MainActor private func isProved(by ways: Ways) async -> Bool { false }
  #else
    /// Tries the case on broken tables, in a program that does that instead of running its cases;
    /// false in any other.
    @MainActor private func isProved(by ways: CaseProver.Ways) async -> Bool {
      guard let journal = ProofJournal.current else { return false }
      var prover = CaseProver(self, ways, journal)
      await prover.prove(on: versions.filter { $0.claim == .affected }.map(\.version))
      return true
    }
  #endif

  /// Records that nothing of the case is run, and why.
  @MainActor public func ignore(_ reason: String) {
    let runs = versions.map { version, claim in
      VersionRun(version: recorded(version), claim: claim, ignored: reason)
    }
    attach(.started, runs: [])
    attach(.finished, runs: runs)
  }

  /// The version as records have it: none for an entry that is about no versions.
  private func recorded(_ version: Version?) -> Version? {
    !isMarkdown || !appliesTo.isEmpty || changedIn != nil ? version : nil
  }

  /// The versions the case covers, oldest first, with its claim on each.
  private var versions: [(version: Version?, claim: Claim)] {
    let system = CaseSystems.current
    if appliesTo.isEmpty, changedIn == nil { return [(system.version, .affected)] }
    return system.versions.compactMap { version in
      if appliesTo.contains(where: { $0.contains(version) }) { return (version, .affected) }
      if let changedIn, version >= changedIn { return (version, .notAffected) }
      return nil
    }
  }

  @MainActor private func runVersions(
    _ failures: @MainActor (GotchaRun) async -> [VersionRun.Failure]
  ) async {
    attach(.started, runs: [])
    let others = Sleepers.others()
    var performed: [(run: GotchaRun, result: VersionRun)] = []
    // The newest version comes first: a page draws the newest that passes, so that the films of
    // older ones, which take longer than the calls they belong to, need not be recorded.
    for (version, claim) in versions.reversed() {
      let isFilmed = !performed.contains { $0.result.isShown }
      let run = GotchaRun(self, version: version, claim: claim, isFilmed: isFilmed)
      let found = await failures(run)
      let result = VersionRun(
        version: recorded(version), claim: claim, failures: found, traces: run.traces,
        answers: run.answers.isEmpty ? nil : run.answers,
        curves: run.curves.isEmpty ? nil : run.curves,
        films: run.films.isEmpty ? nil : run.films, misbehavior: run.misbehavior)
      performed.append((run, result))
    }
    performed.reverse()
    if await !Sleepers.settle(beside: others) {
      for index in performed.indices where performed[index].result.claim == .affected {
        performed[index].result.failures.append(sleeper)
      }
    }
    let heading = VersionRun.Failure(
      file: file, line: line, column: 1,
      message: "Every expectation is met on a version that is not affected; that an exception has "
        + "another reason there is no change")
    let runs = performed.map(\.run)
    let vain = idleBranches(in: runs) + unnamedAlarm(in: runs)
    if !vain.isEmpty, performed.allSatisfy({ $0.result.failures.isEmpty }) {
      for index in performed.indices where performed[index].result.claim == .affected {
        performed[index].result.failures += vain
      }
    }
    IssueReport(performed.map(\.result), heading: heading).record()
    attach(.finished, runs: performed.map(\.result).keepingShownFilms)
  }

  /// A failure for each branch that no run has come to: what it does shows nothing.
  @MainActor private func idleBranches(in runs: [GotchaRun]) -> [VersionRun.Failure] {
    let entered = runs.reduce(into: Set<ExpectationPlace>()) { $0.formUnion($1.entered) }
    let inApp = appBranches.filter { $0.function.map(entered.contains) ?? true }.map(\.place)
    return (branches + inApp).filter { !entered.contains($0) }.map { place in
      VersionRun.Failure(
        file: file, line: place.line, column: place.column,
        message: "No version comes to this code: its condition never holds, its list is empty, its "
          + "time does not come, nothing calls it, or an exception is before it; let the case come to "
          + "it, or leave it out")
    }
  }

  /// A failure if the wrong half misbehaves by what the model raises or prints, and on no version by
  /// something that the page has: it is wrong by a mistake that the page is not about.
  @MainActor private func unnamedAlarm(in runs: [GotchaRun]) -> [VersionRun.Failure] {
    let alarms = runs.flatMap(\.alarms)
    guard let first = alarms.first, let page = PageWords(of: file),
      !alarms.contains(where: { page.name($0.text) })
    else { return [] }
    return [
      VersionRun.Failure(
        file: file, line: first.line, column: 1,
        message: "The wrong half is wrong by “\(first.text)”, which is not on the page; quote it "
          + "there if the page is about it, otherwise correct the half")
    ]
  }

  private var sleeper: VersionRun.Failure {
    VersionRun.Failure(
      file: file, line: line, column: 1,
      message: "Something of the case still sleeps \(Int(Sleepers.longestWatch)) s after its end; "
        + "await it, or let it use the virtual clock")
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
