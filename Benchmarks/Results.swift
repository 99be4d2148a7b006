import Foundation

/// What one whole run has measured, as it is written to `Benchmarks/results.json`.
struct Results: Codable {
  /// The version of this form.
  var schema = 1
  var machine = Machine()
  var figures: [Ratio] = []
  var curves: [GrowthCurve.Measured] = []

  /// What the figures were measured on: ratios travel, seconds do not.
  struct Machine: Codable {
    var processor = Machine.processorName()
    var cores = ProcessInfo.processInfo.activeProcessorCount
    var system = ProcessInfo.processInfo.operatingSystemVersionString
    var swift = Machine.compiler

    private static func processorName() -> String {
      let lines = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8).split(
        separator: "\n")
      let line = lines?.first { $0.hasPrefix("model name") }
      let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
      return name ?? "unknown"
    }

    private static var compiler: String {
      #if compiler(>=6.4)
        "6.4 or later"
      #elseif compiler(>=6.3)
        "6.3"
      #else
        "6.2"
      #endif
    }
  }

  /// Writes the results where the repository keeps them.
  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "results.json")
    try (try encoder.encode(self) + Data("\n".utf8)).write(to: file, options: .atomic)
  }
}
