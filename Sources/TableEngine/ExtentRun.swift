/// Neighboring extents that are equal, stored once.
struct ExtentRun: Sendable {
  let extent: Extent
  /// The number of extents in the run.
  let count: Int

  init(_ extent: Extent, count: Int) {
    (self.extent, self.count) = (extent, count)
  }

  private var height: Double { extent.height }

  /// The height of all extents together.
  var total: Double {
    offset(of: count)
  }

  /// The distance from the start of the run to the start of the extent at an index.
  func offset(of index: Int) -> Double {
    Double(index) * height
  }
}

// MARK: - Search

extension ExtentRun {
  /// The index of the extent that contains `y`, in a run that starts at `start` and contains `y`.
  ///
  /// The quotient may be off by one because of rounding; the loops make the result agree with
  /// ``offset(of:)``.
  func index(at y: Double, start: Double) -> Int {
    guard height > 0 else { return count - 1 }
    var index = Int(max(0, min((y - start) / height, Double(count - 1))))
    while index > 0, start + offset(of: index) > y { index -= 1 }
    while index < count - 1, start + offset(of: index + 1) <= y { index += 1 }
    return index
  }
}

// MARK: - Lists of runs

extension [ExtentRun] {
  /// Appends a run, and merges it with the last one if their extents are equal.
  mutating func merge(_ run: ExtentRun) {
    guard let last, last.extent == run.extent else { return append(run) }
    self[count - 1] = ExtentRun(run.extent, count: last.count + run.count)
  }
}
