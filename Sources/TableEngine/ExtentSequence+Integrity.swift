/// What is wrong inside a structure; only a defect of this module makes one.
package enum IntegrityFault: Hashable, Sendable {
  case leafTooLarge(Int32)
  case emptyLeaf(Int32)
  case leafEnds(Int32)
  case unusedHeights(Int32)
  case mergeableLeaves(Int32, Int32)
  case nodeCount(Int32)
  case nodeEntry(Int32, index: Int)
  case nodeEnds(Int32, index: Int)
  case lostStorage(String, used: Int, free: Int, all: Int)
  case total
  case sectionTable
  case finger
}

extension ExtentSequence {
  /// Everything that does not hold although it should; empty if the sequence is sound.
  func integrityFaults() -> [IntegrityFault] {
    var check = IntegrityCheck(sequence: self)
    if !root.isEmpty { check.visit(root, isRoot: true) }
    check.compareStorage()
    var again = self
    again.addUp()
    return check.faults + (again.total == total ? [] : [.total]) + (fingerIsRight ? [] : [.finger])
  }

  /// Whether the finger is on the leaf that a search from the root finds, and on no other.
  private var fingerIsRight: Bool {
    guard !finger.positions.isEmpty else { return finger.lower >= finger.upper }
    var other = self
    other.finger.lift()
    let found = other.leaf(ofPosition: finger.positions.lowerBound)
    let (lower, upper) = (finger.lower, finger.upper)
    let inside = lower < upper ? [lower, upper.nextDown] : []
    return found == finger.found && leaves.count(of: found.leaf) == finger.positions.count
      && inside.allSatisfy { other.leaf(at: $0) == found }
      && (upper >= total || other.leaf(at: upper) != found)
  }
}

private struct IntegrityCheck {
  let sequence: ExtentSequence
  var faults: [IntegrityFault] = []
  var previous: Int32?
  var dense = 0
  var runs = 0
  var nodes = 0
  /// The leaves, their ends added up again.
  var again: ExtentLeaves
  /// The nodes, their ends added up again.
  var againNodes: ExtentNodes

  init(sequence: ExtentSequence) {
    self.sequence = sequence
    again = sequence.leaves
    againNodes = sequence.nodes
  }

  mutating func visit(_ part: ExtentSubtree, isRoot: Bool) {
    guard part.level > 0 else { return visitLeaf(part.child) }
    nodes += 1
    let store = sequence.nodes
    let count = store.count(of: part.child)
    if count > ExtentNodes.width || count < 2 { faults.append(.nodeCount(part.child)) }
    var end = 0.0
    againNodes.addUp(part.child, from: 0)
    for index in 0..<count {
      let entry = store.entry(index, of: part.child)
      let child = ExtentSubtree(child: entry.child, level: part.level - 1)
      let actual = sequence.entry(child)
      if actual.count != entry.count || actual.total != entry.total {
        faults.append(.nodeEntry(part.child, index: index))
      }
      let place = ExtentNodes.place(part.child) + index
      if store.ends[place] != againNodes.ends[place] || store.ends[place] < end {
        faults.append(.nodeEnds(part.child, index: index))
      }
      end = store.ends[place]
      visit(child, isRoot: false)
    }
  }

  private mutating func visitLeaf(_ leaf: Int32) {
    let count = sequence.leaves.count(of: leaf)
    if count == 0 { faults.append(.emptyLeaf(leaf)) }
    if let previous, sequence.leaves.count(of: previous) + count <= ExtentLeaves.capacity {
      faults.append(.mergeableLeaves(previous, leaf))
    }
    previous = leaf
    if ExtentLeaves.isRun(leaf) { runs += 1 } else { visitDense(leaf, count: count) }
  }

  private mutating func visitDense(_ leaf: Int32, count: Int) {
    dense += 1
    if count > ExtentLeaves.capacity { faults.append(.leafTooLarge(leaf)) }
    let heights = ExtentLeaves.heights(leaf)
    let blocks = sequence.leaves.blockCount(of: leaf)
    let leftOver = heights + count..<heights + blocks * ExtentLeaves.blockSize
    if sequence.leaves.values[leftOver].contains(where: { $0 != 0 }) {
      faults.append(.unusedHeights(leaf))
    }
    again.resum(leaf, from: 0)
    let ends = ExtentLeaves.ends(leaf)..<ExtentLeaves.ends(leaf) + blocks
    if again.values[ends] != sequence.leaves.values[ends] { faults.append(.leafEnds(leaf)) }
  }

  mutating func compareStorage() {
    let leaves = sequence.leaves
    compare("dense leaves", dense, leaves.freeSlots.count, leaves.counts.count)
    compare("runs", runs, leaves.freeRuns.count, leaves.runs.count)
    compare("nodes", nodes, sequence.nodes.free.count, sequence.nodes.counts.count)
  }

  private mutating func compare(_ name: String, _ used: Int, _ free: Int, _ all: Int) {
    if used + free != all { faults.append(.lostStorage(name, used: used, free: free, all: all)) }
  }
}
