public import Foundation

/// A time in seconds.
public typealias CFTimeInterval = TimeInterval

/// The time of the virtual clock, in seconds; on a thread that belongs to no process that of the
/// system.
public func CACurrentMediaTime() -> CFTimeInterval {
  let process = DispatchQueue.isMainHere ? AppProcess.current : AppProcess.bound
  return process?.loop.clock.now ?? ProcessInfo.processInfo.systemUptime
}

/// A timer for each frame of the display, on the virtual loop.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// Frames a second of the modeled display.
  private static let frameRate: Double = 60

  private let target: AnyObject
  private let selector: Selector
  private let process = AppProcess.current
  private var token: RunLoopModel.Token?
  private var mode: RunLoopModel.Mode?

  /// The time of the frame that is shown, on the virtual clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time from frame to frame, in seconds.
  open var duration: CFTimeInterval { 1 / Self.frameRate }
  /// Whether the target is not called.
  open var isPaused = false { didSet { if isPaused != oldValue { update() } } }
  /// How many times a second the target is called; 0 for every frame.
  open var preferredFramesPerSecond = 0 { didSet { update() } }

  /// How many times a second the target is called (iOS 15): as often as is preferred, or at most.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let range = preferredFrameRateRange
      let rate = range.preferred.map { $0 > 0 ? $0 : range.maximum } ?? range.maximum
      guard rate.isFinite else { return }
      preferredFramesPerSecond = Int(min(max(rate, 0), Float(Self.frameRate)))
    }
  }

  /// A link that calls a method of its target, which it keeps until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Calls the target from the next frame on.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let lane = RunLoopModel.Mode([mode])
    self.mode = self.mode == nil || self.mode == lane ? lane : .common
    update()
  }

  /// Does not call the target in a mode any more; the model has one mode for a link.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    self.mode = nil
    update()
  }

  /// Ends the link.
  open func invalidate() {
    mode = nil
    update()
  }

  private func update() {
    token?.invalidate()
    guard let mode, !isPaused else { return }
    let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Self.frameRate
    let interval = 1 / min(rate, Self.frameRate)
    token = process.loop.schedule(after: interval, repeating: interval, in: mode) { self.fire() }
  }

  private func fire() {
    timestamp = process.loop.now
    process.bind { _ = ObjectiveC.send(selector, to: target, [self]) }
  }
}
