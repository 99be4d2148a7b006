/// Where everything in a table is: the heights of its sections' headers, rows and footers, and
/// what they add up to.
///
/// Distances are in points from the top of the first section; the table's own header view is not
/// part of it, so its height is subtracted by the caller. A section is, from top to bottom, a top
/// padding, a header, its rows and a footer, each of which may be 0 points high. Something that is
/// 0 points high contains no point and intersects no stretch.
///
/// Looking up and changing one height take time that grows with the logarithm of the number of
/// rows; changing the number of rows takes the same for each edit, and once a little for each
/// section. Rows of equal height in a row cost almost no memory; others, 9 bytes each.
package struct TableGeometry: Sendable {
  /// The extents of all sections: padding, header, rows and footer of each.
  var extents: ExtentSequence

  /// How many rows are before each section, and last how many there are.
  var firstRows: [Int]

  /// How many extents a section has besides its rows: padding, header and footer.
  static let extentsPerSection = 3

  /// The largest number of rows that a table can have; what exceeds it is left out.
  package static let maximumRowCount = 1 << 40

  /// The largest number of sections, each of which takes memory of its own. Ours.
  package static let maximumSectionCount = 1 << 24

  /// A table without sections.
  package init() {
    extents = ExtentSequence()
    firstRows = [0]
  }

  /// Builds a table in one pass.
  ///
  /// - Parameters:
  ///   - spare: A geometry that is not needed any more, whose memory is used.
  ///   - sectionCount: The number of sections; negative numbers mean none.
  ///   - section: Asked for each section in order, before its rows.
  ///   - row: Asked for each row in order, except in sections whose rows are uniform.
  package init(
    recycling spare: consuming TableGeometry = TableGeometry(), sectionCount: Int,
    section: (Int) -> SectionExtents, row: (RowPath) -> Extent
  ) {
    self.init(recycling: consume spare, sectionCount: sectionCount, section: section) {
      section, rows, writer in
      for index in rows {
        writer.write(row(RowPath(section: section, row: index)), at: index - rows.lowerBound)
      }
    }
  }

  /// Builds a table in one pass, its rows a stretch at a time.
  ///
  /// - Parameters:
  ///   - spare: A geometry that is not needed any more, whose memory is used.
  ///   - sectionCount: The number of sections; negative numbers mean none.
  ///   - section: Asked for each section in order, before its rows.
  ///   - rows: Has the extents of a stretch of a section's rows written, in order, except in
  ///     sections whose rows are uniform. What it does not write is 0 points high.
  package init(
    recycling spare: consuming TableGeometry = TableGeometry(), sectionCount: Int,
    section: (Int) -> SectionExtents, rows: (Int, Range<Int>, borrowing ExtentWriter) -> Void
  ) {
    // Swapped, not assigned: memory that has two owners would be copied instead of used.
    var (firstRows, old) = ([Int](), ExtentSequence())
    swap(&firstRows, &spare.firstRows)
    swap(&old, &spare.extents)
    var builder = ExtentBuilder(recycling: consume old)
    firstRows.removeAll(keepingCapacity: true)
    firstRows.append(0)
    var count = 0
    for index in 0..<max(0, sectionCount) {
      var shape = section(index)
      shape.rowCount = min(shape.rowCount, Self.maximumRowCount - count)
      builder.append(index, shape, rows: rows)
      count += shape.rowCount
      firstRows.append(count)
    }
    self.firstRows = firstRows
    extents = builder.finish()
  }
}

extension ExtentBuilder {
  /// Appends everything of one section, its rows asked one by one.
  mutating func append(_ section: Int, _ shape: SectionExtents, row: (RowPath) -> Extent) {
    append(section, shape) { section, rows, writer in
      for index in rows {
        writer.write(row(RowPath(section: section, row: index)), at: index - rows.lowerBound)
      }
    }
  }

  /// Appends everything of one section, its rows written a stretch at a time.
  mutating func append(
    _ section: Int, _ shape: SectionExtents, rows: (Int, Range<Int>, borrowing ExtentWriter) -> Void
  ) {
    append(.measured(shape.topPadding))
    append(shape.header)
    if let uniform = shape.uniformRow {
      append(uniform, count: shape.rowCount)
    } else {
      append(count: shape.rowCount) { range, writer in rows(section, range, writer) }
    }
    append(shape.footer)
  }
}

// MARK: - Counts

extension TableGeometry {
  package var sectionCount: Int {
    firstRows.count - 1
  }

  /// The number of rows in all sections.
  package var rowCount: Int {
    firstRows[firstRows.count - 1]
  }

  /// The number of rows in a section; 0 for a section that does not exist.
  package func rowCount(inSection section: Int) -> Int {
    contains(section) ? firstRows[section + 1] - firstRows[section] : 0
  }

  /// The number of rows in each section.
  package var rowCounts: [Int] {
    (0..<sectionCount).map(rowCount(inSection:))
  }

  package func contains(_ section: Int) -> Bool {
    section >= 0 && section < sectionCount
  }

  package func contains(_ path: RowPath) -> Bool {
    path.row >= 0 && path.row < rowCount(inSection: path.section)
  }
}

// MARK: - Rows in one count

extension TableGeometry {
  /// How many rows are before a row, in all sections; nil for a row that does not exist.
  package func ordinal(of path: RowPath) -> Int? {
    contains(path) ? firstRows[path.section] + path.row : nil
  }

  /// The row with so many rows before it; nil if there are not that many.
  package func path(ofOrdinal ordinal: Int) -> RowPath? {
    guard ordinal >= 0, ordinal < rowCount else { return nil }
    let section = lastSection { firstRows[$0] <= ordinal }
    return RowPath(section: section, row: ordinal - firstRows[section])
  }

  /// The last section that passes a test which all earlier ones pass too.
  @inline(always)
  func lastSection(where passes: (Int) -> Bool) -> Int {
    var low = 0
    var rest = sectionCount
    while rest > 1 {
      let half = rest / 2
      low += passes(low + half) ? half : 0
      rest -= half
    }
    return low
  }
}

// MARK: - Places in the sequence

extension TableGeometry {
  /// The position of a section's top padding, its first extent.
  func position(ofSection section: Int) -> Int {
    firstRows[section] + Self.extentsPerSection * section
  }

  func position(ofHeader section: Int) -> Int {
    position(ofSection: section) + 1
  }

  func position(of path: RowPath) -> Int {
    position(ofSection: path.section) + 2 + path.row
  }

  func position(ofFooter section: Int) -> Int {
    position(ofSection: section + 1) - 1
  }
}

// MARK: - Integrity

extension TableGeometry {
  /// Everything that does not hold although it should; empty if the geometry is sound.
  package func integrityFaults() -> [IntegrityFault] {
    let rises = zip(firstRows, firstRows.dropFirst()).allSatisfy { $0 <= $1 }
    let matches = extents.count == rowCount + Self.extentsPerSection * sectionCount
    return extents.integrityFaults() + (rises && matches ? [] : [.sectionTable])
  }

  /// The memory reserved for the geometry, in bytes.
  package var byteCount: Int {
    extents.leaves.byteCount + extents.nodes.byteCount
      + firstRows.capacity * MemoryLayout<Int>.stride
  }
}

extension ExtentLeaves {
  fileprivate var byteCount: Int {
    values.capacity * MemoryLayout<Double>.stride + marks.capacity * MemoryLayout<UInt64>.stride
      + (counts.capacity + freeSlots.capacity + freeRuns.capacity) * MemoryLayout<Int32>.stride
      + runs.capacity * MemoryLayout<Run>.stride
  }
}

extension ExtentNodes {
  fileprivate var byteCount: Int {
    (totals.capacity + ends.capacity) * MemoryLayout<Double>.stride
      + positions.capacity * MemoryLayout<Int>.stride
      + (children.capacity + counts.capacity + free.capacity) * MemoryLayout<Int32>.stride
  }
}
