import Foundation

/// Watches whether the memory of this process grows with the number of scripts.
struct MemoryWatch: CustomStringConvertible {
  /// Scripts from one sample to the next.
  static let interval: UInt64 = 1000
  /// Samples that are left out: pools fill and code is paged in.
  private static let warmUp = 3
  /// How much more the last third may use than the first: allocators fragment a little.
  private static let mostGrowth = 1.1

  private var samples: [Int] = []

  /// Takes a sample, and says it.
  mutating func sample(after scripts: UInt64) -> String {
    samples.append(Self.residentBytes)
    return "\(scripts) scripts, \(Self.megabytes(samples.last ?? 0))"
  }

  /// Whether the mean of the last third of the samples is above that of the first.
  var hasGrown: Bool { growth.map { $0 > Self.mostGrowth } ?? false }

  /// The mean of the last third of the samples by that of the first; nil with too few samples.
  private var growth: Double? {
    let steady = samples.dropFirst(Self.warmUp)
    let third = steady.count / 3
    guard third > 0 else { return nil }
    let first = steady.prefix(third).reduce(0, +)
    return Double(steady.suffix(third).reduce(0, +)) / Double(first)
  }

  var description: String {
    guard let growth, let least = samples.min(), let most = samples.max() else {
      return "too short a run to see whether memory grows"
    }
    let words = "memory between \(Self.megabytes(least)) and \(Self.megabytes(most))"
    let ratio = String(format: "%.3f", growth)
    return "\(words), last third by first \(ratio) (\(hasGrown ? "it grows" : "flat"))"
  }

  private static func megabytes(_ bytes: Int) -> String {
    String(format: "%.1f MB", Double(bytes) / 1_048_576)
  }

  /// The resident set, from `/proc/self/statm`; zero where there is none.
  private static var residentBytes: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
