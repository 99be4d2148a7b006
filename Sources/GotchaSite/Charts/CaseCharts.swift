import GotchaVerdicts
import RunRecord

/// The charts of a case, where they say more than words: the offset over time, and how often the
/// versions asked.
struct CaseCharts {
  var verdict: CaseVerdict
  var shown: VersionVerdict

  var html: HTML {
    .group([OffsetChart(curves)?.html ?? .empty, RequestChart(verdict)?.html ?? .empty])
  }

  /// The wrong way first, as in the entry, in whatever order the ways ran.
  private var curves: [ScrollCurve] {
    [nil, Trace.wrongWay, Trace.rightWay].flatMap { way in shown.curves.filter { $0.way == way } }
  }
}
