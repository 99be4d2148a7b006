import Foundation

/// One measurement: a figure and its value, or why there is none.
struct Ratio: Codable {
  let name: String
  let title: String
  let bar: Double
  /// The value, absent when it could not be measured.
  let ratio: Double?
  /// Why there is no value.
  let reason: String?

  init(_ figure: Benchmark.Figure, ratio: Double) {
    (name, title, bar) = (figure.name, figure.title, figure.bar)
    self.ratio = ratio.isFinite ? ratio : nil
    reason = ratio.isFinite ? nil : "the measurement gave \(ratio)"
  }

  init(_ figure: Benchmark.Figure, missing reason: String) {
    (name, title, bar) = (figure.name, figure.title, figure.bar)
    ratio = nil
    self.reason = reason
  }

  var isOK: Bool { ratio.map { $0 <= bar } ?? false }
}

// MARK: - CustomStringConvertible

extension Ratio: CustomStringConvertible {
  /// `name ratio <= bar ok`, or `… short`, or `name unknown: why`.
  var description: String {
    guard let ratio else { return "\(name) unknown: \(reason ?? "not measured")" }
    return "\(name) \(String(format: "%.3f", ratio)) <= \(bar) \(isOK ? "ok" : "short")"
  }
}
