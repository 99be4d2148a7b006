#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// Work for the turns of the main loop in which nothing else is to be done.
///
/// A turn counts as idle when the loop is about to sleep in its default mode: not while a finger
/// scrolls.
@MainActor enum IdleTurns {
  /// Whether there is more work.
  enum Progress {
    case more, done
  }

  /// Calls `step` once in each idle turn until it is done.
  static func work(_ step: @escaping @MainActor () -> Progress) {
    let state = State()
    observe { stop in
      guard !state.isQueued else { return }
      guard !state.isDone else { return stop() }
      state.isQueued = true
      perform {
        state.isQueued = false
        state.isDone = step() == .done
      }
    }
  }

  private final class State {
    /// Whether a step waits for its turn.
    var isQueued = false
    var isDone = false
  }

  #if canImport(UIKit) && canImport(ObjectiveC)
    private static func observe(_ body: @escaping @MainActor (_ stop: () -> Void) -> Void) {
      let observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
      ) { observer, _ in
        nonisolated(unsafe) let observer = observer
        MainActor.assumeIsolated { body { CFRunLoopObserverInvalidate(observer) } }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .defaultMode)
    }

    private static func perform(_ body: @escaping @MainActor () -> Void) {
      RunLoop.main.perform(inModes: [.default]) { MainActor.assumeIsolated(body) }
    }
  #else
    private static var mode: MainLoop.Mode {
      TechniqueFault.measuresWhileScrolling.isOn ? .common : .default
    }

    private static func observe(_ body: @escaping @MainActor (_ stop: () -> Void) -> Void) {
      MainLoop.observeBeforeSleep(in: mode) { observation in
        body { observation.invalidate() }
      }
    }

    private static func perform(_ body: @escaping @MainActor () -> Void) {
      MainLoop.perform(in: mode, body)
    }
  #endif
}
