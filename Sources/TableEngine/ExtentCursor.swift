/// Walks through neighbouring extents without looking each up.
struct ExtentCursor {
  private let found: ExtentSequence.Found
  private let count: Int
  private var index: Int
  /// Where the extent starts, from the start of the leaf.
  private var local: Double

  init(_ found: ExtentSequence.Found, index: Int, in sequence: ExtentSequence) {
    self.found = found
    self.index = index
    count = sequence.leaves.count(of: found.leaf)
    local = sequence.leaves.start(of: index, in: found.leaf)
  }

  /// The position of the extent in the sequence.
  var position: Int {
    found.position + index
  }

  /// Where the extent starts: to the bit what looking it up says.
  var start: Double {
    found.base + local
  }

  func extent(in sequence: ExtentSequence) -> Extent {
    sequence.leaves.extent(at: index, in: found.leaf)
  }

  /// Goes on to the next extent; false behind the last one.
  mutating func advance(in sequence: ExtentSequence) -> Bool {
    guard index + 1 < count else {
      guard let next = sequence.cursor(ofPosition: position + 1) else { return false }
      self = next
      return true
    }
    index += 1
    if index % ExtentLeaves.blockSize == 0 || ExtentLeaves.isRun(found.leaf) {
      local = sequence.leaves.start(of: index, in: found.leaf)
    } else {
      local += sequence.leaves.values[ExtentLeaves.heights(found.leaf) + index - 1]
    }
    return true
  }
}
