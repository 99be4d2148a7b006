import Foundation

/// Round numbers for an axis.
enum ChartScale {
  /// Multiples of 1, 2 or 5 times a power of ten within a range, about `count` of them.
  static func ticks(from low: Double, to high: Double, about count: Int) -> [Double] {
    guard high > low, count > 0, (high - low).isFinite else { return [low] }
    let raw = (high - low) / Double(count)
    let power = pow(10, floor(log10(raw)))
    let step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= raw } ?? raw
    let first = Int((low / step).rounded(.up))
    let last = Int((high / step).rounded(.down))
    return last >= first ? (first...last).map { Double($0) * step } : [low]
  }
}
