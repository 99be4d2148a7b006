import Foundation

/// Random numbers that are the same for a seed on every platform, so that a failure can be repeated.
///
/// SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// The seed that an environment variable holds, or else the same one each time, so that no test
  /// fails by chance for a person who changed something else. `make soak` tries new ones.
  package static func seed(from variable: String) -> UInt64 {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) } ?? 1
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// An index below a bound, or 0.
  package mutating func index(below bound: Int) -> Int {
    bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0
  }

  /// True so many times in a hundred.
  package mutating func chance(_ percent: Int) -> Bool {
    index(below: 100) < percent
  }
}
