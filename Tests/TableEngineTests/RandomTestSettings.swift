import Foundation
import TestSupport

/// The settings of random tests, from environment variables.
enum RandomTestSettings {
  /// `TABLE_ENGINE_SEED`, or else the same one each time.
  static let seed = SplitMix.seed(from: "TABLE_ENGINE_SEED")

  /// `TABLE_ENGINE_OPERATIONS`: operations of the geometry test.
  static let operations = number("TABLE_ENGINE_OPERATIONS") ?? 20_000

  /// `TABLE_ENGINE_BATCHES`: batches of the planner test.
  static let batches = number("TABLE_ENGINE_BATCHES") ?? 10_000

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
  }
}
