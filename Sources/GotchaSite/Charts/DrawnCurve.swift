import RunRecord

/// A curve as it is drawn: from 0 on, without what happened before the clock ran.
struct DrawnCurve {
  /// Seconds that a curve must take; a jump has no time to be drawn over.
  private static let leastDuration = 0.05

  /// The way of a pair and what the author calls the probe, where there is either.
  let name: String?
  let samples: [ScrollCurve.Sample]
  let restsAtEnd: Bool

  init(_ curve: ScrollCurve) {
    let finite = curve.samples.filter(\.isFinite)
    let start = finite.first?.time ?? 0
    let running = finite.drop { $0.time <= start }
    let first = finite[..<running.startIndex].suffix(1)
    let names = [curve.way.map { "The \($0) way" }, curve.name].compactMap { $0 }
    name = names.isEmpty ? nil : names.joined(separator: ": ")
    restsAtEnd = curve.restsAtEnd
    // A difference of rounded times is not round.
    samples = (first + running).map { sample in
      ScrollCurve.Sample(
        time: sample.time - start, offset: sample.offset, top: sample.top,
        isRefreshing: sample.isRefreshing)
    }
  }

  var duration: Double { samples.last?.time ?? 0 }

  var isWorthDrawing: Bool {
    guard let first = samples.first, duration >= Self.leastDuration else { return false }
    return samples.contains { $0.offset != first.offset || $0.top != first.top }
  }

  /// Whether the place of the top changes.
  var topMoves: Bool { samples.contains { $0.top != samples.first?.top } }

  /// When the refresh control refreshes; the last span is open where it does so at the end.
  var refreshes: [(start: Double, end: Double?)] {
    var spans: [(start: Double, end: Double?)] = []
    for sample in samples {
      let isOpen = spans.last.map { $0.end == nil } ?? false
      if sample.isRefreshing, !isOpen { spans.append((sample.time, nil)) }
      if !sample.isRefreshing, isOpen { spans[spans.count - 1].end = sample.time }
    }
    return spans
  }
}
