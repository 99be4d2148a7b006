/// A node of an extent tree: a leaf with runs of extents, or a branch with nodes one level below it.
///
/// Each node stores the number of extents below it and their total height, so that a search adds up
/// at most ``maximumChildCount`` numbers a level and ``maximumRunCount`` in the leaf.
struct ExtentNode: Sendable {
  /// A leaf has one run or more. With half as many a reload takes a twentieth longer.
  static let maximumRunCount = 256
  /// A branch has at least half as many children, except for the root, which has at least two.
  static let maximumChildCount = 16

  /// The runs of a leaf; empty in a branch.
  private(set) var runs: [ExtentRun] = []
  /// The children of a branch; empty in a leaf.
  private(set) var children: [ExtentNode] = []
  /// The number of branches on the way down to a leaf.
  let level: Int
  /// The number of extents below this node.
  private(set) var count = 0
  /// The height of these extents together.
  private(set) var total = 0.0

  init(runs: [ExtentRun]) {
    level = 0
    self.runs = runs
    addUp()
  }

  /// Makes a branch with children of equal levels; there is at least one.
  init(children: [ExtentNode]) {
    level = (children.first?.level ?? 0) + 1
    self.children = children
    addUp()
  }

  /// Calculates the count and the total anew, never by a difference, so that they cannot drift.
  private mutating func addUp() {
    count = 0
    total = 0
    for run in runs {
      count += run.count
      total += run.total
    }
    for child in children {
      count += child.count
      total += child.total
    }
  }
}

// MARK: - Runs

extension ExtentNode {
  /// Calls `body` with each run below this node, from front to back.
  func forEachRun(_ body: (ExtentRun) -> Void) {
    runs.forEach(body)
    for child in children { child.forEachRun(body) }
  }
}

// MARK: - Search

extension ExtentNode {
  /// The place of a node in the tree: where it starts, and the position of its first extent.
  struct Start {
    var y = 0.0
    var position = 0
  }

  /// An extent that was found, its position, and where it starts.
  struct Match {
    let position: Int
    let start: Double
    let extent: Extent
  }

  /// Finds the extent at a position, which has to exist.
  ///
  /// - Parameter start: The place of this node.
  func match(position: Int, from start: Start = Start()) -> Match {
    var start = start
    var index = 0
    if level > 0 {
      while start.position + children[index].count <= position {
        start.y += children[index].total
        start.position += children[index].count
        index += 1
      }
      return children[index].match(position: position, from: start)
    }
    while start.position + runs[index].count <= position {
      start.y += runs[index].total
      start.position += runs[index].count
      index += 1
    }
    let y = start.y + runs[index].offset(of: position - start.position)
    return Match(position: position, start: y, extent: runs[index].extent)
  }

  /// Finds the extent that contains `y`, which has to be in this node.
  ///
  /// An extent without height contains nothing. If no extent ends below `y` because of rounding,
  /// the last one with a height is found.
  func match(y: Double, from start: Start = Start()) -> Match {
    var next = start
    // The last child or run so far that has a height.
    var (index, start) = (0, start)
    if level > 0 {
      for child in children.indices {
        if children[child].total > 0 { (index, start) = (child, next) }
        next.y += children[child].total
        next.position += children[child].count
        if next.y > y { break }
      }
      return children[index].match(y: y, from: start)
    }
    for run in runs.indices {
      if runs[run].total > 0 { (index, start) = (run, next) }
      next.y += runs[run].total
      next.position += runs[run].count
      if next.y > y { break }
    }
    let offset = runs[index].index(at: y, start: start.y)
    return Match(
      position: start.position + offset, start: start.y + runs[index].offset(of: offset),
      extent: runs[index].extent)
  }
}

// MARK: - Many extents

extension ExtentNode {
  /// Appends the extents at those of some positions that are in this node.
  ///
  /// - Parameters:
  ///   - positions: In their order.
  ///   - start: The position of the node's first extent; afterwards the one behind its last.
  ///   - found: The extents of the positions before this node.
  func appendExtents(at positions: [Int], start: inout Int, to found: inout [Extent]) {
    let end = start + count
    defer { start = end }
    guard found.count < positions.count, positions[found.count] < end else { return }
    for child in children { child.appendExtents(at: positions, start: &start, to: &found) }
    for run in runs {
      start += run.count
      while found.count < positions.count, positions[found.count] < start {
        found.append(run.extent)
      }
    }
  }
}

// MARK: - Changing one extent

extension ExtentNode {
  /// Replaces the extent at a position, which has to exist.
  ///
  /// - Returns: The second half of the node, if the node has become too large and was split.
  mutating func set(_ extent: Extent, at position: Int) -> ExtentNode? {
    var (index, offset) = (0, position)
    if level == 0 {
      while offset >= runs[index].count {
        offset -= runs[index].count
        index += 1
      }
      setRun(extent, at: index, offset: offset)
    } else {
      while offset >= children[index].count {
        offset -= children[index].count
        index += 1
      }
      if let sibling = children[index].set(extent, at: offset) {
        children.insert(sibling, at: index + 1)
      }
    }
    return splitIfTooLarge()
  }

  /// Replaces one extent of a run, and merges what then is equal to its neighbors.
  private mutating func setRun(_ extent: Extent, at index: Int, offset: Int) {
    let run = runs[index]
    guard run.extent != extent else { return }
    let neighbors = max(0, index - 1)..<min(runs.count, index + 2)
    var changed = Array(runs[neighbors.lowerBound..<index])
    if offset > 0 { changed.merge(ExtentRun(run.extent, count: offset)) }
    changed.merge(ExtentRun(extent, count: 1))
    let rest = run.count - offset - 1
    if rest > 0 { changed.merge(ExtentRun(run.extent, count: rest)) }
    for neighbor in runs[index + 1..<neighbors.upperBound] { changed.merge(neighbor) }
    runs.replaceSubrange(neighbors, with: changed)
  }

  /// Calculates the sums of a changed node, after moving the second half of one that is too large.
  private mutating func splitIfTooLarge() -> ExtentNode? {
    defer { addUp() }
    if runs.count > Self.maximumRunCount {
      let middle = runs.count / 2
      defer { runs.removeSubrange(middle...) }
      return ExtentNode(runs: Array(runs[middle...]))
    }
    if children.count > Self.maximumChildCount {
      let middle = children.count / 2
      defer { children.removeSubrange(middle...) }
      return ExtentNode(children: Array(children[middle...]))
    }
    return nil
  }
}

// MARK: - Joining and slicing

extension ExtentNode {
  /// The tree with all extents of one tree and then all of another.
  static func joined(_ left: consuming ExtentNode?, _ right: consuming ExtentNode?) -> ExtentNode? {
    guard let left else { return right }
    guard let right else { return left }
    let (first, second) = halves(joining: left, right)
    guard let second else { return first }
    return ExtentNode(children: [first, second])
  }

  /// Joins two trees to one or two nodes of the higher one's level.
  ///
  /// The lower tree is joined with the child of the higher one that is next to it.
  private static func halves(
    joining left: consuming ExtentNode, _ right: consuming ExtentNode
  ) -> (ExtentNode, ExtentNode?) {
    if left.level < right.level {
      let (first, second) = halves(joining: left, right.children.removeFirst())
      right.children.insert(contentsOf: second.map { [first, $0] } ?? [first], at: 0)
      let half = right.splitIfTooLarge()
      return (right, half)
    }
    if left.level > right.level {
      let (first, second) = halves(joining: left.children.removeLast(), right)
      left.children.append(first)
      if let second { left.children.append(second) }
    } else {
      if let run = right.runs.first {
        left.runs.merge(run)
        left.runs += right.runs.dropFirst()
      }
      left.children += right.children
    }
    let half = left.splitIfTooLarge()
    return (left, half)
  }

  /// The tree with the extents in a range of positions; nil for an empty range.
  ///
  /// Nodes that are in the range as a whole are shared with this tree.
  func slice(_ range: Range<Int>) -> ExtentNode? {
    if range.isEmpty { return nil }
    if range.count == count { return self }
    return level > 0 ? branchSlice(range) : leafSlice(range)
  }

  private func leafSlice(_ range: Range<Int>) -> ExtentNode {
    var kept: [ExtentRun] = []
    var start = 0
    for run in runs {
      let part = range.clamped(to: start..<start + run.count)
      if !part.isEmpty { kept.append(ExtentRun(run.extent, count: part.count)) }
      start += run.count
    }
    return ExtentNode(runs: kept)
  }

  private func branchSlice(_ range: Range<Int>) -> ExtentNode? {
    var (head, tail): (ExtentNode?, ExtentNode?)
    var whole: [ExtentNode] = []
    var start = 0
    for child in children {
      let part = range.clamped(to: start..<start + child.count)
      if part.count == child.count {
        whole.append(child)
      } else if !part.isEmpty {
        let slice = child.slice(part.lowerBound - start..<part.upperBound - start)
        if part.lowerBound == range.lowerBound { head = slice } else { tail = slice }
      }
      start += child.count
    }
    let middle = whole.count > 1 ? ExtentNode(children: whole) : whole.first
    return .joined(.joined(head, middle), tail)
  }
}

// MARK: - Integrity

extension ExtentNode {
  /// The violated invariants of this node and of all below it.
  func integrityFaults(isRoot: Bool = true) -> [IntegrityFault] {
    var faults: [IntegrityFault] = []
    if level == 0 {
      let isMerged = zip(runs, runs.dropFirst()).allSatisfy { $0.extent != $1.extent }
      if !(1...Self.maximumRunCount).contains(runs.count) || !children.isEmpty || !isMerged
        || runs.contains(where: { $0.count < 1 })
      {
        faults.append(.leaf)
      }
    } else {
      let minimum = isRoot ? 2 : Self.maximumChildCount / 2
      let isLevel = children.allSatisfy { $0.level == level - 1 }
      if !(minimum...Self.maximumChildCount).contains(children.count) || !runs.isEmpty || !isLevel {
        faults.append(.branch(level: level))
      }
    }
    var again = self
    again.addUp()
    if again.count != count || again.total != total { faults.append(.sums(level: level)) }
    return faults + children.flatMap { $0.integrityFaults(isRoot: false) }
  }
}
