/// Remembers a leaf of a sequence and the way down to it.
///
/// What is scrolled over is looked up and measured near the last place, so that most look-ups and
/// changes find their leaf here, whatever the number of extents. It holds until the sequence is
/// cut or joined; changing a height only moves its edges.
struct ExtentFinger: Sendable {
  /// A node on the way down, and which of its children comes next.
  struct Step {
    var node: Int32
    var index: Int
  }

  /// From the root to the node above the leaf.
  fileprivate(set) var steps: [Step] = []
  fileprivate(set) var found = ExtentSequence.Found()
  /// The positions in the leaf; none where no leaf is remembered.
  private(set) var positions = 0..<0

  /// A search from the root finds the leaf exactly for what is at or behind ``lower`` and before
  /// ``upper``.
  fileprivate(set) var lower = 0.0
  fileprivate(set) var upper = 0.0

  func contains(_ y: Double) -> Bool {
    y >= lower && y < upper
  }

  /// Remembers nothing any more; the memory is kept for the next time.
  mutating func lift() {
    positions = 0..<0
    (lower, upper) = (0, 0)
  }

  fileprivate mutating func put(on leaf: ExtentSequence.Found, count: Int) {
    found = leaf
    positions = leaf.position..<leaf.position + count
  }

  fileprivate mutating func restart() {
    steps.removeAll(keepingCapacity: true)
  }

  fileprivate mutating func append(_ step: Step) {
    steps.append(step)
  }
}

// MARK: - Putting the finger somewhere

extension ExtentSequence {
  /// Puts the finger on the leaf with the extent at a position, which must exist.
  mutating func point(toPosition position: Int) {
    guard !finger.positions.contains(position) else { return }
    point { found, nodes in
      nodes.index(ofPosition: position - found.position, in: found.leaf)
    }
  }

  /// Puts the finger on the leaf with what is at `y`, if there is something.
  mutating func point(at y: Double) {
    guard y >= 0, y < total, !finger.contains(y) else { return }
    point { found, nodes in
      nodes.index(at: y, base: found.base, height: found.height, in: found.leaf)
    }
  }

  private mutating func point(_ child: (Found, borrowing ExtentNodes) -> Int) {
    finger.restart()
    var found = Found(leaf: root.child, height: total)
    for _ in 0..<max(0, root.level) {
      let index = child(found, nodes)
      finger.append(ExtentFinger.Step(node: found.leaf, index: index))
      descend(&found, to: index)
    }
    finger.put(on: found, count: leaves.count(of: found.leaf))
    measureFinger()
  }

  /// Finds out anew where the leaf under the finger starts and ends.
  private mutating func measureFinger() {
    var found = Found(leaf: root.child, height: total)
    (finger.lower, finger.upper) = (0, total)
    for step in finger.steps {
      let place = ExtentNodes.place(step.node) + step.index
      let base = found.base
      if step.index > 0 { finger.lower = max(finger.lower, base + nodes.ends[place - 1]) }
      if step.index + 1 < nodes.count(of: step.node) {
        finger.upper = min(finger.upper, base + nodes.ends[place])
      }
      descend(&found, to: step.index)
    }
    finger.found = found
  }

  /// Adds up again what is above the leaf under the finger.
  mutating func addUpAboveFinger() {
    var total = leaves.total(of: finger.found.leaf)
    for step in finger.steps.reversed() {
      guard total != nodes.totals[ExtentNodes.place(step.node) + step.index] else { break }
      nodes.setTotal(total, of: step.index, in: step.node)
      total = nodes.entry(step.node).total
    }
    addUp()
    measureFinger()
  }
}
