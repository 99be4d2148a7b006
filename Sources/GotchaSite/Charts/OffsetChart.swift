import RunRecord

/// The content offset over the virtual clock, as the scrolling calls of a trace told it.
struct OffsetChart {
  private var points: [(time: Double, offset: Double)]
  /// What it is of, where there are several.
  private let name: String?

  /// What the chart needs of a trace: enough scrolling, spread over some time.
  private enum Least {
    static let points = 3
    /// Seconds; a jump has no time to be drawn over.
    static let duration = 0.05
  }

  /// The most points that are drawn; an animation has 60 a second.
  static let limit = 400

  private enum Size {
    static let width = 640.0
    static let height = 200.0
    static let left = 56.0
    static let right = 16.0
    static let top = 14.0
    static let bottom = 34.0
  }

  /// Nil for a trace that scrolls too little to be worth a drawing.
  init?(_ events: [TraceEvent], name: String? = nil) {
    self.name = name
    points = events.filter { $0.call == "didScroll" }.compactMap { event in
      guard let offset = event.answer.flatMap(Double.init), offset.isFinite, event.time.isFinite
      else { return nil }
      return (event.time, offset)
    }
    guard points.count >= Least.points, let first = points.first, let last = points.last,
      last.time - first.time >= Least.duration,
      points.contains(where: { $0.offset != first.offset })
    else { return nil }
    let step = (points.count + Self.limit - 1) / Self.limit
    points = points.indices.filter { $0 % step == 0 || $0 == points.count - 1 }.map { points[$0] }
  }

  var html: HTML {
    Tag.figure(.class("chart")) {
      Tag.figcaption {
        Tag.span(.class("trace-title")) {
          name.map { "\($0): offset over time" } ?? "Offset over time"
        }
        Tag.span { "in points, over seconds of the virtual clock" }
      }
      Tag.svg(
        .named("viewBox", "0 0 \(text(Size.width)) \(text(Size.height))"), .named("role", "img"),
        .label(words)
      ) {
        for value in offsetTicks { horizontal(value) }
        for value in timeTicks { vertical(value) }
        Tag.path(.class("chart-line"), .named("d", line))
        if let last = points.last {
          Tag.circle(
            .class("chart-end"), .named("cx", text(x(last.time))),
            .named("cy", text(y(last.offset))), .named("r", "4"))
        }
      }
    }
  }

  private var words: String {
    let offsets = points.map(\.offset)
    let (first, last) = (points.first?.offset ?? 0, points.last?.offset ?? 0)
    return "The offset goes from \(text(first)) to \(text(last)) points in "
      + "\(text(times.upperBound - times.lowerBound)) seconds, between "
      + "\(text(offsets.min() ?? 0)) and \(text(offsets.max() ?? 0))"
  }

  // MARK: Scales

  private var times: ClosedRange<Double> {
    let first = points.first?.time ?? 0
    return first...max(points.last?.time ?? first, first)
  }

  private var offsets: ClosedRange<Double> {
    let values = points.map(\.offset)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    return low...max(high, low + 1)
  }

  private func x(_ time: Double) -> Double {
    let share = (time - times.lowerBound) / (times.upperBound - times.lowerBound)
    return Size.left + share * (Size.width - Size.left - Size.right)
  }

  /// Downwards, as the content moves.
  private func y(_ offset: Double) -> Double {
    let share = (offset - offsets.lowerBound) / (offsets.upperBound - offsets.lowerBound)
    return Size.top + share * (Size.height - Size.top - Size.bottom)
  }

  private var line: String {
    points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(text(x(point.time))) \(text(y(point.offset)))"
    }
    .joined()
  }

  private var offsetTicks: [Double] {
    ChartScale.ticks(from: offsets.lowerBound, to: offsets.upperBound, about: 4)
  }

  /// From 0 at the first point.
  private var timeTicks: [Double] {
    ChartScale.ticks(from: 0, to: times.upperBound - times.lowerBound, about: 6)
  }

  private func horizontal(_ value: Double) -> HTML {
    let y = text(y(value))
    return .group([
      Tag.line(
        .class("chart-grid"), .named("x1", text(Size.left)), .named("y1", y),
        .named("x2", text(Size.width - Size.right)), .named("y2", y)),
      Tag.svgText(
        .class("chart-text"), .named("x", text(Size.left - 8)), .named("y", y),
        .named("text-anchor", "end"), .named("dominant-baseline", "central")
      ) { text(value) },
    ])
  }

  private func vertical(_ value: Double) -> HTML {
    Tag.svgText(
      .class("chart-text"), .named("x", text(x(times.lowerBound + value))),
      .named("y", text(Size.height - 10)), .named("text-anchor", "middle")
    ) { text(value) + " s" }
  }

  private func text(_ value: Double) -> String { TraceText.number((value * 100).rounded() / 100) }
}
