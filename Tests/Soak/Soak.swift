import Foundation
import TableModel

/// `soak [--minutes N] [--first S] [--seed S] [--seeds FILE]` runs random scripts against the table, each from
/// a seed of its own, and says what is not as it must be.
///
/// First the seeds that are kept (`Tests/Soak/seeds.txt`), then new ones until the time is over,
/// beginning with `--first` or by chance. `--seed` runs one alone.
/// `soak misuse` is another program: `MisuseSoak`.
/// Exit codes: 0 nothing found; 1 a script failed or memory grew; 64 wrong arguments.
@main @MainActor struct Soak {
  private var minutes = 1.0
  private var only: UInt64?
  private var first = UInt64.random(in: 0..<(1 << 32))
  private var seeds = URL(filePath: "Tests/Soak/seeds.txt")
  private var memory = MemoryWatch()
  private var failures = 0

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let misuse = try MisuseArguments.run(arguments) { exit(misuse) }
    var soak = Soak()
    guard soak.read(arguments[...]) else {
      say("usage: soak [--minutes N] [--first S] [--seed S] [--seeds FILE]")
      exit(64)
    }
    exit(soak.run() ? 0 : 1)
  }

  private mutating func read(_ arguments: ArraySlice<String>) -> Bool {
    var rest = arguments
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { return false }
      switch name {
      case "--minutes":
        guard let number = Double(value), number > 0 else { return false }
        minutes = number
      case "--seed":
        guard let seed = UInt64(value) else { return false }
        only = seed
      case "--first":
        guard let seed = UInt64(value) else { return false }
        first = seed
      case "--seeds": seeds = URL(filePath: value)
      default: return false
      }
    }
    return true
  }

  private mutating func run() -> Bool {
    if let only {
      attempt(only)
      return failures == 0
    }
    for seed in keptSeeds { attempt(seed) }
    let end = ContinuousClock.now.advanced(by: .seconds(minutes * 60))
    var seed = first
    while ContinuousClock.now < end {
      attempt(seed)
      seed += 1
      if (seed - first) % MemoryWatch.interval == 0 { say(memory.sample(after: seed - first)) }
    }
    say("\(seed - first) scripts from seed \(first), \(failures) failed; \(memory)")
    return failures == 0 && !memory.hasGrown
  }

  private var keptSeeds: [UInt64] {
    let text = (try? String(contentsOf: seeds, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { UInt64($0.prefix { $0.isNumber }) }
  }

  /// Runs one script in a process of its own, and reports what it found.
  private mutating func attempt(_ seed: UInt64) {
    guard let failure = SoakScript.run(seed: seed) else { return }
    failures += 1
    say("seed \(seed): \(failure)\n  again: soak --seed \(seed)")
  }
}

/// Prints a line at once, also into a pipe.
func say(_ line: some CustomStringConvertible) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
