/// The inner nodes of an extent sequence, kept side by side in a few arrays.
///
/// Each node has up to ``width`` children. For the search it has running ends and running counts;
/// for a change also the children's own totals, so that an end is always added up anew.
struct ExtentNodes: Sendable {
  /// Wide enough for 10 million dense rows in two levels, narrow enough to add up at each
  /// change; a multiple of four, see ``addUp(_:from:)``.
  static let width = 128

  var totals: [Double] = []
  var ends: [Double] = []
  /// How many extents there are up to and including each child.
  var positions: [Int] = []
  var children: [Int32] = []
  var counts: [Int32] = []
  var free: [Int32] = []
}

// MARK: - Reading

extension ExtentNodes {
  func count(of node: Int32) -> Int {
    Int(counts[Int(node)])
  }

  func entry(_ index: Int, of node: Int32) -> ExtentEntry {
    let place = Self.place(node) + index
    let before = index > 0 ? positions[place - 1] : 0
    return ExtentEntry(
      child: children[place], count: positions[place] - before, total: totals[place])
  }

  /// The node as an entry of its parent.
  func entry(_ node: Int32) -> ExtentEntry {
    let count = count(of: node)
    guard count > 0 else { return ExtentEntry(child: node, count: 0, total: 0) }
    let last = Self.place(node) + count - 1
    return ExtentEntry(child: node, count: positions[last], total: ends[last])
  }

  /// How high all children of a node are together.
  @inline(always)
  func total(of node: Int32) -> Double {
    let count = count(of: node)
    return count > 0 ? ends[Self.place(node) + count - 1] : 0
  }

  func child(_ index: Int, of node: Int32) -> Int32 {
    children[Self.place(node) + index]
  }

  /// The child with the extent at a position within the node.
  func index(ofPosition position: Int, in node: Int32) -> Int {
    firstIndex(of: node) { positions[$0] > position }
  }

  /// The child that reaches beyond `y`, in a node that starts at `base`.
  ///
  /// - Parameter height: About how high the node is; a wrong one only costs time.
  @inline(always)
  func index(at y: Double, base: Double, height: Double, in node: Int32) -> Int {
    ends.withUnsafeBufferPointer { ends in
      let place = Self.place(node)
      let ends = UnsafeBufferPointer(rebasing: ends[place..<place + count(of: node)])
      return RunningEnds(ends: ends, base: base, height: height).firstIndex(beyond: y)
    }
  }

  /// The first child that passes a test which all later ones pass too; or else the last.
  @inline(always)
  private func firstIndex(of node: Int32, where passes: (Int) -> Bool) -> Int {
    let place = Self.place(node)
    var low = 0
    var rest = count(of: node)
    while rest > 1 {
      let half = rest / 2
      low += passes(place + low + half - 1) ? 0 : half
      rest -= half
    }
    return low
  }

  static func place(_ node: Int32) -> Int {
    Int(node) * width
  }
}

// MARK: - Making and releasing

extension ExtentNodes {
  mutating func make() -> Int32 {
    if let node = free.popLast() { return node }
    let node = Int32(counts.count)
    counts.append(0)
    totals.append(contentsOf: repeatElement(0, count: Self.width))
    ends.append(contentsOf: repeatElement(0, count: Self.width))
    positions.append(contentsOf: repeatElement(0, count: Self.width))
    children.append(contentsOf: repeatElement(0, count: Self.width))
    return node
  }

  mutating func release(_ node: Int32) {
    counts[Int(node)] = 0
    free.append(node)
  }
}

// MARK: - Changing

extension ExtentNodes {
  mutating func append(_ entry: ExtentEntry, to node: Int32) {
    let index = count(of: node)
    let place = Self.place(node) + index
    counts[Int(node)] += 1
    children[place] = entry.child
    totals[place] = entry.total
    positions[place] = (index > 0 ? positions[place - 1] : 0) + entry.count
    addUp(node, from: index)
  }

  mutating func replace(_ index: Int, of node: Int32, with entry: ExtentEntry) {
    let place = Self.place(node) + index
    let difference = entry.count - self.entry(index, of: node).count
    children[place] = entry.child
    if difference != 0 { shift(node, from: index, by: difference) }
    setTotal(entry.total, of: index, in: node)
  }

  /// Replaces the total of a child and adds up the ends behind it.
  mutating func setTotal(_ total: Double, of index: Int, in node: Int32) {
    totals[Self.place(node) + index] = total
    addUp(node, from: index)
  }

  /// Adds up the ends from an index on, four at a time so that the additions overlap.
  ///
  /// The ends still never fall: adding rounds in the same direction for larger numbers.
  mutating func addUp(_ node: Int32, from index: Int) {
    let place = Self.place(node)
    let groups = stride(from: place + index / 4 * 4, to: place + count(of: node), by: 4)
    var end = index >= 4 ? ends[place + index / 4 * 4 - 1] : 0
    totals.withUnsafeBufferPointer { totals in
      ends.withUnsafeMutableBufferPointer { ends in
        for first in groups {
          let two = totals[first] + totals[first + 1]
          let four = two + (totals[first + 2] + totals[first + 3])
          ends[first] = end + totals[first]
          ends[first + 1] = end + two
          ends[first + 2] = end + (two + totals[first + 2])
          end += four
          ends[first + 3] = end
        }
      }
    }
  }

  /// Puts entries before all others; there must be room.
  mutating func prepend(_ source: Int32, from first: Int, to node: Int32) {
    let added = count(of: source) - first
    open(added, in: node)
    let position = Self.place(source) + first
    let base = first > 0 ? positions[position - 1] : 0
    let place = Self.place(node)
    copy(added, from: position, to: place, plus: -base)
    counts[Int(source)] = Int32(first)
    addUp(node, from: 0)
    shift(node, from: added, by: positions[place + added - 1])
  }

  mutating func prepend(_ entry: ExtentEntry, to node: Int32) {
    open(1, in: node)
    let place = Self.place(node)
    children[place] = entry.child
    totals[place] = entry.total
    positions[place] = entry.count
    addUp(node, from: 0)
    shift(node, from: 1, by: entry.count)
  }

  private mutating func shift(_ node: Int32, from index: Int, by difference: Int) {
    let range = Self.place(node) + index..<Self.place(node) + count(of: node)
    positions.withUnsafeMutableBufferPointer { positions in
      for other in range { positions[other] += difference }
    }
  }

  /// Moves all entries back to make room at the front.
  private mutating func open(_ room: Int, in node: Int32) {
    let place = Self.place(node)
    copy(count(of: node), from: place, to: place + room, plus: 0)
    counts[Int(node)] += Int32(room)
  }

  /// Moves the first entries of a node behind those of another, which must have room.
  mutating func append(first added: Int, of source: Int32, to node: Int32) {
    for index in 0..<added { append(entry(index, of: source), to: node) }
    removeFirst(added, of: source)
  }

  mutating func removeFirst(_ removed: Int, of node: Int32) {
    guard removed > 0 else { return }
    let place = Self.place(node)
    let base = positions[place + removed - 1]
    let left = count(of: node) - removed
    copy(left, from: place + removed, to: place, plus: -base)
    counts[Int(node)] = Int32(left)
    addUp(node, from: 0)
  }

  /// Keeps only the entries before an index.
  mutating func truncate(_ node: Int32, to count: Int) {
    counts[Int(node)] = Int32(count)
  }

  /// Copies entries, which may overlap with where they go; their ends have to be added up anew.
  private mutating func copy(_ count: Int, from source: Int, to place: Int, plus difference: Int) {
    children.copy(count, from: source, to: place)
    totals.copy(count, from: source, to: place)
    positions.copy(count, from: source, to: place)
    guard difference != 0 else { return }
    positions.withUnsafeMutableBufferPointer { positions in
      for index in place..<place + count { positions[index] += difference }
    }
  }
}

extension Array {
  /// Copies elements within the array; the two stretches may overlap.
  mutating func copy(_ count: Int, from source: Int, to place: Int) {
    withUnsafeMutableBufferPointer { elements in
      guard let start = elements.baseAddress, count > 0 else { return }
      (start + place).update(from: start + source, count: count)
    }
  }
}
