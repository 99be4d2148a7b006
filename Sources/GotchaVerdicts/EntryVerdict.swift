import GotchaBook
package import RunRecord

/// The verdict on one entry, the worst of its cases that are not ignored, and what its claims rest on.
package struct EntryVerdict: Equatable, Sendable {
  package var id: String
  /// Nil for an entry without cases.
  package var verdict: Verdict?
  package var cases: [CaseVerdict]
  package var claims = EntryClaims()

  /// The worst of the cases that are not ignored; ignored if all are, and nil without cases.
  static func verdict(of cases: [CaseVerdict]) -> Verdict? {
    let all = cases.map(\.verdict)
    return all.filter { $0.reason == nil }.max() ?? all.max()
  }

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
    let results = cases.flatMap(\.versions).flatMap { version in
      version.runs.filter { $0.system.platform == .device && $0.verdict.hasRun }.map { run in
        DeviceResult(
          run: run.run, system: run.system, version: version.version,
          contradicts: run.verdict != .passes)
      }
    }
    let contradictions = Set(results.filter(\.contradicts))
    return Set(results).filter { result in
      var contradiction = result
      contradiction.contradicts = true
      return result.contradicts || !contradictions.contains(contradiction)
    }.sorted {
      ($0.version, $0.run, $0.system.description) < ($1.version, $1.run, $1.system.description)
    }
  }
}
