/// Two films step by step, aligned by what is done: where both do the same, a block of the entry, an
/// expectation or a finger, is one step, and between they go on together.
package struct FilmAlignment {
  /// A moment of each film.
  package struct Step: Hashable, Sendable {
    package var wrong: Int
    package var right: Int
  }

  /// In the order of time; steps at which neither picture changes are left out.
  package private(set) var steps: [Step] = []

  package init(wrong: Film, right: Film) {
    var start = Step(wrong: 0, right: 0)
    for anchor in Self.anchors(wrong, right) {
      advance(from: start, to: anchor)
      steps.append(anchor)
      start = Step(wrong: anchor.wrong + 1, right: anchor.right + 1)
    }
    advance(from: start, to: Step(wrong: wrong.moments.count, right: right.moments.count))
    leaveOutRepeated(wrong, right)
  }

  /// The moments at which both films do the same.
  private static func anchors(_ wrong: Film, _ right: Film) -> [Step] {
    func marked(_ film: Film) -> [Int] {
      film.moments.indices.filter { film.moments[$0].mark != FilmMark.pass }
    }
    let (left, other) = (marked(wrong), marked(right))
    let changes = other.map { right.moments[$0].mark }
      .difference(from: left.map { wrong.moments[$0].mark })
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    let kept = left.indices.filter { !removed.contains($0) }.map { left[$0] }
    let keptOther = other.indices.filter { !inserted.contains($0) }.map { other[$0] }
    return zip(kept, keptOther).map { Step(wrong: $0, right: $1) }
  }

  /// The moments before an anchor, one of each film in a step; the film with fewer waits.
  private mutating func advance(from start: Step, to end: Step) {
    let (left, other) = (end.wrong - start.wrong, end.right - start.right)
    for offset in 0..<max(left, other, 0) {
      let step = Step(
        wrong: start.wrong + min(offset, left - 1), right: start.right + min(offset, other - 1))
      guard step.wrong >= 0, step.right >= 0 else { continue }
      steps.append(step)
    }
  }

  private mutating func leaveOutRepeated(_ wrong: Film, _ right: Film) {
    var kept: [Step] = []
    for step in steps {
      if let last = kept.last, wrong.isSame(last.wrong, step.wrong),
        right.isSame(last.right, step.right)
      {
        // What is done last before something changes says more than a pass.
        if wrong.moments[step.wrong].mark != FilmMark.pass { kept[kept.count - 1] = step }
      } else {
        kept.append(step)
      }
    }
    steps = kept
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension Film {
  /// Whether two moments have the same picture.
  fileprivate func isSame(_ moment: Int, _ other: Int) -> Bool {
    moments[moment].picture == moments[other].picture
  }
}
