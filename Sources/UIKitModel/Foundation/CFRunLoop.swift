import Foundation

/// A loop of events: for the main thread the virtual loop, and for another one a loop that never runs.
public final class CFRunLoop: Sendable {
  fileprivate let isMain: Bool

  fileprivate init(isMain: Bool) { self.isMain = isMain }

  fileprivate static let main = CFRunLoop(isMain: true)

  /// Runs a body with the virtual loop, if it is this one.
  fileprivate func withLoop(_ body: @MainActor (AppProcess) -> Void) {
    guard isMain, DispatchQueue.isMainHere else { return }
    MainActor.assumeIsolated { body(AppProcess.current) }
  }
}

extension RunLoop {
  /// The loop, as Core Foundation has it.
  public func getCFRunLoop() -> CFRunLoop {
    self === RunLoop.main ? CFRunLoopGetMain() : CFRunLoopGetCurrent()
  }
}

/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.main }

/// The loop of the thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! {
  DispatchQueue.isMainHere ? CFRunLoop.main : CFRunLoop(isMain: false)
}

/// Wakes a loop. Inert: the virtual loop sleeps only when there is nothing to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// Ends the run of a loop. Inert: whoever runs the virtual loop ends it.
public func CFRunLoopStop(_ rl: CFRunLoop!) {}

/// Calls a block in a later turn of a loop; the mode is a text or an array of texts.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)?
) {
  guard let rl, let block else { return }
  let names = (mode as? NSArray).map { $0.compactMap { $0 as? String } }
  let name = (mode as? NSString).map { [$0 as String] }
  let modes = (names ?? name ?? []).map { RunLoop.Mode(rawValue: $0) }
  nonisolated(unsafe) let work = block
  rl.withLoop { process in
    process.loop.perform(in: RunLoopModel.Mode(modes)) { process.bind { work() } }
  }
}

// MARK: - Timers

/// A timer that calls a block at a moment, and then again and again if there is an interval.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let work = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { work?($0) }
}

/// Schedules a timer.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, rl.isMain, let timer, let mode else { return }
  RunLoop.main.add(timer, forMode: mode.ofFoundation)
}

/// Ends a timer; the model's is in one loop.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer?.invalidate() }

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Whether a timer can fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// How far apart the firings of a timer are, in seconds.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval {
  timer?.timeInterval ?? 0
}

/// When a timer fires next.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  timer?.fireDate.timeIntervalSinceReferenceDate ?? 0
}

/// Sets when a timer fires next.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}

// MARK: - Observers

/// Something that calls a block when a loop does something.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
) -> CFRunLoopObserver! {
  CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats: repeats, block)
}

/// Begins to observe a loop.
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard let rl, let observer, let mode else { return }
  rl.withLoop { observer.begin(in: RunLoopModel.Mode([mode.ofFoundation]), of: $0) }
}

/// Ends to observe a loop.
public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) { observer?.end() }

/// Ends to observe for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { observer?.invalidate() }

/// Whether something can still observe.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer?.isValid ?? false
}
