import RunRecord

/// The offset of one table over time: the line, where the top is, and when it refreshes.
///
/// The words are beside the drawing as text of the page, so that they stay readable on a narrow
/// screen, where the drawing is squeezed.
struct CurvePanel {
  let curve: DrawnCurve
  let scale: CurveScale
  let name: String?
  /// The offset at which the right way of a pair comes to rest; nil where there is none to reach.
  let target: Double?

  /// Whether the top is within the drawing.
  var showsTop: Bool { curve.samples.contains { scale.contains($0.top) } }

  var showsRefresh: Bool { !curve.refreshes.isEmpty }

  var html: HTML {
    Tag.div(.class("curve")) {
      if let name { Tag.p(.class("curve-name")) { name } }
      Tag.div(.class("curve-plot"), .named("role", "img"), .label(words)) {
        for span in curve.refreshes { band(span) }
        drawing
        for value in scale.offsets { offsetLabel(value) }
        for value in scale.times { timeLabel(value) }
        dot
      }
    }
  }

  private var drawing: HTML {
    let size = TraceText.number(CurvePath.size)
    return Tag.svg(
      .named("viewBox", "0 0 \(size) \(size)"), .named("preserveAspectRatio", "none")
    ) {
      for value in scale.offsets { line("chart-grid", value, width: size) }
      if let target { line("chart-target", target, width: size) }
      if showsTop {
        Tag.path(
          .class("chart-top"), .named("d", CurvePath(topsOf: curve, scale: scale).text))
      }
      Tag.path(
        .class("chart-line"), .named("d", CurvePath(offsetsOf: curve, scale: scale).text))
    }
  }

  private func line(_ kind: String, _ value: Double, width: String) -> HTML {
    let y = TraceText.number(scale.y(value) * CurvePath.size)
    return Tag.line(
      .class(kind), .named("x1", "0"), .named("y1", y), .named("x2", width),
      .named("y2", y))
  }

  private func band(_ span: (start: Double, end: Double?)) -> HTML {
    let start = scale.x(span.start)
    let end = span.end.map(scale.x) ?? 1
    return Tag.span(
      .class("curve-refresh"),
      .named("style", "left:\(percent(start));width:\(percent(end - start))")
    ) {}
  }

  private func offsetLabel(_ value: Double) -> HTML {
    Tag.span(.class("curve-offset"), .named("style", "top:\(percent(scale.y(value)))")) {
      text(value)
    }
  }

  private func timeLabel(_ value: Double) -> HTML {
    Tag.span(.class("curve-time"), .named("style", "left:\(percent(scale.x(value)))")) {
      text(value) + " s"
    }
  }

  /// Where the last sample is.
  private var dot: HTML {
    guard let last = curve.samples.last else { return .empty }
    let place = "left:\(percent(scale.x(last.time)));top:\(percent(scale.y(last.offset)))"
    return Tag.span(.class("curve-end"), .named("style", place)) {}
  }

  private var words: String {
    let offsets = curve.samples.map(\.offset)
    let (first, last) = (offsets.first ?? 0, offsets.last ?? 0)
    return "The offset goes from \(text(first)) to \(text(last)) points in "
      + "\(text(curve.duration)) seconds, between \(text(offsets.min() ?? 0)) and "
      + "\(text(offsets.max() ?? 0))" + refreshWords
  }

  private var refreshWords: String {
    curve.refreshes.map { span in
      let end = span.end.map { "to \(text($0))" } ?? "on"
      return "; it refreshes from \(text(span.start)) \(end) seconds"
    }
    .joined()
  }

  private func percent(_ share: Double) -> String { TraceText.number(share * 100) + "%" }

  private func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return (rounded < 0 ? "\u{2212}" : "") + TraceText.number(abs(rounded))
  }
}
