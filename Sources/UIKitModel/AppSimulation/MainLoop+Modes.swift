/// Work for idle time, and for the time of a scroll: UIKit's `RunLoop.perform(inModes:)` and
/// `CFRunLoopObserver`, on the virtual loop.
@MainActor extension MainLoop {
  /// A mode of the loop: it runs in `tracking` from the moment a finger scrolls until the content
  /// rests, and in `default` otherwise. What is queued in `common` runs in both.
  public enum Mode: Sendable {
    case `default`, tracking, common
  }

  /// What observes the loop until it is invalidated.
  public final class Observation {
    private let token: RunLoopModel.Token

    init(_ token: RunLoopModel.Token) { self.token = token }

    /// Ends the observation.
    public func invalidate() { token.invalidate() }
  }

  /// Runs `body` in the next turn of the loop in `mode`.
  public static func perform(in mode: Mode, _ body: @escaping @MainActor () -> Void) {
    AppProcess.current.loop.perform(in: RunLoopModel.Mode(mode), body)
  }

  /// Calls `body` each time the loop is about to sleep in `mode`.
  ///
  /// What `body` queues with ``perform(in:_:)`` wakes the loop again.
  public static func observeBeforeSleep(
    in mode: Mode, _ body: @escaping @MainActor (Observation) -> Void
  ) {
    AppProcess.current.loop.observeBeforeSleep(in: RunLoopModel.Mode(mode)) { token in
      body(Observation(token))
    }
  }
}

extension RunLoopModel.Mode {
  fileprivate init(_ mode: MainLoop.Mode) {
    switch mode {
    case .default: self = .default
    case .tracking: self = .tracking
    case .common: self = .common
    }
  }
}
