package import Drawings
import GotchaBook
package import RunRecord

/// The verdict on one case on one version.
package struct VersionVerdict: Equatable, Sendable {
  package var version: Version
  /// The entry's claim about the version.
  package var claim: Claim
  package var verdict: Verdict
  /// The verdict of each run, ordered by the run's name.
  package var runs: [RunVerdict]
  /// Why the case did not do as claimed, from the run that gave the verdict.
  package var failures: [VersionRun.Failure]
  /// What the model recorded.
  package var traces: [Trace]
  /// Where the content of the case's tables was over time, on the model.
  package var curves: [ScrollCurve]
  /// What was seen on the model.
  package var films: [Film] = []
  /// How the wrong half of a pair misbehaved on the model; nil for a case that is no pair.
  package var misbehavior: VersionRun.Misbehavior?

  /// Whether there is something to draw of it.
  package var hasRecorded: Bool { !traces.isEmpty || !curves.isEmpty }

  /// The verdict of one run alone.
  package struct RunVerdict: Equatable, Sendable {
    package var run: String
    package var system: RunSystem
    package var verdict: Verdict
  }
}
