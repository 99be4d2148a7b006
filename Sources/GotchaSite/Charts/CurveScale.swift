import RunRecord

/// The times and offsets that the panels of a chart share, and where they are in a panel, from 0
/// to 1 rightwards and downwards.
struct CurveScale {
  /// How much room is left above and below, and behind the end, as a share of the whole.
  private static let margin = 0.08

  private let duration: Double
  private let low: Double
  private let high: Double

  init(_ curves: [DrawnCurve]) {
    duration = (curves.map(\.duration).max() ?? 0) * (1 + Self.margin)
    let offsets = curves.flatMap { $0.samples.map(\.offset) }
    let tops = curves.filter(\.topMoves).flatMap { $0.samples.map(\.top) }
    let lowest = (offsets + tops).min() ?? 0
    let highest = max((offsets + tops).max() ?? 0, lowest + 1)
    let room = (highest - lowest) * Self.margin
    (low, high) = (lowest - room, highest + room)
  }

  /// Of a time from the curve's start.
  func x(_ time: Double) -> Double { duration > 0 ? min(time / duration, 1) : 0 }

  /// Of an offset; larger ones are further up, so that content pulled down goes down.
  func y(_ offset: Double) -> Double { (high - offset) / (high - low) }

  func contains(_ offset: Double) -> Bool { (low...high).contains(offset) }

  var times: [Double] { ChartScale.ticks(from: 0, to: duration, about: 4) }

  var offsets: [Double] { ChartScale.ticks(from: low, to: high, about: 5) }
}
