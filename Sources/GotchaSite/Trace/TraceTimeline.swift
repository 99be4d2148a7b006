import GotchaBook
package import RunRecord

/// A trace as a list of its calls.
package struct TraceTimeline {
  /// The most calls that are listed; a page may have many lists.
  static let limit = 32

  package var trace: Trace
  package var version: Version
  /// Where the whole trace is, relative to the page.
  var whole: SafeURL?
  /// What the trace is of, where there are several: `Wrong`.
  var name: String?
  var settings: BookSettings

  /// The calls that are listed.
  var listed: ArraySlice<TraceEvent> { trace.events.prefix(Self.limit) }

  /// The list, its caption, and how much was left out.
  package var html: HTML {
    let count = trace.count
    let kinds = Dictionary(
      Set(listed.map(\.call)).map { ($0, TraceCallKind($0)) }, uniquingKeysWith: { $1 })
    return Tag.figure(.class("trace"), .named("data-calls", trace.way ?? "")) {
      Tag.figcaption {
        Tag.span(.class("trace-title")) {
          (name.map { "\($0): " } ?? "") + (count == 1 ? "1 call" : "\(count) calls")
        }
        Tag.span { settings.simulated(version) ?? "" }
      }
      Tag.div(
        .class("calls"), .named("tabindex", "0"), .named("role", "region"),
        .label((name.map { "\($0): delegate" } ?? "Delegate") + " calls in order")
      ) {
        Tag.ol(.class("timeline")) {
          for (event, before) in zip(listed, [nil] + listed.map(\.time)) {
            Self.row(event, after: before, kind: kinds[event.call] ?? nil)
          }
        }
      }
      if count > Self.limit {
        Tag.p(.class("trace-cut")) {
          "The first \(Self.limit) of \(count) calls are listed. "
          if let whole { Tag.a(.href(whole)) { "The trace as JSON" } }
        }
      }
    }
  }

  /// A call, with its time where that differs from the time of the call before it.
  private static func row(_ event: TraceEvent, after before: Double?, kind: TraceCallKind?) -> HTML
  {
    let details = details(of: event)
    let time =
      event.time == before ? [] : [Attribute.named("data-time", TraceText.number(event.time))]
    return Tag.li((kind.map { [.class("t-\($0.rawValue)")] } ?? []) + time) {
      title(of: event)
      if let answer = event.answer { Tag.b { answer } }
      if !details.isEmpty { Tag.small { details } }
    }
  }

  /// The name and the index path: what makes two calls of different traces the same.
  static func title(of event: TraceEvent) -> String {
    event.path.isEmpty
      ? event.call : "\(event.call) \(event.path.map(String.init).joined(separator: "-"))"
  }

  private static func details(of event: TraceEvent) -> String {
    let frame = event.frame.map { frame in
      "frame " + frame.map(TraceText.number).joined(separator: " ")
    }
    let facts = [event.cell.map { "cell \($0.rawValue)" }, frame].compactMap { $0 }
    return (facts + event.notes.map { "\($0.name) \($0.value)" }).joined(separator: " · ")
  }
}
