/// Builds an extent tree from front to back in one pass.
struct ExtentTreeBuilder {
  /// The extents at the end, all equal, that are not in a run yet.
  private var extent = Extent.zero
  private var count = 0
  /// The runs of the leaf that is being filled.
  private var runs: [ExtentRun] = []
  /// The nodes of each level, leaves first, that are too few for a branch so far. Those of a higher
  /// level come before those of a lower one.
  private var levels: [[ExtentNode]] = []

  /// Appends equal extents.
  mutating func append(_ extent: Extent, count added: Int = 1) {
    guard added > 0 else { return }
    if extent != self.extent {
      closeRun()
      self.extent = extent
    }
    count += added
  }

  /// Appends extents, and fills the leaves in place.
  mutating func append(_ extents: Swift.Span<Extent>) {
    var (extent, count, index) = (extent, count, 0)
    while index < extents.count {
      if runs.count == ExtentNode.maximumRunCount { closeLeaf() }
      runs.append(addingCapacity: ExtentNode.maximumRunCount - runs.count) { runs in
        while index < extents.count {
          let next = extents[index]
          if next != extent {
            if runs.isFull { break }
            if count > 0 { runs.append(ExtentRun(extent, count: count)) }
            (extent, count) = (next, 0)
          }
          count += 1
          index += 1
        }
      }
    }
    (self.extent, self.count) = (extent, count)
  }

  private mutating func closeRun() {
    guard count > 0 else { return }
    if runs.count == ExtentNode.maximumRunCount { closeLeaf() }
    runs.append(ExtentRun(extent, count: count))
    count = 0
  }

  private mutating func closeLeaf() {
    guard !runs.isEmpty else { return }
    append(ExtentNode(runs: runs))
    runs = []
    runs.reserveCapacity(ExtentNode.maximumRunCount)
  }

  /// Appends a node to those of its level, which become a branch when there are enough.
  private mutating func append(_ node: ExtentNode) {
    if levels.count == node.level { levels.append([]) }
    levels[node.level].append(node)
    guard levels[node.level].count == ExtentNode.maximumChildCount else { return }
    var children: [ExtentNode] = []
    swap(&children, &levels[node.level])
    append(ExtentNode(children: children))
  }

  /// The tree of all appended extents.
  consuming func finish() -> ExtentTree {
    closeRun()
    closeLeaf()
    var root: ExtentNode?
    for nodes in levels {
      let rest = nodes.count > 1 ? ExtentNode(children: nodes) : nodes.first
      root = .joined(rest, root)
    }
    return ExtentTree(root: root)
  }
}
