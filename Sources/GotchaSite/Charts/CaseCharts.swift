import GotchaVerdicts

/// The charts of a case, where they say more than words: the offset over time, and how often the
/// versions asked.
struct CaseCharts {
  var verdict: CaseVerdict
  var shown: VersionVerdict

  var html: HTML {
    .group([OffsetChart(shown.curves)?.html ?? .empty, RequestChart(verdict)?.html ?? .empty])
  }
}
