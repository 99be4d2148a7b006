import GotchaBook
import GotchaVerdicts
import RunRecord

/// The calls of the wrong and the right way of a case, side by side.
struct TracePair {
  let wrong: TraceTimeline
  let right: TraceTimeline

  /// Nil for a case that has one way, or whose ways have no calls.
  init?(_ shown: VersionVerdict, whole: SafeURL?, settings: BookSettings) {
    func timeline(of way: String, _ name: String) -> TraceTimeline {
      TraceTimeline(
        trace: Trace(joining: shown.traces.filter { $0.way == way }), version: shown.version,
        whole: whole, name: name, settings: settings)
    }
    wrong = timeline(of: Trace.wrongWay, "Wrong")
    right = timeline(of: Trace.rightWay, "Right")
    guard !wrong.trace.events.isEmpty, !right.trace.events.isEmpty else { return nil }
  }

  var html: HTML {
    Tag.details(.class("trace-text")) {
      Tag.summary {
        "Delegate calls (\(wrong.trace.count) with the first version, \(right.trace.count) with the fix)"
      }
      Tag.div(.class("pair")) {
        wrong.html
        right.html
      }
    }
  }
}

extension Trace {
  /// The traces of one way, one after the other.
  init(joining traces: [Trace]) {
    self.init(
      events: traces.flatMap(\.events), way: traces.first?.way,
      omitted: traces.map(\.omitted).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) })
  }
}
