import GotchaVerdicts
import RunRecord

/// The charts of a case, where they show its point: the offset over time of code that scrolls, and
/// the requests of versions of which the entry claims different things.
struct CaseCharts {
  var verdict: CaseVerdict
  var shown: VersionVerdict
  /// The code of the case.
  var code: String
  var settings: BookSettings

  var html: HTML {
    .group([
      scrolls ? OffsetChart(curves)?.html ?? .empty : .empty,
      differs ? RequestChart(verdict, settings: settings)?.html ?? .empty : .empty,
    ])
  }

  /// Whether the code names what moves the content, or where it is.
  private var scrolls: Bool {
    !shown.curves.isEmpty
      && ["scroll", "Offset", "Refresh", "swipe", "drag"].contains { code.contains($0) }
  }

  private var differs: Bool { Set(verdict.versions.map(\.claim)).count > 1 }

  /// The wrong way first, as in the entry, in whatever order the ways ran.
  private var curves: [ScrollCurve] {
    [nil, Trace.wrongWay, Trace.rightWay].flatMap { way in shown.curves.filter { $0.way == way } }
  }
}
