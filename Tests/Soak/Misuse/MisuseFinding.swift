import Foundation

/// A script that the model did not live through.
struct MisuseFinding {
  let seed: UInt64
  /// How it ended.
  let ending: String
  /// What it had done.
  let journal: String
  /// What it had printed on standard error.
  let errors: String

  /// The numbers of the steps it came to.
  var steps: [Int] {
    journal.split(separator: "\n").compactMap { line in
      Int(line.drop { $0 == " " }.prefix { $0.isNumber })
    }
  }

  /// The functions of this program that ran, from the inside outwards.
  private var places: [String] {
    errors.split(separator: "\n").compactMap { line in
      guard let end = line.range(of: " in soak"), let start = line.range(of: " 0x") else {
        return nil
      }
      let name = line[start.upperBound..<end.lowerBound].drop { $0 != " " }.dropFirst()
      return name.contains("closure") ? nil : String(name.prefix { $0 != "+" })
    }
  }

  /// What makes one kind of finding: how it ended, and where.
  var kind: String {
    let last = journal.split(separator: "\n").last ?? ""
    let trap = errors.split(separator: "\n").first { $0.contains("Fatal error") } ?? ""
    return "\(ending) \(trap) \(places.first ?? String(last.prefix(40)))"
  }

  /// Seconds for finding the fewest steps.
  private static let patience = 20.0

  /// The same end with fewer steps: each is left out whose absence changes nothing. What takes long
  /// to find again is left as it is.
  func shortened() -> MisuseFinding {
    guard ending.hasPrefix("signal") else { return self }
    let end = ContinuousClock.now.advanced(by: .seconds(Self.patience))
    var (least, kept) = (self, steps)
    for step in steps.reversed() where ContinuousClock.now < end {
      let fewer = kept.filter { $0 != step }
      guard !fewer.isEmpty,
        case .found(let finding)? = try? MisuseRun(
          first: seed, count: 1, only: fewer, showsPlaces: false
        ).play().outcome, finding.ending == ending
      else { continue }
      (least, kept) = (finding, fewer)
    }
    return MisuseFinding(seed: seed, ending: ending, journal: least.journal, errors: errors)
  }
}

// MARK: - CustomStringConvertible

extension MisuseFinding: CustomStringConvertible {
  /// The steps, what ended them, and how to repeat that.
  var description: String {
    let numbers = steps.map(String.init).joined(separator: ",")
    let shown = places.prefix(12).joined(separator: "\n    ")
    return """
      \(kind)
        \(journal.split(separator: "\n").joined(separator: "\n  "))
        \(shown)
        again: soak misuse --seed \(seed) --steps \(numbers)
      """
  }
}
