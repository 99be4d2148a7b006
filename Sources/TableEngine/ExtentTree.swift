/// A sequence of extents that finds one by its position and by its distance from the start.
///
/// It is a B+-tree: the leaves store runs of equal extents, and each node the number and the total
/// height of the extents below it. Looking up, changing one extent, slicing and joining take time
/// proportional to the logarithm of the number of runs. The nodes are values: a slice shares the
/// nodes that it has in common with its tree.
struct ExtentTree: Sendable {
  /// The topmost node; nil in an empty tree.
  private(set) var root: ExtentNode?

  /// The number of extents.
  var count: Int {
    root?.count ?? 0
  }

  /// The height of all extents together.
  var total: Double {
    root?.total ?? 0
  }
}

// MARK: - Queries

extension ExtentTree {
  /// The extent at a position and where it starts; nil if the position does not exist.
  func match(position: Int) -> ExtentNode.Match? {
    guard position >= 0, position < count else { return nil }
    return root?.match(position: position)
  }

  /// Where the extent at a position starts; at the position behind the last one, the total height.
  func start(ofPosition position: Int) -> Double {
    match(position: position)?.start ?? (position > 0 ? total : 0)
  }

  /// The extents at some positions, in one pass over the nodes that contain one.
  ///
  /// - Parameter positions: In their order; they have to exist.
  func extents(at positions: [Int]) -> [Extent] {
    var found: [Extent] = []
    found.reserveCapacity(positions.count)
    var start = 0
    root?.appendExtents(at: positions, start: &start, to: &found)
    return found
  }

  /// The position of the extent that starts at or above `y` and ends below it.
  func position(at y: Double) -> Int? {
    guard y >= 0, y < total else { return nil }
    return root?.match(y: y).position
  }
}

// MARK: - Changes

extension ExtentTree {
  /// Replaces the extent at a position; nothing happens if the position does not exist.
  mutating func set(_ extent: Extent, at position: Int) {
    guard position >= 0, position < count else { return }
    guard let sibling = root?.set(extent, at: position), let first = root else { return }
    root = ExtentNode(children: [first, sibling])
  }

  /// Replaces extents in one pass over all runs.
  ///
  /// - Parameter replacements: In the order of the positions; one that does not exist, or comes
  ///   again, changes nothing.
  mutating func replace(_ replacements: [(position: Int, extent: Extent)]) {
    var builder = ExtentTreeBuilder()
    var next = 0
    var position = 0
    root?.forEachRun { run in
      let end = position + run.count
      while next < replacements.count, replacements[next].position < end {
        let replacement = replacements[next]
        next += 1
        guard replacement.position >= position else { continue }
        builder.append(run.extent, count: replacement.position - position)
        builder.append(replacement.extent)
        position = replacement.position + 1
      }
      builder.append(run.extent, count: end - position)
      position = end
    }
    self = builder.finish()
  }

  /// The extents in a range of positions, which have to exist.
  func slice(_ range: Range<Int>) -> ExtentTree {
    ExtentTree(root: root?.slice(range))
  }

  /// Appends all extents of another tree.
  mutating func append(_ other: ExtentTree) {
    var left: ExtentNode?
    swap(&left, &root)
    root = .joined(left, other.root)
  }

  /// Appends one extent.
  mutating func append(_ extent: Extent) {
    append(ExtentTree(root: ExtentNode(runs: [ExtentRun(extent, count: 1)])))
  }
}
