import GotchaBook
package import RunRecord

/// The verdict on one case: the worst of its versions.
package struct CaseVerdict: Equatable, Sendable {
  package var id: CaseID
  package var verdict: Verdict
  /// The versions with a claim or a run, in ascending order.
  package var versions: [VersionVerdict]
  /// The modeled versions that the case names neither as affected nor as not.
  package var unknownVersions: [Version]
  /// The Swift file of a case that is not written in the entry.
  package var source: String?
  /// The first errors of the compiler in this case's lines.
  package var compileErrors: [VersionRun.Failure]
  /// What failed of a case that is about no versions.
  package var plainFailures: [VersionRun.Failure] = []
  /// The runs of a case that is about no versions.
  package var plainRuns: [VersionVerdict.RunVerdict] = []
  /// Which broken tables make it fail, on the model; nil when that has not been tried.
  package var proof: CaseProof?
}

extension CaseVerdict {
  /// The version whose traces and curves are shown: the newest on which the case passes, else the
  /// newest that has any.
  package var shown: VersionVerdict? {
    versions.last { $0.verdict == .passes && $0.hasRecorded } ?? versions.last(where: \.hasRecorded)
  }

  /// The version whose films are shown first: the newest affected one that has any, if the case does
  /// there what is claimed.
  package var filmed: VersionVerdict? {
    versions.last { !$0.films.isEmpty && $0.verdict == .passes && $0.claim == .affected }
      ?? versions.last { !$0.films.isEmpty && $0.verdict == .passes }
      ?? versions.last { !$0.films.isEmpty }
  }

  /// The failures of the case, each once, with the versions on which it happened.
  package var contradictions: [Contradiction] {
    var found = plainFailures.map { Contradiction($0, versions: []) }
    for version in versions where version.verdict == .fails {
      for failure in version.failures {
        Contradiction.add(failure, on: version.version, to: &found)
      }
    }
    return found
  }

  /// One failure and the versions on which it happened.
  package typealias Contradiction = FailureGroup
}
