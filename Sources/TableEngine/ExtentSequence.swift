/// A long sequence of extents that answers in logarithmic time what is where.
///
/// It is a B+-tree whose leaves and nodes live in arrays, named by numbers: no reference counting
/// on the way down, and one value to copy. Every edit is made of two operations, cutting the
/// sequence at a position and joining two sequences.
struct ExtentSequence: Sendable {
  var leaves = ExtentLeaves()
  var nodes = ExtentNodes()
  var root = ExtentSubtree.empty {
    didSet {
      finger.lift()
      addUp()
    }
  }
  /// How high all extents are together.
  private(set) var total = 0.0
  /// Where the last change was.
  var finger = ExtentFinger()

  init(
    leaves: ExtentLeaves = ExtentLeaves(), nodes: ExtentNodes = ExtentNodes(),
    root: ExtentSubtree = .empty
  ) {
    self.leaves = leaves
    self.nodes = nodes
    self.root = root
    addUp()
  }

  /// How many extents there are.
  var count: Int {
    root.isEmpty ? 0 : entry(root).count
  }

  /// Finds out anew how high all extents are together.
  mutating func addUp() {
    total =
      switch root.level {
      case ..<0: 0
      case 0: leaves.total(of: root.child)
      default: nodes.total(of: root.child)
      }
  }

  func entry(_ subtree: ExtentSubtree) -> ExtentEntry {
    subtree.level == 0 ? leaves.entry(subtree.child) : nodes.entry(subtree.child)
  }
}

// MARK: - Looking up

extension ExtentSequence {
  /// A leaf and where it stands.
  struct Found: Equatable {
    var leaf: Int32 = 0
    /// How many extents are before the leaf.
    var position = 0
    /// Where the leaf starts.
    var base = 0.0
    /// How high the leaf is, but for rounding.
    var height = 0.0
  }

  /// The leaf with the extent at a position, which must exist.
  func leaf(ofPosition position: Int) -> Found {
    if finger.positions.contains(position) { return finger.found }
    var found = Found(leaf: root.child, height: total)
    for _ in 0..<max(0, root.level) {
      descend(&found, to: nodes.index(ofPosition: position - found.position, in: found.leaf))
    }
    return found
  }

  /// The leaf with what is at `y`, which must be within the sequence.
  @inline(always)
  func leaf(at y: Double) -> Found {
    if finger.contains(y) { return finger.found }
    var found = Found(leaf: root.child, height: total)
    for _ in 0..<max(0, root.level) {
      let index = nodes.index(at: y, base: found.base, height: found.height, in: found.leaf)
      descend(&found, to: index)
    }
    return found
  }

  /// Goes down to a child of the node that was found last.
  @inline(always)
  func descend(_ found: inout Found, to index: Int) {
    let place = ExtentNodes.place(found.leaf) + index
    found.height = nodes.ends[place]
    if index > 0 {
      found.base += nodes.ends[place - 1]
      found.height -= nodes.ends[place - 1]
      found.position += nodes.positions[place - 1]
    }
    found.leaf = nodes.children[place]
  }

  /// The extent at a position and where it starts; nil where there is none.
  func span(ofPosition position: Int) -> (start: Double, extent: Extent)? {
    guard position >= 0, position < count else { return nil }
    let found = leaf(ofPosition: position)
    let index = position - found.position
    return (
      found.base + leaves.start(of: index, in: found.leaf),
      leaves.extent(at: index, in: found.leaf)
    )
  }

  /// Where the extent at a position starts; behind the last one, where the sequence ends.
  func start(ofPosition position: Int) -> Double {
    guard position > 0 else { return 0 }
    guard position < count else { return total }
    let found = leaf(ofPosition: position)
    return found.base + leaves.start(of: position - found.position, in: found.leaf)
  }

  /// The position of the extent that contains `y`: it starts at or before it and ends behind it.
  ///
  /// It and what it calls stand in one piece in the caller, without calls and copies: a processor
  /// can then begin the next look-up while this one waits for memory.
  @inline(always)
  func position(at y: Double) -> Int? {
    guard y >= 0, y < total else { return nil }
    let found = leaf(at: y)
    return found.position
      + leaves.index(at: y, base: found.base, height: found.height, in: found.leaf)
  }

  /// A cursor at the extent that contains `y`.
  func cursor(at y: Double) -> ExtentCursor? {
    guard y >= 0, y < total else { return nil }
    let found = leaf(at: y)
    let index = leaves.index(at: y, base: found.base, height: found.height, in: found.leaf)
    return ExtentCursor(found, index: index, in: self)
  }

  /// A cursor at the extent at a position.
  func cursor(ofPosition position: Int) -> ExtentCursor? {
    guard position >= 0, position < count else { return nil }
    let found = leaf(ofPosition: position)
    return ExtentCursor(found, index: position - found.position, in: self)
  }
}
