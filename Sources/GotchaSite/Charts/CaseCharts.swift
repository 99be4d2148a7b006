import GotchaVerdicts
import RunRecord

/// The charts of a case, where they say more than words: the offset over time, and how often the
/// versions asked.
struct CaseCharts {
  var verdict: CaseVerdict
  var shown: VersionVerdict

  var html: HTML {
    .group(offsets + [RequestChart(verdict)?.html ?? .empty])
  }

  private var offsets: [HTML] {
    let ways = [nil, Trace.wrongWay, Trace.rightWay]
    return ways.compactMap { way in
      let events = shown.traces.filter { $0.way == way }.flatMap(\.events)
      return OffsetChart(events, name: way.map { "The \($0) way" })?.html
    }
  }
}
