import RunRecord

/// The content offset of a case's tables over the virtual clock: one panel a table, on one scale.
struct OffsetChart {
  /// The most tables that are drawn; a page stays readable.
  static let limit = 6

  private let panels: [CurvePanel]
  private let leftOut: Int

  /// Nil where no content moves for long enough to be worth a drawing, or where it moves in both halves
  /// of a pair alike: what tells them apart is something else.
  init?(_ curves: [ScrollCurve]) {
    let drawn = curves.map(DrawnCurve.init).filter(\.isWorthDrawing)
    guard !drawn.isEmpty, !Self.areHalvesAlike(curves) else { return nil }
    let scale = CurveScale(drawn)
    leftOut = max(0, drawn.count - Self.limit)
    let right = curves.last { $0.way == Trace.rightWay }.map(DrawnCurve.init)
    let target = drawn.count > 1 && right?.restsAtEnd == true ? right?.samples.last?.offset : nil
    let shown = target.flatMap { scale.contains($0) ? $0 : nil }
    panels = drawn.prefix(Self.limit).enumerated().map { index, curve in
      let number = drawn.count > 1 ? "Table \(index + 1)" : nil
      return CurvePanel(curve: curve, scale: scale, name: curve.name ?? number, target: shown)
    }
  }

  private static func areHalvesAlike(_ curves: [ScrollCurve]) -> Bool {
    func samples(_ way: String) -> [[ScrollCurve.Sample]] {
      curves.filter { $0.way == way }.map(DrawnCurve.init).map(\.samples)
    }
    let right = samples(Trace.rightWay)
    return !right.isEmpty && right == samples(Trace.wrongWay)
  }

  var html: HTML {
    Tag.figure(.class("chart")) {
      Tag.figcaption {
        Tag.span(.class("trace-title")) { "Offset over time" }
        Tag.span { "points over seconds of the virtual clock" }
      }
      Tag.div(.class("chart-panels")) {
        for panel in panels { panel.html }
      }
      legend
    }
  }

  private var legend: HTML {
    Tag.p(.class("chart-legend")) {
      key("key-line", "Content offset")
      if panels.contains(where: { $0.target != nil }) {
        key("key-target", "Target: where the right way ends")
      }
      if panels.contains(where: \.showsTop) { key("key-top", "Top: minus the top inset") }
      if panels.contains(where: \.showsRefresh) { key("key-refresh", "Refreshing") }
      if leftOut > 0 { Tag.span { "\(leftOut) more \(leftOut == 1 ? "table" : "tables")" } }
    }
  }

  private func key(_ kind: String, _ words: String) -> HTML {
    Tag.span {
      Tag.span(.class("key \(kind)"), .hiddenFromSpeech) {}
      words
    }
  }
}
