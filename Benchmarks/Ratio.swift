import Foundation

/// One measurement: how our time compares with another's, and the most it may be.
struct Ratio {
  var name: String
  var ratio: Double
  var bar: Double
}

// MARK: - CustomStringConvertible

extension Ratio: CustomStringConvertible {
  /// `name ratio <= bar ok`, or `… short`.
  var description: String {
    "\(name) \(String(format: "%.3f", ratio)) <= \(bar) \(ratio <= bar ? "ok" : "short")"
  }
}
