import BatchOracle
import TableModel

/// Batches on one table, one after the other, the last of which fails or none does.
struct BatchHistory: Sendable, CustomStringConvertible {
  let kind: BatchScene.Kind
  let tamper: BatchScene.Tamper
  private(set) var batches: [Batch] = []
  /// What is not as the naive planner says; nil if all is.
  private(set) var difference: String?

  init(_ kind: BatchScene.Kind, tamper: @escaping BatchScene.Tamper = { $0 }) {
    self.kind = kind
    self.tamper = tamper
  }

  var description: String {
    "\(kind.version), \(kind.isTall ? "all" : "some") rows in sight\n"
      + batches.map { "\($0)" }.joined(separator: "\nthen ")
      + "\n\(difference ?? "as it should be")"
  }

  /// Performs batches until one fails, each on the table that the one before it left.
  @MainActor mutating func run(next: (_ counts: [Int], _ reloadsFollow: Bool) -> Batch?) {
    AppProcess.$bound.withValue(AppProcess()) {
      SystemVersion.$current.withValue(kind.version) {
        let scene = BatchScene(kind, tamper: tamper)
        let follows = SystemVersion.current.behavior.reloadsFollowMovedSections
        while difference == nil, let batch = next(scene.counts, follows) {
          batches.append(batch)
          if batch.before != scene.counts { scene.show(batch.before) }
          difference = scene.difference(batch)
        }
      }
    }
  }

  @MainActor private init(replaying batches: [Batch], of other: BatchHistory) {
    self.init(other.kind, tamper: other.tamper)
    var rest = batches[...]
    run { _, _ in rest.popFirst() }
  }
}

// MARK: - Shrinking

extension BatchHistory {
  /// The smallest history that still fails when batches, edits and rows are left out.
  @MainActor var smallestFailing: BatchHistory {
    for smaller in smaller {
      let history = BatchHistory(replaying: smaller, of: self)
      if history.difference != nil { return history.smallestFailing }
    }
    return self
  }

  /// Histories with one thing less; first the last batch alone, then half of the batches.
  private var smaller: [[Batch]] {
    var result: [[Batch]] = []
    if batches.count > 1 {
      result += [[batches[batches.count - 1]], Array(batches.suffix(batches.count / 2))]
    }
    for index in batches.indices.dropLast() {
      var fewer = batches
      fewer.remove(at: index)
      result.append(fewer)
    }
    for index in batches.indices {
      result += batches[index].smaller.map { smaller in
        var other = batches
        other[index] = smaller
        return other
      }
    }
    return result
  }
}
