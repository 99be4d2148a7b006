/// Builds an extent sequence from front to back in one pass.
///
/// Extents are collected in a dense leaf. A full leaf whose extents are all alike becomes a run,
/// or makes the run before it longer, and its place is used again.
struct ExtentBuilder: ~Copyable {
  private var leaves: ExtentLeaves
  private var nodes: ExtentNodes
  private var entries: [ExtentEntry] = []
  private var open: Int32
  private var fill = 0

  /// Starts an empty sequence, in the memory of one that is not needed any more.
  init(recycling old: consuming ExtentSequence = ExtentSequence()) {
    (leaves, nodes) = (ExtentLeaves(), ExtentNodes())
    swap(&leaves, &old.leaves)
    swap(&nodes, &old.nodes)
    leaves.removeAll()
    nodes.removeAll()
    open = leaves.makeDense()
  }

  /// Continues in the stores of a sequence, to make another part of it.
  init(extending sequence: inout ExtentSequence) {
    leaves = sequence.leaves
    nodes = sequence.nodes
    sequence.leaves = ExtentLeaves()
    sequence.nodes = ExtentNodes()
    open = leaves.makeDense()
  }
}

// MARK: - Appending

extension ExtentBuilder {
  mutating func append(_ extent: Extent) {
    append(count: 1) { _ in extent }
  }

  /// Appends equal extents; from a leaf's worth on, in the time of one.
  mutating func append(_ extent: Extent, count: Int) {
    guard count >= ExtentLeaves.capacity else {
      return append(count: count) { _ in extent }
    }
    close()
    appendRun(extent, count: count)
  }

  /// Appends as many extents as told, each asked once, in order.
  @inline(always)
  mutating func append(count: Int, extent: (Int) -> Extent) {
    append(count: count) { range, writer in
      for index in range { writer.write(extent(index), at: index - range.lowerBound) }
    }
  }

  /// Appends as many extents as told, written a stretch at a time, in order.
  mutating func append(count: Int, write: (Range<Int>, borrowing ExtentWriter) -> Void) {
    var index = 0
    while index < count {
      let upper = min(count, index + ExtentLeaves.capacity - fill)
      leaves.write(index..<upper, at: fill, to: open, write: write)
      fill += upper - index
      index = upper
      if fill == ExtentLeaves.capacity { close() }
    }
  }

  private mutating func appendRun(_ extent: Extent, count: Int) {
    if let last = entries.last?.child, ExtentLeaves.isRun(last), leaves.run(last).extent == extent {
      leaves.runs[Int(~last)].count += count
      entries[entries.count - 1] = leaves.entry(last)
    } else {
      let run = leaves.makeRun(extent, count: count)
      entries.append(leaves.entry(run))
    }
  }

  /// Ends the leaf at hand and opens the next one.
  private mutating func close() {
    guard fill > 0 else { return }
    if leaves.isUniform(open, count: fill) {
      appendRun(leaves.extent(at: 0, in: open), count: fill)
    } else {
      leaves.finish(open, count: fill)
      entries.append(leaves.entry(open))
      open = leaves.makeDense()
    }
    fill = 0
  }
}

// MARK: - Finishing

extension ExtentBuilder {
  /// The sequence of all that was appended.
  consuming func finish() -> ExtentSequence {
    let root = makePart()
    return ExtentSequence(leaves: leaves, nodes: nodes, root: root)
  }

  /// Hands the stores back to the sequence, with a new part of it that is not joined yet.
  consuming func finish(into sequence: inout ExtentSequence) -> ExtentSubtree {
    let part = makePart()
    sequence.leaves = leaves
    sequence.nodes = nodes
    return part
  }

  private mutating func makePart() -> ExtentSubtree {
    close()
    leaves.release(open)
    guard var level = entries.isEmpty ? nil : entries else { return .empty }
    var height = 0
    while level.count > 1 {
      level = makeNodes(over: level)
      height += 1
    }
    return ExtentSubtree(child: level[0].child, level: height)
  }

  /// Spreads entries evenly over as few nodes as can hold them.
  private mutating func makeNodes(over entries: [ExtentEntry]) -> [ExtentEntry] {
    let count = (entries.count + ExtentNodes.width - 1) / ExtentNodes.width
    return (0..<count).map { index in
      let node = nodes.make()
      for other in entries.count * index / count..<entries.count * (index + 1) / count {
        nodes.append(entries[other], to: node)
      }
      return nodes.entry(node)
    }
  }
}

// MARK: - Filling a leaf

extension ExtentLeaves {
  /// Writes extents into a dense leaf whose ends and count are not made yet.
  fileprivate mutating func write(
    _ range: Range<Int>, at index: Int, to leaf: Int32,
    write: (Range<Int>, borrowing ExtentWriter) -> Void
  ) {
    let heights = Self.heights(leaf)
    let words = Self.words(leaf)
    values.withUnsafeMutableBufferPointer { values in
      marks.withUnsafeMutableBufferPointer { marks in
        let marks = UnsafeMutableBufferPointer(rebasing: marks[words..<words + Self.wordCount])
        Self.clear(marks, from: index)
        let place = heights + index
        let estimates = UnsafeMutableBufferPointer(rebasing: values[place..<place + range.count])
        estimates.update(repeating: 0)
        write(range, ExtentWriter(estimates: estimates, marks: marks, firstBit: index))
      }
    }
  }

  /// Clears the marks from an index on.
  private static func clear(_ marks: UnsafeMutableBufferPointer<UInt64>, from index: Int) {
    guard index < capacity else { return }
    marks[index / 64] &= (1 << UInt64(index % 64)) - 1
    for word in index / 64 + 1..<wordCount { marks[word] = 0 }
  }

  /// Whether the first extents of a leaf are all alike.
  fileprivate func isUniform(_ leaf: Int32, count: Int) -> Bool {
    let heights = Self.heights(leaf)
    let first = values[heights]
    guard values[heights + count - 1] == first, values[heights + count / 2] == first else {
      return false
    }
    let mark = isMarked(0, in: leaf)
    return values[heights..<heights + count].allSatisfy { $0 == first }
      && (0..<count).allSatisfy { isMarked($0, in: leaf) == mark }
  }

  /// Makes the count and the ends of a leaf that was written.
  fileprivate mutating func finish(_ leaf: Int32, count: Int) {
    counts[Int(leaf)] = Int32(count)
    resum(leaf, from: 0)
  }

  fileprivate mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    freeSlots.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    freeRuns.removeAll(keepingCapacity: true)
  }
}

extension ExtentNodes {
  fileprivate mutating func removeAll() {
    totals.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    children.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
  }
}
