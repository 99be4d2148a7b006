import Foundation
import TableModel

/// Runs the model's main loop by turns of the real one.
@MainActor final class LoopPump {
  /// A frame of a display at 60 hertz, in seconds.
  private static let frame = 1.0 / 60
  /// How long the real loop sleeps between two frames; it lets work of other threads come in.
  private static let pause = 0.0005

  /// The seconds of the model's clock that are left.
  private var left: TimeInterval
  private var timer: Foundation.Timer?

  init(seconds: TimeInterval) { left = seconds }

  /// Runs `body`, which runs the real loop of the main thread; on other threads it does no more.
  nonisolated static func whileRunning(for seconds: TimeInterval, _ body: () -> Void) {
    guard Thread.isMainThread else { return body() }
    let pump = MainActor.assumeIsolated {
      let pump = LoopPump(seconds: seconds)
      pump.start()
      return pump
    }
    body()
    MainActor.assumeIsolated { pump.stop() }
  }

  private func start() {
    let timer = Foundation.Timer(timeInterval: Self.pause, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.turn() }
    }
    RunLoop.current.add(timer, forMode: .default)
    self.timer = timer
  }

  private func stop() { timer?.invalidate() }

  /// Runs the loop for a frame; when the time is over, only what is ready.
  func turn() {
    let seconds = min(Self.frame, left)
    left -= seconds
    MainLoop.run(for: seconds)
  }
}
