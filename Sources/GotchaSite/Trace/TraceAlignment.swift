import RunRecord

/// Two traces step by step: a call that both have is one step, any other is a step of its own.
struct TraceAlignment {
  /// For each step a character: `=` for a call of both, `-` for one of the left trace alone, `+` for
  /// one of the right.
  private(set) var steps = ""
  /// The first step at which the calls, or what they returned and saw, are not the same.
  private(set) var firstDifference = 0

  init(_ left: ArraySlice<TraceEvent>, _ right: ArraySlice<TraceEvent>) {
    let changes = right.map(TraceTimeline.title).difference(from: left.map(TraceTimeline.title))
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var (next, other, found) = (0, 0, false)
    while next < left.count || other < right.count {
      let isLeft = removed.contains(next)
      let isRight = !isLeft && inserted.contains(other)
      if !isRight { next += 1 }
      if !isLeft { other += 1 }
      let isSame = !isLeft && !isRight && left[next - 1].isSame(as: right[other - 1])
      if !found, !isSame { (firstDifference, found) = (steps.count, true) }
      steps += isLeft ? "-" : isRight ? "+" : "="
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension TraceEvent {
  fileprivate func isSame(as other: TraceEvent) -> Bool {
    answer == other.answer && cell == other.cell && frame == other.frame && notes == other.notes
  }
}
