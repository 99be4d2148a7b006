import Foundation

/// The way of content along one axis after a finger has left, or by code: a curve, and another
/// from where it ends.
struct AxisMotion {
  /// A curve over time, each in its closed form.
  enum Curve {
    /// From one point to another in a given time.
    case ease(from: CGFloat, to: CGFloat, duration: TimeInterval)
    /// Exponential decay towards a point: `to + (from − to)·e^(−decay·t)`.
    case decay(from: CGFloat, to: CGFloat, decay: CGFloat)
    /// A critically damped spring at an edge: `edge + (x₀ + (v₀ + ω·x₀)·t)·e^(−ω·t)`.
    case bounce(edge: CGFloat, distance: CGFloat, velocity: CGFloat)
  }

  private var first: Curve
  private var firstEnd: TimeInterval
  private var second: Curve?
  /// Where the content comes to rest.
  let target: CGFloat
  /// When it does.
  private(set) var duration: TimeInterval

  /// From `start` to `target` in `duration` seconds, easing in and out.
  static func ease(from start: CGFloat, to target: CGFloat, duration: TimeInterval) -> AxisMotion {
    AxisMotion(.ease(from: start, to: target, duration: duration), target: target)
  }

  private init(_ curve: Curve, target: CGFloat) {
    first = curve
    self.target = target
    firstEnd = curve.duration
    duration = curve.duration
  }

  /// The way of content that a finger left at `start`.
  ///
  /// - Parameters:
  ///   - goal: where deceleration alone would take it, possibly beyond the edges.
  ///   - edges: the offsets between which content rests.
  ///   - bounces: whether it may pass them on its way.
  static func glide(
    from start: CGFloat, velocity: CGFloat, goal: CGFloat, edges: ClosedRange<CGFloat>,
    rate: CGFloat, bounces: Bool
  ) -> AxisMotion {
    let decay = Curve.decay(from: start, to: goal, decay: ScrollPhysics.decay(rate: rate))
    guard !edges.contains(goal) else { return AxisMotion(decay, target: goal) }
    guard edges.contains(start) else {
      let rest = min(max(start, edges.lowerBound), edges.upperBound)
      return AxisMotion(
        .bounce(edge: rest, distance: start - rest, velocity: velocity), target: rest)
    }
    let edge = min(max(goal, edges.lowerBound), edges.upperBound)
    return AxisMotion(decay, reaching: edge, bounces: bounces)
  }

  /// A decay that ends at `edge` on its way, or goes over into a bounce there.
  private init(_ decay: Curve, reaching edge: CGFloat, bounces: Bool) {
    first = decay
    target = edge
    firstEnd = decay.time(at: edge)
    duration = firstEnd
    guard bounces else { return }
    let bounce = Curve.bounce(edge: edge, distance: 0, velocity: decay.velocity(at: firstEnd))
    second = bounce
    duration += bounce.duration
  }

  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    guard let second, time > firstEnd else { return first.position(at: min(time, firstEnd)) }
    return second.position(at: time - firstEnd)
  }

  /// Points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    guard let second, time > firstEnd else { return first.velocity(at: min(time, firstEnd)) }
    return second.velocity(at: time - firstEnd)
  }
}

// MARK: - Formulae

extension AxisMotion.Curve {
  func position(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch self {
    case .ease(let from, let to, let duration):
      guard duration > 0 else { return to }
      return from + (to - from) * TimingCurve.easeInOut.progress(at: t / CGFloat(duration))
    case .decay(let from, let to, let decay): return to + (from - to) * exp(-decay * t)
    case .bounce(let edge, let distance, let velocity):
      let frequency = ScrollPhysics.bounceFrequency
      return edge + (distance + (velocity + frequency * distance) * t) * exp(-frequency * t)
    }
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    switch self {
    case .ease: return (position(at: time + Self.moment) - position(at: time)) / Self.moment
    case .decay(let from, let to, let decay): return -decay * (from - to) * exp(-decay * t)
    case .bounce(_, let distance, let velocity):
      let frequency = ScrollPhysics.bounceFrequency
      let slope = velocity + frequency * distance
      return (slope - frequency * (distance + slope * t)) * exp(-frequency * t)
    }
  }

  /// The time over which an eased motion's velocity is taken, in seconds.
  private static let moment: TimeInterval = 1e-4

  /// The time after which the curve stays within the distance that counts as rest.
  var duration: TimeInterval {
    switch self {
    case .ease(_, _, let duration): return duration
    case .decay(let from, let to, let decay):
      let distance = abs(from - to)
      return distance > ScrollPhysics.restDistance
        ? TimeInterval(log(distance / ScrollPhysics.restDistance) / decay) : 0
    case .bounce(_, let distance, let velocity):
      return Self.bounceDuration(distance: distance, velocity: velocity)
    }
  }

  /// When a decay passes a point on its way.
  func time(at point: CGFloat) -> TimeInterval {
    guard case .decay(let from, let to, let decay) = self, from != to else { return 0 }
    let left = (point - to) / (from - to)
    return left > 0 && left < 1 ? TimeInterval(-log(left) / decay) : 0
  }

  /// The end of a bounce, by halving: behind its farthest point it only comes closer.
  private static func bounceDuration(distance: CGFloat, velocity: CGFloat) -> TimeInterval {
    let frequency = ScrollPhysics.bounceFrequency
    let slope = velocity + frequency * distance
    func isAtRest(_ time: CGFloat) -> Bool {
      abs((distance + slope * time) * exp(-frequency * time)) <= ScrollPhysics.restDistance
    }
    let farthest = slope != 0 ? max(1 / frequency - distance / slope, 0) : 0
    guard !isAtRest(farthest) else { return TimeInterval(farthest) }
    var high = farthest + 1
    while !isAtRest(high), high < longestBounce { high *= 2 }
    var low = farthest
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if isAtRest(middle) { high = middle } else { low = middle }
    }
    return TimeInterval(high)
  }

  /// Halvings until a time is found far below a frame.
  private static let halvings = 40
  /// Where a search for the end of a bounce gives up, in seconds.
  private static let longestBounce: CGFloat = 64
}
