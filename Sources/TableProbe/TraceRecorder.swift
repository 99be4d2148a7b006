package import RunRecord

/// Where the probes of a running case write; a probe outside of a case writes only for itself.
package final class TraceRecorder: @unchecked Sendable {
  @TaskLocal package static var current: TraceRecorder?

  /// The traces cut off so far.
  package private(set) var finished: [Trace] = []
  private var open = Trace()

  package init() {}

  private var lastScene: TraceScene?

  /// Adds an event with what the table looks like, unless it looks as before or is drawn no more.
  func record(_ event: TraceEvent, scene: () -> TraceScene) {
    var event = event
    if open.events.count < Trace.drawingLimit {
      let scene = scene()
      if scene != lastScene { event.scene = scene }
      lastScene = scene
    }
    open.events.append(event)
  }

  /// Ends the open trace and returns it; what follows goes into the next.
  @discardableResult package func cut() -> Trace {
    defer {
      open = Trace()
      lastScene = nil
    }
    finished.append(open)
    return open
  }

  /// Whether something was recorded since the last cut.
  package var hasOpenEvents: Bool { !open.events.isEmpty }
}
