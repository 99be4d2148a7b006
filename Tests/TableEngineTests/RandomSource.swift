import Foundation

/// A random number generator whose seed can be set, so that a failure can be repeated.
///
/// SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// An index below a bound, or 0.
  mutating func index(below bound: Int) -> Int {
    bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0
  }

  /// True so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool {
    index(below: 100) < percent
  }
}

/// What a random test is told by its environment.
enum RandomTestSettings {
  /// `TABLE_ENGINE_SEED`, or else a new one each time.
  static let seed = number("TABLE_ENGINE_SEED").map(UInt64.init) ?? UInt64.random(in: 0..<1 << 32)

  /// `TABLE_ENGINE_OPERATIONS`: operations of the geometry test.
  static let operations = number("TABLE_ENGINE_OPERATIONS") ?? 100_000

  /// `TABLE_ENGINE_BATCHES`: batches of the planner test.
  static let batches = number("TABLE_ENGINE_BATCHES") ?? 10_000

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
  }
}
