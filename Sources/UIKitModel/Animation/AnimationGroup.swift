import Foundation

/// The animations of one block: their timing, and the completion they share.
@MainActor final class AnimationGroup {
  /// When and how the changes of a block happen.
  struct Timing: Sendable {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var curve = TimingCurve.easeInOut
    var repeats = false
    var autoreverses = false

    /// The time until the completion runs, without the delay.
    var length: TimeInterval { autoreverses ? 2 * duration : duration }
  }

  /// Block-less animations set it between their beginning and their end.
  var timing: Timing
  private let process: AppProcess
  private let began: TimeInterval
  private var completion: ((Bool) -> Void)?
  private var timer: RunLoopModel.Token?
  private var views: [ObjectIdentifier: WeakView] = [:]
  private var running = 0
  private var isInterrupted = false
  /// Whether a view was in no window when it was changed.
  private var hasDetachedViews = false
  /// What was to be reached when the animations were frozen.
  private var ends: [(view: UIView, property: AnimatableProperty, numbers: [CGFloat])] = []

  private struct WeakView {
    weak var view: UIView?
  }

  init(_ timing: Timing, in process: AppProcess, completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.process = process
    self.completion = completion
    began = process.loop.now
  }

  /// Where the animations are since they were paused.
  private var scrub: Scrub?
  /// Whether they rest at their end, without the completion.
  var restsAtEnd = false

  /// The place of animations that were paused, and how they go on from there.
  private struct Scrub {
    /// The part of the time that was over when they were paused, or went on.
    var start: CGFloat
    /// When they went on; nil while they rest.
    var since: TimeInterval?
    /// How much of the whole they do in a second; below 0 for the way back.
    var rate: CGFloat = 0

    func part(at time: TimeInterval) -> CGFloat {
      guard let since else { return start }
      return min(max(start + CGFloat(time - since) * rate, 0), 1)
    }
  }

  /// The part of the time that is over.
  var part: CGFloat {
    if let scrub { return scrub.part(at: process.loop.now) }
    guard timing.duration > 0 else { return 1 }
    let elapsed = process.loop.now - began - timing.delay
    return min(max(CGFloat(elapsed / timing.duration), 0), 1)
  }

  /// Lets the animations rest where they are, or at a part of their time.
  func pause(at part: CGFloat? = nil) {
    scrub = Scrub(start: part ?? self.part)
    timer?.invalidate()
  }

  /// Lets the animations go on, or back; what is left takes as much time as before, or `seconds`.
  func goOn(back isBack: Bool, over seconds: TimeInterval?) {
    let start = part
    let rest = isBack ? start : 1 - start
    let time = seconds ?? TimeInterval(rest) * timing.duration
    let rate = time > 0 ? rest / CGFloat(time) : 0
    scrub = Scrub(start: start, since: process.loop.now, rate: isBack ? -rate : rate)
    timer?.invalidate()
    timer = process.loop.schedule(after: max(time, 0)) { self.arrive(back: isBack) }
  }

  private func arrive(back isBack: Bool) {
    guard !restsAtEnd else { return pause(at: isBack ? 0 : 1) }
    guard isBack else { return end() }
    pause(at: 0)
    let body = completion
    freeze()
    body?(true)
  }

  /// Whether changes made inside of the block are animated at all.
  var animates: Bool { timing.duration > 0 }

  /// The part of the way that is done at `time`.
  func progress(at time: TimeInterval) -> CGFloat {
    if let scrub { return timing.curve.progress(at: scrub.part(at: time)) }
    let elapsed = time - began - timing.delay
    guard elapsed > 0, timing.duration > 0 else { return timing.duration > 0 ? 0 : 1 }
    guard timing.repeats || elapsed < timing.length else { return 1 }
    var part = elapsed.truncatingRemainder(dividingBy: timing.length) / timing.duration
    if part > 1 { part = 2 - part }
    return timing.curve.progress(at: CGFloat(part))
  }

  /// Counts an animation of `view` in.
  func add(_ view: UIView) {
    views[ObjectIdentifier(view)] = WeakView(view: view)
    running += 1
    if view.window == nil { hasDetachedViews = true }
  }

  /// Runs the block of changes; the completion follows when the animations end, or in the next turn
  /// if there are none.
  func run(_ changes: () -> Void) {
    let outer = process.animation
    process.animation = process.areAnimationsEnabled && !Fault.animatesNothing.isOn ? self : nil
    changes()
    process.animation = outer
    commit()
  }

  /// The changes have been made; the completion follows.
  func commit() {
    guard running > 0 else {
      process.loop.perform { if self.scrub == nil { self.complete() } }
      return
    }
    if hasDetachedViews { process.loop.perform { self.dropDetachedViews() } }
    guard !timing.repeats else { return }
    timer = process.loop.schedule(after: timing.delay + timing.length) {
      self.restsAtEnd ? self.pause(at: 1) : self.end()
    }
  }

  /// Ends the animations of views that have joined no window by the end of the turn.
  ///
  /// A table's delegate may animate a cell before the table adds it: tutorials do so in
  /// `tableView(_:willDisplay:forRowAt:)` (github.com/V8tr/UITableViewCellAnimation-Article-Final).
  private func dropDetachedViews() {
    for (id, entry) in views where entry.view?.window == nil {
      let animations = entry.view?.animations ?? []
      running -= animations.count { $0.group === self }
      entry.view?.animations.removeAll { $0.group === self }
      views[id] = nil
    }
    guard running <= 0 || views.isEmpty else { return }
    running = 0
    guard scrub == nil else { return }
    timer?.invalidate()
    complete()
  }

  /// One of the animations was taken away before its end.
  func interrupt(_ count: Int) {
    guard count > 0, running > 0 else { return }
    isInterrupted = true
    running -= count
    guard running <= 0 else { return }
    timer?.invalidate()
    process.loop.perform { self.complete() }
  }

  /// Leaves the views where the eye sees them now; the completion does not run.
  func freeze() {
    timer?.invalidate()
    completion = nil
    ends = views.values.compactMap { $0.view }.flatMap { view in
      let ours = view.animations.filter { $0.group === self }
      return AnimatableProperty.allCases.filter { property in
        ours.contains { $0.property == property }
      }.map { property in (view, property, property.numbers(of: view)) }
    }
    for (view, property, _) in ends {
      let shown = view.presentedNumbers(of: property)
      view.animations.removeAll { $0.group === self && $0.property == property }
      UIView.performWithoutAnimation { property.set(shown, of: view) }
    }
    running = 0
  }

  /// Gives the frozen views what they were on their way to.
  func jumpToEnd() {
    for (view, property, numbers) in ends {
      UIView.performWithoutAnimation { property.set(numbers, of: view) }
    }
  }

  private func end() {
    for entry in views.values { entry.view?.animations.removeAll { $0.group === self } }
    running = 0
    complete()
  }

  private func complete() {
    if Fault.completesNoAnimation.isOn { completion = nil }
    let body = completion
    completion = nil
    body?(!isInterrupted)
  }
}
