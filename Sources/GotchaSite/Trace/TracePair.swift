import GotchaBook
import GotchaVerdicts
import RunRecord

/// The wrong and the right way of a case side by side; the player steps both at once.
struct TracePair {
  private let wrong: Trace
  private let right: Trace
  private let version: Version
  private let whole: SafeURL

  /// Nil for a case that has one way, or whose ways asked nothing.
  init?(_ shown: VersionVerdict, whole: SafeURL) {
    func events(of way: String) -> [TraceEvent] {
      shown.traces.filter { $0.way == way }.flatMap(\.events)
    }
    wrong = Trace(events: events(of: Trace.wrongWay), way: Trace.wrongWay)
    right = Trace(events: events(of: Trace.rightWay), way: Trace.rightWay)
    guard !wrong.events.isEmpty, !right.events.isEmpty else { return nil }
    version = shown.version
    self.whole = whole
  }

  var html: HTML {
    Tag.details(.class("trace-text trace-rest trace-pair")) {
      Tag.summary {
        "The wrong and the right way, call by call: \(wrong.events.count) and "
          + "\(right.events.count) calls"
      }
      Tag.div(.class("pair")) {
        timeline(wrong, "The wrong way")
        timeline(right, "The right way")
      }
    }
  }

  private func timeline(_ trace: Trace, _ name: String) -> HTML {
    TraceTimeline(
      trace: trace, version: version, whole: whole, limit: TraceTimeline.foldedLimit, name: name
    ).html
  }
}
