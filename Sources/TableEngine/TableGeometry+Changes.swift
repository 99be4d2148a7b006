// MARK: - One height

extension TableGeometry {
  /// Replaces a row's height; false for a row that does not exist.
  @discardableResult
  package mutating func setExtent(_ extent: Extent, of path: RowPath) -> Bool {
    guard contains(path) else { return false }
    extents.set(extent, at: position(of: path))
    return true
  }

  /// Replaces the height of a section's header; false for a section that does not exist.
  @discardableResult
  package mutating func setHeader(_ extent: Extent, ofSection section: Int) -> Bool {
    guard contains(section) else { return false }
    extents.set(extent, at: position(ofHeader: section))
    return true
  }

  /// Replaces the height of a section's footer; false for a section that does not exist.
  @discardableResult
  package mutating func setFooter(_ extent: Extent, ofSection section: Int) -> Bool {
    guard contains(section) else { return false }
    extents.set(extent, at: position(ofFooter: section))
    return true
  }

  /// Replaces the space above a section's header; false for a section that does not exist.
  @discardableResult
  package mutating func setTopPadding(_ height: Double, ofSection section: Int) -> Bool {
    guard contains(section) else { return false }
    extents.set(.measured(height), at: position(ofSection: section))
    return true
  }

  /// Keeps all heights but lets none count as measured any more.
  package mutating func estimateAgain() {
    extents.leaves.unmarkAll()
  }
}

// MARK: - Rows

extension TableGeometry {
  /// Inserts equal rows before a row, or behind the last one; false if the place does not exist.
  @discardableResult
  package mutating func insertRows(_ extent: Extent, count: Int, at path: RowPath) -> Bool {
    guard contains(path.section), count >= 0, count <= Self.maximumRowCount - rowCount,
      path.row >= 0, path.row <= rowCount(inSection: path.section)
    else { return false }
    extents.insert(at: position(of: path)) { $0.append(extent, count: count) }
    shiftRows(behind: path.section, by: count)
    return true
  }

  /// Deletes rows; false, and nothing is changed, if not all of them exist.
  @discardableResult
  package mutating func deleteRows(_ rows: Range<Int>, inSection section: Int) -> Bool {
    guard contains(section), rows.lowerBound >= 0,
      rows.upperBound <= rowCount(inSection: section)
    else { return false }
    let first = position(of: RowPath(section: section, row: rows.lowerBound))
    extents.remove(first..<first + rows.count)
    shiftRows(behind: section, by: -rows.count)
    return true
  }

  /// Takes a row out and puts it to a place that is counted without it; false if either does not
  /// exist.
  @discardableResult
  package mutating func moveRow(at source: RowPath, to target: RowPath) -> Bool {
    let taken = source.section == target.section ? 1 : 0
    guard contains(source), contains(target.section), target.row >= 0,
      target.row <= rowCount(inSection: target.section) - taken
    else { return false }
    let moved = extents.cut(position(of: source)..<position(of: source) + 1)
    shiftRows(behind: source.section, by: -1)
    extents.paste(moved, at: position(of: target))
    shiftRows(behind: target.section, by: 1)
    return true
  }

  private mutating func shiftRows(behind section: Int, by count: Int) {
    for index in section + 1..<firstRows.count { firstRows[index] += count }
  }
}

// MARK: - Sections

extension TableGeometry {
  /// Inserts a section before another, or behind the last one; false if the place does not exist.
  @discardableResult
  package mutating func insertSection(
    _ shape: SectionExtents, at section: Int, row: (RowPath) -> Extent
  ) -> Bool {
    guard section >= 0, section <= sectionCount,
      shape.rowCount <= Self.maximumRowCount - rowCount
    else { return false }
    extents.insert(at: position(ofSection: section)) { $0.append(section, shape, row: row) }
    firstRows.insert(firstRows[section], at: section)
    shiftRows(behind: section, by: shape.rowCount)
    return true
  }

  /// Deletes a section with its rows; false for a section that does not exist.
  @discardableResult
  package mutating func deleteSection(_ section: Int) -> Bool {
    guard contains(section) else { return false }
    extents.remove(position(ofSection: section)..<position(ofSection: section + 1))
    let count = rowCount(inSection: section)
    shiftRows(behind: section, by: -count)
    firstRows.remove(at: section)
    return true
  }

  /// Takes a section out and puts it to a place that is counted without it; false if either does
  /// not exist.
  @discardableResult
  package mutating func moveSection(_ section: Int, to target: Int) -> Bool {
    guard contains(section), contains(target) else { return false }
    let count = rowCount(inSection: section)
    let moved = extents.cut(position(ofSection: section)..<position(ofSection: section + 1))
    shiftRows(behind: section, by: -count)
    firstRows.remove(at: section)
    extents.paste(moved, at: position(ofSection: target))
    firstRows.insert(firstRows[target], at: target)
    shiftRows(behind: target, by: count)
    return true
  }
}

// MARK: - Cutting and pasting

extension ExtentSequence {
  /// Takes a range out of the sequence; the part has to be pasted or released.
  mutating func cut(_ range: Range<Int>) -> ExtentSubtree {
    let (head, tail) = split(root, at: range.upperBound)
    let (left, middle) = split(head, at: range.lowerBound)
    root = join(left, tail)
    return middle
  }

  mutating func paste(_ part: ExtentSubtree, at position: Int) {
    let (left, right) = split(root, at: position)
    root = join(join(left, part), right)
  }

  mutating func remove(_ range: Range<Int>) {
    release(cut(range))
  }

  mutating func insert(at position: Int, _ append: (inout ExtentBuilder) -> Void) {
    paste(makePart(append), at: position)
  }

  /// Builds a part that is not joined yet.
  mutating func makePart(_ append: (inout ExtentBuilder) -> Void) -> ExtentSubtree {
    var builder = ExtentBuilder(extending: &self)
    append(&builder)
    return builder.finish(into: &self)
  }
}
