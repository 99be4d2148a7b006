import Foundation

/// One measurement: a figure and its value, or the reason why there is none.
struct Ratio {
  let figure: Benchmark.Figure
  /// The value; nil when it could not be measured.
  let ratio: Double?
  /// Why there is no value.
  let reason: String?

  init(_ figure: Benchmark.Figure, ratio: Double) {
    self.figure = figure
    self.ratio = ratio.isFinite ? ratio : nil
    reason = ratio.isFinite ? nil : "the measured value is \(ratio)"
  }

  init(_ figure: Benchmark.Figure, missing reason: String) {
    self.figure = figure
    ratio = nil
    self.reason = reason
  }

  /// Whether the value is at most the bar.
  var isOK: Bool { ratio.map { $0 <= figure.bar } ?? false }
}

// MARK: - CustomStringConvertible

extension Ratio: CustomStringConvertible {
  /// `name ratio <= bar ok`, or `… short`, or `name unknown: why`.
  var description: String {
    guard let ratio else { return "\(figure.name) unknown: \(reason ?? "not measured")" }
    let value = String(format: "%.3f", ratio)
    return "\(figure.name) \(value) <= \(figure.bar.formatted()) \(isOK ? "ok" : "short")"
  }
}
