import Foundation

// Work for the main queue belongs to the virtual loop: it runs in a later turn, by the virtual
// clock. Code calls Dispatch's own methods; those without further arguments are found here.

extension DispatchQueue {
  /// Runs the work in a later turn: of the virtual loop for the main queue, when work of it
  /// asks; otherwise as Dispatch does.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let loop = virtualLoop else { return async(group: nil, execute: work) }
    MainActor.assumeIsolated { loop.perform { work() } }
  }

  /// Runs the work at a time: of the virtual clock for the main queue, when work of it asks;
  /// otherwise as Dispatch does.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let loop = virtualLoop else {
      return asyncAfter(deadline: deadline, flags: [], execute: work)
    }
    guard deadline != .distantFuture else { return }
    MainActor.assumeIsolated { _ = loop.schedule(after: deadline.delay) { work() } }
  }

  /// Marks the main queue. Each reading of `main` makes an object of its own, and its work may
  /// run on any thread.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    main.setSpecific(key: key, value: true)
    return key
  }()

  /// The loop that runs the queue's work; nil when Dispatch does.
  private var virtualLoop: RunLoopModel? {
    guard getSpecific(key: Self.mainMark) == true,
      DispatchQueue.getSpecific(key: Self.mainMark) == true
    else { return nil }
    return AppProcess.current.loop
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
