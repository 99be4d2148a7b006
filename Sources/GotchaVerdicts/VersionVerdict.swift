package import GotchaBook
package import RunRecord

/// What the runs say about one case on one version.
package struct VersionVerdict: Equatable, Sendable {
  package var version: Version
  /// What the entry says about the version.
  package var claim: VersionRun.Claim
  package var verdict: Verdict
  /// What each run said by itself, ordered by the run's name.
  package var runs: [Opinion]
  /// Why the case did not do as claimed, from the run that gave the verdict.
  package var failures: [VersionRun.Failure]
  package var traces: [Trace]
  /// Where the content of the case's tables was over time.
  package var curves: [ScrollCurve]

  /// Whether there is something to draw of it.
  package var hasRecorded: Bool { !traces.isEmpty || !curves.isEmpty }

  /// One run's word on it.
  package struct Opinion: Equatable, Sendable {
    package var run: String
    package var verdict: Verdict
  }
}
