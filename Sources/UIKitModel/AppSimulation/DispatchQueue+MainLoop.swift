import Foundation

// Work for the main queue belongs to the virtual loop: it runs in a later turn, by the virtual
// clock. Work for other queues runs there, on behalf of the process that gave it to them, and the
// loop waits for it. Code calls Dispatch's own methods; those without further arguments are found
// here.

extension DispatchQueue {
  /// Runs the work in a later turn: of the virtual loop for the main queue; on the queue
  /// otherwise, where the loop waits for it before its next turn.
  ///
  /// What belongs to no process, on a thread of its own, goes to Dispatch.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let process = AppProcess.ofCaller else { return async(group: nil, execute: work) }
    guard isMain else {
      return process.loop.background.run(for: process, { work() }) {
        async(group: nil, execute: $0)
      }
    }
    guard Self.isOnMain else { return process.loop.background.deliver { work() } }
    if Fault.dropsMainWork.isOn { return }
    if Fault.runsMainWorkAtOnce.isOn { return work() }
    MainActor.assumeIsolated { process.loop.perform { work() } }
  }

  /// Runs the work at a time of the virtual clock: in a turn of the loop for the main queue, on
  /// the queue otherwise.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let process = AppProcess.ofCaller else {
      return asyncAfter(deadline: deadline, flags: [], execute: work)
    }
    guard deadline != .distantFuture else { return }
    let submit: @Sendable () -> Void = {
      if self.isMain {
        work()
      } else {
        AppProcess.$bound.withValue(process) { self.async(execute: work) }
      }
    }
    guard Self.isOnMain else {
      return process.loop.background.deliver(after: deadline.delay, submit)
    }
    MainActor.assumeIsolated { _ = process.loop.schedule(after: deadline.delay) { submit() } }
  }

  /// Marks the main queue. Each reading of `main` makes an object of its own, and its work may
  /// run on any thread.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    main.setSpecific(key: key, value: true)
    return key
  }()

  private var isMain: Bool { getSpecific(key: Self.mainMark) == true }

  /// Whether work of the main queue is running.
  package static var isOnMain: Bool { DispatchQueue.getSpecific(key: mainMark) == true }

  /// Whether what runs here belongs to the main queue or is on the main thread.
  package static var isMainHere: Bool { isOnMain || Thread.isMainThread }
}

extension AppProcess {
  /// The process of the running work: of the main queue, or of what the loop waits for.
  static var ofCaller: AppProcess? {
    DispatchQueue.isOnMain ? current : bound
  }
}

extension DispatchTime {
  /// How far the time is away, in seconds. The clock has gone on since the deadline was made, so
  /// a begun millisecond counts as a whole one.
  fileprivate var delay: TimeInterval {
    let (now, time) = (DispatchTime.now().uptimeNanoseconds, uptimeNanoseconds)
    guard time > now else { return 0 }
    let nanosecondsInMillisecond = 1_000_000.0
    return (Double(time - now) / nanosecondsInMillisecond).rounded(.up) / 1000
  }
}
