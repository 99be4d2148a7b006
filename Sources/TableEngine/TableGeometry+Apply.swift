// MARK: - Applying a plan

extension TableGeometry {
  /// Does what a plan says; the heights of rows that stay, stay.
  ///
  /// The old sequence is cut at each edit and put together again in the new order, so the time
  /// grows with the number of edits and the logarithm of the number of rows, and once a little
  /// with the number of sections.
  ///
  /// - Parameters:
  ///   - section: Asked for each section that is inserted or reloaded; the number of rows is that
  ///     of the plan.
  ///   - newRow: Asked for each row that is new, by its new place: first those that are inserted,
  ///     by themselves or with their section, then those that are reloaded, each in order.
  /// - Returns: False, and nothing is changed, if the plan was made for other numbers of rows.
  @discardableResult
  package mutating func apply(
    _ plan: UpdatePlan, section: (Int) -> SectionExtents, newRow: (RowPath) -> Extent
  ) -> Bool {
    guard plan.rowCountsBefore == rowCounts else { return false }
    let pieces = PieceList(plan, of: self).pieces
    var parts = extents.cut(at: pieces.compactMap(\.kept))
    var whole = ExtentSubtree.empty
    for piece in pieces {
      switch piece {
      case .kept(let range): whole = extents.join(whole, parts.removeValue(at: range))
      case .row(let path):
        let extent = newRow(path)
        let leaf = extents.leaves.makeRun(extent, count: 1)
        whole = extents.join(whole, ExtentSubtree(child: leaf, level: 0))
      case .section(let index):
        var shape = section(index)
        shape.rowCount = plan.rowCountsAfter[index]
        let part = extents.makePart { $0.append(index, shape, row: newRow) }
        whole = extents.join(whole, part)
      }
    }
    extents.root = whole
    firstRows = plan.rowCountsAfter.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    for pair in plan.reloadedRows { setExtent(newRow(pair.target), of: pair.target) }
    return true
  }
}

// MARK: - Parts of the old sequence

/// The parts that were cut out of a sequence, by where they started.
private struct CutParts {
  var starts: [Int] = []
  var parts: [ExtentSubtree] = []
  /// Where the part probably is that is asked for next: behind the last one.
  var next = 0

  mutating func removeValue(at range: Range<Int>) -> ExtentSubtree {
    if next >= starts.count || starts[next] != range.lowerBound {
      next = starts.lowerBound(range.lowerBound)
    }
    guard next < parts.count else { return .empty }
    defer { next += 1 }
    return parts[next]
  }
}

extension ExtentSequence {
  /// Cuts ranges, which do not overlap, out of the sequence and forgets the rest of it.
  ///
  /// It goes from the back to the front: a cut copies what is behind it in its leaf, and so each
  /// extent is copied once, however many cuts a leaf gets.
  fileprivate mutating func cut(at ranges: [Range<Int>]) -> CutParts {
    var result = CutParts()
    var rest = root
    for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      let (left, gap) = split(rest, at: range.upperBound)
      release(gap)
      let (head, part) = split(left, at: range.lowerBound)
      rest = head
      result.starts.append(range.lowerBound)
      result.parts.append(part)
    }
    release(rest)
    root = .empty
    result.starts.reverse()
    result.parts.reverse()
    return result
  }
}
