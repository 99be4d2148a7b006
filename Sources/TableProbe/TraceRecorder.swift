package import RunRecord

/// Where the probes of a running case write; a probe outside of a case writes only for itself.
package final class TraceRecorder: @unchecked Sendable {
  @TaskLocal package static var current: TraceRecorder?

  /// The traces cut off so far.
  package private(set) var finished: [Trace] = []
  private var open = Trace()

  package init() {}

  func record(_ event: TraceEvent) { open.events.append(event) }

  /// Ends the open trace and returns it; what follows goes into the next.
  @discardableResult package func cut() -> Trace {
    defer { open = Trace() }
    finished.append(open)
    return open
  }

  /// Whether something was recorded since the last cut.
  package var hasOpenEvents: Bool { !open.events.isEmpty }
}
