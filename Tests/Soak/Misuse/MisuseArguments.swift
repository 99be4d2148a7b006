import Foundation

/// The arguments of `soak misuse`, and those with which it starts itself for some scripts.
@MainActor enum MisuseArguments {
  private static let usage =
    "usage: soak misuse [--minutes N] [--first S] [--seed S [--steps A,B,…]]"

  /// Runs what the arguments say and returns the exit code; nil if they are not about misuse.
  static func run(_ arguments: [String]) throws -> Int32? {
    switch arguments.first {
    case "--scripts-of-misuse":
      guard arguments.count >= 4, let first = UInt64(arguments[2]), let count = UInt64(arguments[3])
      else { return 64 }
      MisuseScript.run(
        from: first, count: count, only: arguments.dropFirst(4).first.flatMap(numbers),
        journal: arguments[1])
    case "misuse": return try soak(arguments.dropFirst())
    default: return nil
    }
  }

  private static func soak(_ arguments: ArraySlice<String>) throws -> Int32 {
    var soak = MisuseSoak { say($0) }
    var (seed, steps): (UInt64?, [Int]?)
    var rest = arguments
    while let name = rest.popFirst() {
      let value = rest.popFirst() ?? ""
      switch name {
      case "--minutes" where (Double(value) ?? 0) > 0: soak.minutes = Double(value) ?? 1
      case "--first" where UInt64(value) != nil: soak.first = UInt64(value) ?? 1
      case "--seed" where UInt64(value) != nil: seed = UInt64(value)
      case "--steps" where numbers(value) != nil: steps = numbers(value)
      default:
        say(usage)
        return 64
      }
    }
    let isFine = try seed.map { try MisuseSoak.repeatScript($0, only: steps) } ?? soak.run()
    return isFine ? 0 : 1
  }

  /// Numbers between commas.
  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: ",").map { Int($0) }
    return parts.isEmpty || parts.contains(nil) ? nil : parts.compactMap { $0 }
  }
}
