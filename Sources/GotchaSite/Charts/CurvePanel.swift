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
        for value in scale.offsets { mark("curve-offset", y: value, words: text(value)) }
        for value in scale.times { mark("curve-time", x: value, words: text(value) + " s") }
        if let last = curve.samples.last { mark("curve-end", x: last.time, y: last.offset) }
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

  /// A label or a dot at a time, an offset, or both.
  private func mark(
    _ kind: String, x time: Double? = nil, y offset: Double? = nil, words: String = ""
  ) -> HTML {
    let left = time.map { "left:\(percent(scale.x($0)))" }
    let top = offset.map { "top:\(percent(scale.y($0)))" }
    let style = [left, top].compactMap { $0 }.joined(separator: ";")
    return Tag.span(.class(kind), .named("style", style)) { words }
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
