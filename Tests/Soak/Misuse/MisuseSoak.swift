import Foundation

/// `soak misuse [--minutes N] [--first S] [--seed S [--steps A,B,…]]` calls the model as nobody should,
/// by random scripts in processes of their own, each from a seed.
///
/// A script may raise UIKit's exceptions. A trap, a hang or memory without bound is a finding, which is
/// printed with the fewest steps that repeat it. Exit codes: 0 nothing found; 1 findings.
struct MisuseSoak {
  /// Scripts in one process: a new one costs as much as a few of them, and a finding ends it.
  private static let scriptsPerProcess: UInt64 = 200

  var minutes = 1.0
  var first = UInt64.random(in: 0..<(1 << 32))
  /// Called with each line of the report.
  let report: (String) -> Void
  private(set) var findings: [MisuseFinding] = []
  private var kinds: Set<String> = []
  private(set) var counts = MisuseCounts()
  private var ends = 0

  init(report: @escaping (String) -> Void) { self.report = report }

  /// Plays scripts until the time is over; returns whether nothing was found.
  mutating func run() throws -> Bool {
    report("misuse from seed \(first)")
    let end = ContinuousClock.now.advanced(by: .seconds(minutes * 60))
    var seed = first
    while ContinuousClock.now < end {
      let run = MisuseRun(first: seed, count: Self.scriptsPerProcess, only: nil)
      let (outcome, counts) = try run.play(until: end)
      self.counts += counts
      switch outcome {
      case .done: seed += UInt64(counts.scripts)
      case .exception(let last):
        ends += 1
        seed = last + 1
      case .found(let finding):
        note(finding)
        seed = finding.seed + 1
      }
    }
    report(
      "\(counts.scripts) scripts from seed \(first): \(counts.exceptions) exceptions in "
        + "\(counts.steps) steps, \(ends) ended by one; "
        + "\(findings.count) findings of \(kinds.count) kinds")
    return findings.isEmpty
  }

  private mutating func note(_ finding: MisuseFinding) {
    findings.append(finding)
    let isNew = kinds.insert(finding.kind).inserted
    report(isNew ? "\(finding.shortened())" : "again, seed \(finding.seed): \(finding.kind)")
  }

  /// Repeats one script.
  static func repeatScript(_ seed: UInt64, only: [Int]?) throws -> Bool {
    let (outcome, counts) = try MisuseRun(first: seed, count: 1, only: only).play()
    switch outcome {
    case .found(let finding):
      say(finding)
      return false
    case .exception: say("seed \(seed) ends with an exception of UIKit's")
    case .done: say("seed \(seed): nothing found, \(counts.exceptions) exceptions")
    }
    return true
  }
}
