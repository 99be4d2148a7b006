package import GotchaBook
package import RunRecord

/// The verdict on one entry, the worst of its cases, and what its claims rest on.
package struct EntryVerdict: Equatable, Sendable {
  package var id: String
  /// Nil for an entry that has no cases, and so proves nothing.
  package var verdict: Verdict?
  package var cases: [CaseVerdict]
  package var claims = EntryClaims()

  /// A run on real UIKit that covers a version of the entry.
  package struct DeviceResult: Hashable, Sendable {
    package var run: String
    package var system: RunSystem
    package var version: Version
    /// Whether a case did something else there than the entry says.
    package var contradicts: Bool
  }

  /// What runs on real UIKit found, by version and run.
  package var deviceResults: [DeviceResult] { Self.deviceResults(of: cases) }

  /// The versions on which a device did what the entry says and none did otherwise, and those on
  /// which one did otherwise.
  static func deviceVersions(
    of cases: [CaseVerdict]
  ) -> (confirmed: Set<Version>, contradicted: Set<Version>) {
    let results = deviceResults(of: cases)
    let contradicted = Set(results.filter(\.contradicts).map(\.version))
    return (Set(results.map(\.version)).subtracting(contradicted), contradicted)
  }

  private static func deviceResults(of cases: [CaseVerdict]) -> [DeviceResult] {
    var found: [DeviceResult] = []
    for version in cases.flatMap(\.versions) {
      for run in version.runs where run.system.platform == .device && run.verdict.hasRun {
        let result = DeviceResult(
          run: run.run, system: run.system, version: version.version, contradicts: false)
        let isContradiction = run.verdict != .passes
        if let index = found.firstIndex(where: { $0.isOf(result) }) {
          found[index].contradicts = found[index].contradicts || isContradiction
        } else {
          found.append(result)
          found[found.count - 1].contradicts = isContradiction
        }
      }
    }
    return found.sorted { ($0.version, $0.run) < ($1.version, $1.run) }
  }
}

extension EntryVerdict.DeviceResult {
  fileprivate func isOf(_ other: Self) -> Bool {
    run == other.run && system == other.system && version == other.version
  }
}
