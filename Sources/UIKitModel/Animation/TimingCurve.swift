import Foundation

/// How far an animation has come at a part of its duration.
enum TimingCurve: Hashable, Sendable {
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, as Core Animation has it.
  case cubic(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat)
  /// A damped spring, with its first speed in whole distances for each duration.
  case spring(dampingRatio: CGFloat, velocity: CGFloat)

  // The control points are those that `CAMediaTimingFunctionName` documents.
  static let linear = TimingCurve.cubic(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The part of the way that is done at `part` of the duration; exactly 0 and 1 at its ends.
  func progress(at part: CGFloat) -> CGFloat {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    switch self {
    case .cubic(let x1, let y1, let x2, let y2) where x1 == y1 && x2 == y2: return part
    case .cubic(let x1, let y1, let x2, let y2):
      let t = Self.parameter(x: part, x1, x2)
      return Self.bezier(t, y1, y2)
    case .spring(let dampingRatio, let velocity):
      return Self.spring(part, dampingRatio: dampingRatio, velocity: velocity)
    }
  }

  private static func bezier(_ t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Halvings until the curve's parameter is as exact as a `CGFloat` can be.
  private static let halvings = 52

  /// The parameter at which the curve reaches `x`, by halving: x grows with the parameter.
  private static func parameter(x: CGFloat, _ x1: CGFloat, _ x2: CGFloat) -> CGFloat {
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if bezier(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// What is left of a spring's swing at the end of its duration. Model's choice; no public source.
  private static let springRest: CGFloat = 0.001
  private static let dampingRatios: ClosedRange<CGFloat> = 0.05...1

  /// The spring whose envelope has shrunk to `springRest` when the duration ends.
  private static func spring(
    _ part: CGFloat, dampingRatio: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    let ratio =
      dampingRatio.isFinite
      ? min(max(dampingRatio, dampingRatios.lowerBound), dampingRatios.upperBound) : 1
    let decay = -log(springRest)
    let speed = (velocity.isFinite ? velocity : 0) - decay
    guard ratio < 1 else { return 1 + (speed * part - 1) * exp(-decay * part) }
    let swing = decay / ratio * (1 - ratio * ratio).squareRoot()
    let wave = speed / swing * sin(swing * part) - cos(swing * part)
    return 1 + wave * exp(-decay * part)
  }
}
