import Foundation

/// What a process of scripts counts.
struct MisuseCounts: CustomStringConvertible {
  var scripts = 0
  var steps = 0
  var exceptions = 0

  var description: String { "\(scripts) \(steps) \(exceptions)" }

  init() {}

  /// The counts in the line of a journal behind its word.
  init(in journal: String, behind word: String) {
    guard let place = journal.range(of: word) else { return }
    let numbers = journal[place.upperBound...].split { !$0.isNumber }.prefix(3).map { Int($0) ?? 0 }
    guard numbers.count == 3 else { return }
    (scripts, steps, exceptions) = (numbers[0], numbers[1], numbers[2])
  }

  static func += (sum: inout MisuseCounts, more: MisuseCounts) {
    sum.scripts += more.scripts
    sum.steps += more.steps
    sum.exceptions += more.exceptions
  }
}
