package import GotchaBook
package import RunRecord

/// A trace drawn: the calls in order down a rail, with the cell's availability and the frame at
/// each. Sizes are in points; widths follow the page, so that nothing is scaled on a phone.
package struct TraceTimeline {
  /// The most calls that are drawn where the drawing is folded away; a page may have many.
  static let foldedLimit = 60

  package var trace: Trace
  package var version: Version
  /// Where the whole trace is, relative to the page.
  var whole: SafeURL?
  /// The most calls that are drawn.
  var limit = Trace.drawingLimit
  /// What the trace is of, where there are several: `The wrong way`.
  var name: String?

  private enum Size {
    static let rail = 14.0
    static let cellLane = 36.0
    static let text = 56.0
    static let row = 30.0
    /// What each line below a call's name adds.
    static let detail = 18.0
    /// Letters of a detail that fit a phone 340 points wide.
    static let detailLetters = 42
    /// Letters of an answer that fit beside the longest names; longer ones get a line.
    static let answerLetters = 12
    static let top = 8.0
    static let frameWidth = 56.0
    static let frameHeight = 16.0
  }

  private var drawn: ArraySlice<TraceEvent> { trace.events.prefix(limit) }

  /// The drawing, its caption, and a word about what was left out.
  package var html: HTML {
    let count = trace.events.count
    let player = PlayerData.text(of: drawn)
    let attributes: [Attribute] =
      [.class(player == nil ? "trace" : "trace trace-played")]
      + (player.map { [.named("data-player", $0)] } ?? [])
    return Tag.figure(attributes) {
      Tag.figcaption {
        Tag.span(.class("trace-title")) {
          (name.map { "\($0): " } ?? "") + (count == 1 ? "1 call" : "\(count) calls")
        }
        Tag.span(.class("trace-version")) { "recorded on iOS \(version)" }
      }
      Tag.div(.class("trace-body")) {
        if player != nil, let scene = drawn.last(where: { $0.scene != nil })?.scene {
          Tag.div(.class("stage")) { TableDrawing(scene: scene).html }
        }
        drawing
      }
      if count > limit {
        Tag.p(.class("trace-cut")) {
          "The first \(limit) of \(count) calls are drawn. "
          if let whole { Tag.a(.href(whole)) { "The whole trace as JSON" } }
        }
      }
      legend
    }
  }

  private var drawing: HTML {
    var rows: [HTML] = []
    var y = Size.top
    let scale = frameScale
    for (index, event) in drawn.enumerated() {
      rows.append(row(event, number: index + 1, at: y, scale: scale))
      y += Self.height(of: event)
    }
    let rail = Tag.line(
      .class("t-rail"), .named("x1", number(Size.rail)), .named("x2", number(Size.rail)),
      .named("y1", number(Size.top + 15)), .named("y2", number(max(y - 15, Size.top + 15))))
    return Tag.svg(
      .class("timeline"), .named("width", "100%"), .named("height", number(y + Size.top)),
      .named("role", "img"), .label(summary)
    ) {
      rail
      HTML.group(rows)
    }
  }

  private var summary: String {
    "Timeline of \(trace.events.count) calls: "
      + drawn.prefix(8).map { Self.title(of: $0) }.joined(separator: ", ")
      + (trace.events.count > 8 ? " and so on" : "")
  }

  private static func height(of event: TraceEvent) -> Double {
    let lines = details(of: event).count + (event.frame == nil ? 0 : 1)
    return Size.row + Double(lines) * Size.detail + (lines > 0 ? 4 : 0)
  }

  /// The lines below a call's name, without the frame's.
  private static func details(of event: TraceEvent) -> [String] {
    var lines: [String] = []
    if let answer = event.answer, answer.count > Size.answerLetters {
      lines.append("→ \(answer)")
    }
    let facts =
      (event.cell.map { ["cell \($0.rawValue)"] } ?? [])
      + event.notes.map { "\($0.name) \($0.value)" }
    if !facts.isEmpty { lines.append(facts.joined(separator: " · ")) }
    return lines.map { line in
      line.count <= Size.detailLetters ? line : line.prefix(Size.detailLetters - 1) + "…"
    }
  }

  private static func title(of event: TraceEvent) -> String {
    ([event.call] + (event.path.isEmpty ? [] : [path(of: event)])).joined(separator: " ")
  }

  private static func path(of event: TraceEvent) -> String {
    event.path.map(String.init).joined(separator: "-")
  }

  /// How many points a point of a frame takes in the drawing.
  private var frameScale: Double {
    let widest = drawn.compactMap { Self.size(of: $0)?.width }.max() ?? 0
    return widest > 0 ? Size.frameWidth / widest : 0
  }

  private static func size(of event: TraceEvent) -> (width: Double, height: Double)? {
    guard let frame = event.frame, frame.count == 4, frame.allSatisfy(\.isFinite),
      frame[2] > 0, frame[3] > 0
    else { return nil }
    return (frame[2], frame[3])
  }
}

// MARK: - Rows

extension TraceTimeline {
  private func row(
    _ event: TraceEvent, number index: Int, at y: Double, scale: Double
  ) -> HTML {
    let baseline = y + 20
    return Tag.svg(.class("t-row t-\(TraceCallKind(event.call).rawValue)")) {
      Tag.rect(
        .class("t-ground"), .named("y", number(y)), .named("width", "100%"),
        .named("height", number(Self.height(of: event))), .named("rx", "6"))
      TraceCallKind(event.call).mark(x: Size.rail, y: y + 15)
      cellMark(event, y: y + 15)
      Tag.svgText(
        .class("t-call"), .named("x", number(Size.text)), .named("y", number(baseline))
      ) {
        event.call
        if !event.path.isEmpty {
          Tag.tspan(.class("t-path"), .named("dx", "8")) { Self.path(of: event) }
        }
      }
      if let answer = event.answer, answer.count <= Size.answerLetters {
        Tag.svgText(
          .class("t-answer"), .named("x", "100%"), .named("dx", "-8"),
          .named("y", number(baseline)), .named("text-anchor", "end")
        ) { answer }
      }
      details(event, y: baseline + Size.detail, scale: scale)
    }
  }

  private func details(_ event: TraceEvent, y: Double, scale: Double) -> HTML {
    let lines = Self.details(of: event)
    var parts = lines.enumerated().map { offset, line in
      detail(line, y: y + Double(offset) * Size.detail)
    }
    if let frame = event.frame {
      let y = y + Double(lines.count) * Size.detail
      parts.append(detail("frame " + frame.map(TraceText.number).joined(separator: " "), y: y))
      parts.append(drawnFrame(event, y: y - 4, scale: scale))
    }
    return .group(parts)
  }

  private func detail(_ text: String, y: Double) -> HTML {
    Tag.svgText(.class("t-detail"), .named("x", number(Size.text)), .named("y", number(y))) {
      text
    }
  }

  @HTMLBuilder
  private func drawnFrame(_ event: TraceEvent, y: Double, scale: Double) -> HTML {
    if let size = Self.size(of: event) {
      let height = min(max(size.height * scale, 2), Size.frameHeight)
      let width = max(size.width * scale, 2)
      Tag.svg(.named("x", "100%"), .named("overflow", "visible")) {
        Tag.rect(
          .class("t-frame"), .named("x", number(-width - 8)), .named("y", number(y - height / 2)),
          .named("width", number(width)), .named("height", number(height)), .named("rx", "2"))
      }
    }
  }

  @HTMLBuilder
  private func cellMark(_ event: TraceEvent, y: Double) -> HTML {
    if let cell = event.cell {
      Tag.rect(
        .class("t-cell t-cell-\(cell.rawValue)"), .named("x", number(Size.cellLane - 7)),
        .named("y", number(y - 5)), .named("width", "14"), .named("height", "10"),
        .named("rx", "2.5"))
    }
  }

  private var legend: HTML {
    let kinds = TraceCallKind.allCases.filter { kind in
      drawn.contains { TraceCallKind($0.call) == kind }
    }
    return Tag.ul(.class("trace-legend"), .label("Legend")) {
      for kind in kinds {
        Tag.li {
          Tag.svg(
            .class("t-\(kind.rawValue)"), .named("width", "14"), .named("height", "14"),
            .hiddenFromSpeech
          ) { kind.mark(x: 7, y: 7) }
          Tag.span { kind.words }
        }
      }
      if drawn.contains(where: { $0.cell != nil }) {
        for cell in [TraceEvent.CellAvailability.none, .available] {
          Tag.li {
            Tag.svg(.named("width", "16"), .named("height", "14"), .hiddenFromSpeech) {
              Tag.rect(
                .class("t-cell t-cell-\(cell.rawValue)"), .named("x", "1"), .named("y", "2"),
                .named("width", "14"), .named("height", "10"), .named("rx", "2.5"))
            }
            Tag.span { cell == .available ? "cell available" : "no cell yet" }
          }
        }
      }
    }
  }

  private func number(_ value: Double) -> String { TraceText.number(value) }
}
