/// The leaves of an extent sequence, in two forms.
///
/// A *run* is any number of equal extents, in a few bytes. A *dense* leaf has up to ``capacity``
/// extents of their own: a running end for each block of ``blockSize`` heights, then the heights.
/// What is behind the last extent means nothing, but for the heights that are left over in its
/// block: they are 0. A leaf is named by an `Int32`: dense leaves by their slot from 0, runs by the
/// complement of their index, so that a search touches no memory just to learn the form.
struct ExtentLeaves: Sendable {
  /// A dense leaf is 8.5 KB, 0.5 bytes a row of overhead. A single edit copies it; with fewer extents
  /// a leaf, the nodes above them leave the nearer caches sooner.
  static let capacity = 1024
  static let blockSize = 2 * cacheLine
  /// The heights in 64 bytes, which most processors read at once.
  private static let cacheLine = 8
  /// What is left free before the first leaf, so that blocks begin where cache lines do. In front of
  /// it, large arrays have 48 bytes on Linux: 16 of glibc's `malloc` and 32 of Swift's.
  private static let margin = 2
  static let blockCount = capacity / blockSize
  static let slotSize = blockCount + capacity
  static let wordCount = capacity / UInt64.bitWidth

  struct Run: Sendable {
    var count: Int
    var extent: Extent
  }

  var values: [Double] = []
  /// One bit an extent, set when it was measured.
  var marks: [UInt64] = []
  var counts: [Int32] = []
  var freeSlots: [Int32] = []
  var runs: [Run] = []
  var freeRuns: [Int32] = []
}

// MARK: - Reading

extension ExtentLeaves {
  static func isRun(_ leaf: Int32) -> Bool {
    leaf < 0
  }

  func run(_ leaf: Int32) -> Run {
    runs[Int(~leaf)]
  }

  func count(of leaf: Int32) -> Int {
    Self.isRun(leaf) ? run(leaf).count : Int(counts[Int(leaf)])
  }

  /// How many blocks of a dense leaf have extents.
  @inline(always)
  func blockCount(of leaf: Int32) -> Int {
    (Int(counts[Int(leaf)]) + Self.blockSize - 1) / Self.blockSize
  }

  func total(of leaf: Int32) -> Double {
    if Self.isRun(leaf) { return Double(run(leaf).count) * run(leaf).extent.height }
    let blocks = blockCount(of: leaf)
    return blocks > 0 ? values[Self.ends(leaf) + blocks - 1] : 0
  }

  func entry(_ leaf: Int32) -> ExtentEntry {
    ExtentEntry(child: leaf, count: count(of: leaf), total: total(of: leaf))
  }

  /// The extent at an index of the leaf.
  func extent(at index: Int, in leaf: Int32) -> Extent {
    if Self.isRun(leaf) { return run(leaf).extent }
    return Extent(
      height: values[Self.heights(leaf) + index], isMeasured: isMarked(index, in: leaf))
  }

  /// Where the extent at an index starts, from the start of the leaf.
  func start(of index: Int, in leaf: Int32) -> Double {
    if Self.isRun(leaf) { return Double(index) * run(leaf).extent.height }
    let block = index / Self.blockSize
    var start = block > 0 ? values[Self.ends(leaf) + block - 1] : 0
    let heights = Self.heights(leaf)
    for other in block * Self.blockSize..<index { start += values[heights + other] }
    return start
  }

  /// The index of the extent that reaches beyond `y`, in a leaf that starts at `base`.
  ///
  /// An extent without height never does. Should rounding let none reach, it is the last one
  /// with a height.
  ///
  /// - Parameter height: About how high the leaf is; a wrong one only costs time.
  @inline(always)
  func index(at y: Double, base: Double, height: Double, in leaf: Int32) -> Int {
    Self.isRun(leaf)
      ? run(leaf).index(at: y, base: base) : denseIndex(at: y, base: base, height: height, in: leaf)
  }

  @inline(always)
  private func denseIndex(
    at y: Double, base: Double, height: Double, in leaf: Int32
  ) -> Int {
    values.withUnsafeBufferPointer { values in
      let ends = Self.ends(leaf)
      let blocks = RunningEnds(
        ends: UnsafeBufferPointer(rebasing: values[ends..<ends + blockCount(of: leaf)]),
        base: base, height: height)
      let block = blocks.firstIndex(beyond: y) { other in
        Self.isBlock(at: Self.heights(leaf) + other * Self.blockSize, in: values)
      }
      var end = block > 0 ? values[ends + block - 1] : 0
      let heights = Self.heights(leaf) + block * Self.blockSize
      var passed = SIMD2<Int64>.zero
      for pair in 0..<Self.blockSize / 2 {
        let middle = end + values[heights + 2 * pair]
        end = middle + values[heights + 2 * pair + 1]
        passed.replace(with: passed &+ 1, where: base + SIMD2(middle, end) .<= y)
      }
      let index = Int(passed.wrappedSum())
      if index < Self.blockSize { return block * Self.blockSize + index }
      return lastIndexWithHeight(before: (block + 1) * Self.blockSize, in: leaf)
    }
  }

  /// Has both cache lines of a block read: whether a height of each is not below 0, as none is.
  ///
  /// A processor expects what was always so and goes on; where the block turns out to be the one
  /// that is wanted, it has been read meanwhile.
  @inline(always)
  private static func isBlock(at place: Int, in values: UnsafeBufferPointer<Double>) -> Bool {
    values[place] >= 0 && values[place + cacheLine] >= 0
  }

  @inline(never)
  private func lastIndexWithHeight(before index: Int, in leaf: Int32) -> Int {
    (0..<index).last { values[Self.heights(leaf) + $0] > 0 } ?? 0
  }

  func isMarked(_ index: Int, in leaf: Int32) -> Bool {
    marks[Self.words(leaf) + index / 64] >> UInt64(index % 64) & 1 == 1
  }
}

extension ExtentLeaves.Run {
  fileprivate func index(at y: Double, base: Double) -> Int {
    let guess = (y - base) / extent.height
    let index = guess > 0 ? Int(min(guess, Double(count - 1))) : 0
    return contains(y, index, base) ? index : stepped(to: y, base: base, from: index)
  }

  private func contains(_ y: Double, _ index: Int, _ base: Double) -> Bool {
    base + Double(index) * extent.height <= y && base + Double(index + 1) * extent.height > y
  }

  /// Goes on from a place that rounding made wrong.
  @inline(never)
  private func stepped(to y: Double, base: Double, from place: Int) -> Int {
    guard extent.height > 0 else { return count - 1 }
    var index = place
    while index > 0, base + Double(index) * extent.height > y { index -= 1 }
    while index < count - 1, base + Double(index + 1) * extent.height <= y { index += 1 }
    return index
  }
}

// MARK: - Places in the arrays

extension ExtentLeaves {
  static func ends(_ leaf: Int32) -> Int {
    margin + Int(leaf) * slotSize
  }

  static func heights(_ leaf: Int32) -> Int {
    ends(leaf) + blockCount
  }

  static func words(_ leaf: Int32) -> Int {
    Int(leaf) * wordCount
  }
}

// MARK: - Making and releasing

extension ExtentLeaves {
  /// A new dense leaf without extents.
  mutating func makeDense() -> Int32 {
    if let slot = freeSlots.popLast() { return slot }
    let slot = Int32(counts.count)
    counts.append(0)
    marks.append(contentsOf: repeatElement(0, count: Self.wordCount))
    if values.isEmpty { values.append(contentsOf: repeatElement(0, count: Self.margin)) }
    values.append(contentsOf: repeatElement(0, count: Self.slotSize))
    return slot
  }

  mutating func makeRun(_ extent: Extent, count: Int) -> Int32 {
    let run = Run(count: count, extent: extent)
    if let index = freeRuns.popLast() {
      runs[Int(index)] = run
      return ~index
    }
    runs.append(run)
    return ~Int32(runs.count - 1)
  }

  mutating func release(_ leaf: Int32) {
    if Self.isRun(leaf) {
      freeRuns.append(~leaf)
    } else {
      truncate(leaf, to: 0)
      freeSlots.append(leaf)
    }
  }

  /// Keeps only the extents before an index; their last block is left to ``resum(_:from:)``.
  mutating func truncate(_ leaf: Int32, to count: Int) {
    counts[Int(leaf)] = Int32(count)
  }
}
