extension ExtentLeaves {
  /// Replaces one extent of a dense leaf.
  mutating func set(_ extent: Extent, at index: Int, in leaf: Int32) {
    setMarks(extent.isMeasured ? 1 : 0, count: 1, at: index, in: leaf)
    let place = Self.heights(leaf) + index
    guard values[place] != extent.height else { return }
    values[place] = extent.height
    resum(leaf, from: index)
  }

  /// Adds up the running ends again, from the block of an index on.
  ///
  /// Ends are always made from the heights, never corrected by a difference, so that they cannot
  /// drift.
  mutating func resum(_ leaf: Int32, from index: Int) {
    let (ends, heights) = (Self.ends(leaf), Self.heights(leaf))
    let blocks = index / Self.blockSize..<max(index / Self.blockSize, blockCount(of: leaf))
    let leftOver = heights + count(of: leaf)..<heights + blockCount(of: leaf) * Self.blockSize
    values.withUnsafeMutableBufferPointer { values in
      for place in leftOver { values[place] = 0 }
      var end = blocks.lowerBound > 0 ? values[ends + blocks.lowerBound - 1] : 0
      for block in blocks {
        end += Self.sum(UnsafeBufferPointer(values), at: heights + block * Self.blockSize)
        values[ends + block] = end
      }
    }
  }

  /// The sum of one block, in four columns so that the additions overlap.
  static func sum(_ values: UnsafeBufferPointer<Double>, at place: Int) -> Double {
    var columns = SIMD4<Double>.zero
    for row in 0..<blockSize / 4 {
      let start = place + row * 4
      columns += SIMD4(
        values[start], values[start + 1], values[start + 2], values[start + 3])
    }
    return (columns[0] + columns[1]) + (columns[2] + columns[3])
  }

  /// Gives each extent of a run a place of its own; at most ``capacity`` of them.
  mutating func makeDense(from leaf: Int32) -> Int32 {
    guard Self.isRun(leaf) else { return leaf }
    let dense = makeDense()
    append(leaf, to: dense)
    release(leaf)
    return dense
  }
}

// MARK: - Splitting and merging

extension ExtentLeaves {
  /// Cuts a leaf in two at an index within it.
  mutating func split(_ leaf: Int32, at index: Int) -> (left: Int32, right: Int32) {
    guard Self.isRun(leaf) else { return splitDense(leaf, at: index) }
    let run = run(leaf)
    runs[Int(~leaf)].count = index
    return (leaf, makeRun(run.extent, count: run.count - index))
  }

  private mutating func splitDense(_ leaf: Int32, at index: Int) -> (left: Int32, right: Int32) {
    let right = makeDense()
    copy(leaf, from: index, to: right, at: 0, count: count(of: leaf) - index)
    resum(right, from: 0)
    truncate(leaf, to: index)
    resum(leaf, from: index)
    return (leaf, right)
  }

  /// Puts two neighbours into one leaf if they fit.
  mutating func merge(_ left: Int32, _ right: Int32) -> ExtentHalves {
    if Self.isRun(left), Self.isRun(right), run(left).extent == run(right).extent {
      runs[Int(~left)].count += run(right).count
      release(right)
      return ExtentHalves(first: entry(left))
    }
    guard count(of: left) + count(of: right) <= Self.capacity else {
      return ExtentHalves(first: entry(left), second: entry(right))
    }
    let dense = makeDense(from: left)
    append(right, to: dense)
    release(right)
    return ExtentHalves(first: entry(dense))
  }

  /// Copies all extents of a leaf behind those of a dense one that has room for them.
  private mutating func append(_ leaf: Int32, to dense: Int32) {
    let end = count(of: dense)
    let added = count(of: leaf)
    if Self.isRun(leaf) {
      fill(run(leaf).extent, count: added, at: end, in: dense)
    } else {
      copy(leaf, from: 0, to: dense, at: end, count: added)
    }
    resum(dense, from: end)
  }

  private mutating func fill(_ extent: Extent, count: Int, at index: Int, in dense: Int32) {
    let place = Self.heights(dense) + index
    for other in 0..<count { values[place + other] = extent.height }
    for start in stride(from: 0, to: count, by: 64) {
      setMarks(
        extent.isMeasured ? .max : 0, count: min(64, count - start), at: index + start, in: dense)
    }
    counts[Int(dense)] += Int32(count)
  }

  private mutating func copy(
    _ source: Int32, from index: Int, to dense: Int32, at place: Int, count: Int
  ) {
    let from = Self.heights(source) + index
    let into = Self.heights(dense) + place
    values.copy(count, from: from, to: into)
    for start in stride(from: 0, to: count, by: 64) {
      setMarks(
        marks(at: index + start, in: source), count: min(64, count - start), at: place + start,
        in: dense)
    }
    counts[Int(dense)] += Int32(count)
  }
}

// MARK: - Marks

extension ExtentLeaves {
  /// Up to 64 marks from an index on, the first in the lowest bit.
  private func marks(at index: Int, in leaf: Int32) -> UInt64 {
    let word = Self.words(leaf) + index / 64
    let shift = UInt64(index % 64)
    let high = index / 64 + 1 < Self.wordCount ? marks[word + 1] << (64 - shift) : 0
    return marks[word] >> shift | high
  }

  /// Replaces up to 64 marks from an index on.
  private mutating func setMarks(_ bits: UInt64, count: Int, at index: Int, in leaf: Int32) {
    let mask: UInt64 = .max >> UInt64(64 - count)
    let word = Self.words(leaf) + index / 64
    let shift = UInt64(index % 64)
    marks[word] = marks[word] & ~(mask << shift) | (bits & mask) << shift
    guard index % 64 + count > 64 else { return }
    let rest = 64 - shift
    marks[word + 1] = marks[word + 1] & ~(mask >> rest) | (bits & mask) >> rest
  }

  /// Makes every extent an estimate.
  mutating func unmarkAll() {
    for word in marks.indices { marks[word] = 0 }
    for index in runs.indices {
      runs[index].extent = .estimated(runs[index].extent.height)
    }
  }
}
