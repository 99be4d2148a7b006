/// Where the probes of a running case write; a probe outside of a case writes only for itself.
package final class TraceRecorder: @unchecked Sendable {
  @TaskLocal package static var current: TraceRecorder?

  /// Identifies a probe, also against one that has its place in memory later.
  package final class Source {
    package init() {}
  }

  /// The traces cut off so far.
  package private(set) var finished: [Trace] = []
  private var open = Trace()
  private var sources: [Source] = []
  private var allCurves: [ScrollCurve] = []

  package init() {}

  /// Adds an event.
  package func record(_ event: TraceEvent) { open.events.append(event) }

  /// Ends the open trace and returns it; what follows goes into the next.
  @discardableResult package func cut() -> Trace {
    defer { open = Trace() }
    finished.append(open)
    return open
  }

  /// Whether something was recorded since the last cut.
  package var hasOpenEvents: Bool { !open.events.isEmpty }
}

// MARK: - Scrolling

extension TraceRecorder {
  /// The curves of the probes whose content moved over time, in the order of their first sample.
  package var curves: [ScrollCurve] { allCurves.filter(\.moves) }

  /// Adds to the curve of a probe; `isAtRest` means that nothing is left to move.
  package func record(
    _ sample: ScrollCurve.Sample, of source: Source, name: String?, isAtRest: Bool
  ) {
    let index = sources.firstIndex { $0 === source } ?? begin(source)
    let isFull = allCurves[index].samples.count >= ScrollCurve.limit
    allCurves[index].name = name
    allCurves[index].restsAtEnd = isAtRest && !isFull
    guard sample.isFinite, !isFull, sample != allCurves[index].samples.last else { return }
    allCurves[index].samples.append(sample)
  }

  private func begin(_ source: Source) -> Int {
    sources.append(source)
    allCurves.append(ScrollCurve())
    return sources.count - 1
  }
}
