public import Foundation

/// A timer on the virtual main loop.
///
/// It takes the place of Foundation's, whose loop runs by a wall clock. One that repeats keeps its
/// target until it is invalidated. On another thread than the main one no loop runs, and a timer that
/// is scheduled there never fires; the console logs that.
open class Timer: NSObject, @unchecked Sendable {
  private let interval: TimeInterval
  private let repeats: Bool
  private var body: ((Timer) -> Void)?
  private var token: RunLoopModel.Token?
  private var firstFireDate: Date
  /// How long after it is scheduled the timer first fires, in seconds; nil to go by the date.
  private var firstDelay: TimeInterval?

  /// The object that the timer was made with.
  open private(set) var userInfo: Any?
  /// By how much the timer may be late, in seconds; held, the virtual loop is never late.
  open var tolerance: TimeInterval = 0
  /// Whether the timer can fire.
  open private(set) var isValid = true
  /// How far apart the firings are, in seconds; 0 for a timer that fires once.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }
  /// When the timer fires next. A date that is set counts from now on.
  open var fireDate: Date {
    get { firstFireDate }
    set {
      firstFireDate = newValue
      firstDelay = nil
      guard isValid, let mode = scheduledMode else { return }
      token?.invalidate()
      schedule(in: mode)
    }
  }
  private var scheduledMode: RunLoopModel.Mode?

  private init(
    fire date: Date, interval: TimeInterval, repeats: Bool, userInfo: Any?,
    _ body: @escaping (Timer) -> Void
  ) {
    (self.interval, self.repeats, self.userInfo, self.body) = (interval, repeats, userInfo, body)
    firstFireDate = date
    super.init()
  }

  /// A timer that never fires: what a property holds until one is scheduled. It is not valid (model's
  /// choice; no public source).
  public override init() {
    (interval, repeats, firstFireDate, isValid) = (0, false, Date(), false)
    super.init()
  }

  /// A timer that first fires at a date, and is scheduled by `RunLoop.add(_:forMode:)`.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) { self.init(fire: date, interval: interval, repeats: repeats, userInfo: nil, block) }

  /// A timer that is scheduled by `RunLoop.add(_:forMode:)`.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block
    )
    firstDelay = interval
  }

  /// A timer that calls a method of its target, which it keeps.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
    firstDelay = ti
  }

  /// A timer that calls a method of its target, which it keeps, first at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let target = t as AnyObject
    self.init(fire: date, interval: ti, repeats: rep, userInfo: ui) { timer in
      ObjectiveC.deliver(s, to: target, [timer])
    }
  }

  /// A timer that fires in the default mode of the loop: not while a finger scrolls.
  @discardableResult open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule(in: .default)
    return timer
  }

  /// A timer that calls a method of its target, which it keeps, in the default mode of the loop.
  @discardableResult open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.schedule(in: .default)
    return timer
  }

  /// Fires at once; a timer that fires once is invalid then.
  open func fire() {
    guard isValid, let body else { return }
    if !repeats { invalidate() }
    body(self)
  }

  /// Ends the timer, which lets its target go.
  open func invalidate() {
    isValid = false
    body = nil
    userInfo = nil
    token?.invalidate()
  }

  /// Schedules the timer; a second mode makes it one of the common modes.
  fileprivate func schedule(in mode: RunLoopModel.Mode) {
    guard isValid else { return }
    guard DispatchQueue.isMainHere else {
      return AppProcess.current.console.log(
        "Timer: scheduled on a thread without a run loop, so it never fires")
    }
    token?.invalidate()
    if Fault.firesNoTimer.isOn { return }
    let isCommon =
      Fault.firesTimersInAnyMode.isOn || !(scheduledMode == nil || scheduledMode == mode)
    let mode = isCommon ? .common : mode
    scheduledMode = mode
    let delay = firstDelay ?? Self.rounded(firstFireDate.timeIntervalSinceNow)
    MainActor.assumeIsolated { schedule(after: delay, in: mode) }
  }

  @MainActor private func schedule(after delay: TimeInterval, in mode: RunLoopModel.Mode) {
    let process = AppProcess.current
    token = process.loop.schedule(after: delay, repeating: repeats ? interval : nil, in: mode) {
      process.bind { self.fire() }
    }
  }

  /// How far away a date is, in seconds: the clock that dates go by, which is none of the loop's, has
  /// gone on since the date was made, so a begun millisecond counts as a whole one.
  private static func rounded(_ delay: TimeInterval) -> TimeInterval {
    let fractions: Double = 1000
    return (delay * fractions).rounded(.up) / fractions
  }
}

extension RunLoop {
  /// Schedules a timer on the virtual loop, which is the main one; another loop never runs, and the
  /// console logs that.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.schedule(in: RunLoopModel.Mode([mode]))
  }
}
