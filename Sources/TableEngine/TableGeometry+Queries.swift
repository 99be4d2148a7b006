/// A part of a table, as found at a distance from the top.
package enum TablePlace: Hashable, Sendable {
  case topPadding(section: Int)
  case header(section: Int)
  case row(RowPath)
  case footer(section: Int)
}

// MARK: - Where something is

extension TableGeometry {
  /// The height of everything.
  package var totalHeight: Double {
    extents.total
  }

  /// Where a row is; nil for a row that does not exist.
  package func span(of path: RowPath) -> Span? {
    contains(path) ? span(ofPosition: position(of: path)) : nil
  }

  /// Where a row starts; nil for a row that does not exist.
  package func offset(of path: RowPath) -> Double? {
    contains(path) ? extents.start(ofPosition: position(of: path)) : nil
  }

  /// A row's height and whether it was measured; nil for a row that does not exist.
  package func extent(of path: RowPath) -> Extent? {
    contains(path) ? extents.span(ofPosition: position(of: path))?.extent : nil
  }

  /// Where a section's header is, below its top padding; nil for a section that does not exist.
  package func headerSpan(ofSection section: Int) -> Span? {
    contains(section) ? span(ofPosition: position(ofHeader: section)) : nil
  }

  package func header(ofSection section: Int) -> Extent? {
    contains(section) ? extents.span(ofPosition: position(ofHeader: section))?.extent : nil
  }

  /// Where a section's footer is; nil for a section that does not exist.
  package func footerSpan(ofSection section: Int) -> Span? {
    contains(section) ? span(ofPosition: position(ofFooter: section)) : nil
  }

  package func footer(ofSection section: Int) -> Extent? {
    contains(section) ? extents.span(ofPosition: position(ofFooter: section))?.extent : nil
  }

  /// The space above a section's header; nil for a section that does not exist.
  package func topPadding(ofSection section: Int) -> Span? {
    contains(section) ? span(ofPosition: position(ofSection: section)) : nil
  }

  /// Where a section is, from its top padding to its footer; nil if it does not exist.
  package func span(ofSection section: Int) -> Span? {
    guard contains(section) else { return nil }
    let start = extents.start(ofPosition: position(ofSection: section))
    let end = extents.start(ofPosition: position(ofSection: section + 1))
    return Span(start: start, height: end - start)
  }

  private func span(ofPosition position: Int) -> Span? {
    guard let span = extents.span(ofPosition: position) else { return nil }
    return Span(start: span.start, height: span.extent.height)
  }
}

// MARK: - What is somewhere

extension TableGeometry {
  /// Finds what is around a distance from the top beforehand, so that it is at hand for what is
  /// asked and changed next; answers stay the same.
  package mutating func look(at y: Double) {
    extents.point(at: y)
  }

  /// What contains a distance from the top: it starts at or above it and ends below it.
  ///
  /// Nil above the first section, at or below the end of the last one, and for NaN.
  package func place(at y: Double) -> TablePlace? {
    guard let position = extents.position(at: y) else { return nil }
    return place(ofPosition: position)
  }

  /// The row that contains a distance from the top, if a row does.
  package func path(at y: Double) -> RowPath? {
    guard let position = extents.position(at: y) else { return nil }
    return path(ofPosition: position)
  }

  /// ``path(at:)`` of a geometry that is part of an object, which stays as it is.
  ///
  /// For a method that changes nothing such a geometry is copied first, which takes a quarter of the
  /// look-up's time; what is passed `inout` is not.
  package static func path(at y: Double, in geometry: inout TableGeometry) -> RowPath? {
    guard let position = geometry.extents.position(at: y) else { return nil }
    return geometry.path(ofPosition: position)
  }

  /// The rows that intersect a stretch, and the rows without height between them.
  ///
  /// A row that only touches the stretch is not among them, so a stretch that is empty, or NaN,
  /// has none.
  package func rows(from minY: Double, to maxY: Double) -> RowRange {
    guard minY < maxY, maxY > 0, minY < totalHeight else { return .empty }
    guard let first = extents.position(at: max(0, minY)) else { return .empty }
    let lower = ordinal(atOrBehind: first)
    let upper = maxY >= totalHeight ? rowCount : ordinal(behindRowsBefore: maxY)
    guard lower < upper, let path = path(ofOrdinal: lower) else { return .empty }
    return RowRange(ordinals: lower..<upper, first: path, firstRows: firstRows)
  }

  /// Calls a closure for each row that intersects a stretch, with where it is.
  ///
  /// These are the rows of ``rows(from:to:)``, in order; each costs no more than the step from the
  /// one before it.
  package func forEachRow(
    from minY: Double, to maxY: Double, _ body: (RowPath, Span, Extent) -> Void
  ) {
    guard minY < maxY, maxY > 0, var cursor = extents.cursor(at: max(0, minY)) else { return }
    var section = section(ofPosition: cursor.position)
    repeat {
      guard cursor.start < maxY else { return }
      while cursor.position >= position(ofSection: section + 1) { section += 1 }
      let row = cursor.position - position(ofSection: section) - 2
      guard row >= 0, row < rowCount(inSection: section) else { continue }
      let extent = cursor.extent(in: extents)
      body(
        RowPath(section: section, row: row), Span(start: cursor.start, height: extent.height),
        extent)
    } while cursor.advance(in: extents)
  }

  /// The sections that intersect a stretch.
  package func sections(from minY: Double, to maxY: Double) -> Range<Int> {
    guard minY < maxY, maxY > 0, let first = extents.position(at: max(0, minY)) else {
      return 0..<0
    }
    let lower = section(ofPosition: first)
    guard maxY < totalHeight, let last = extents.position(at: maxY) else {
      return lower..<sectionCount
    }
    let upper = section(ofPosition: last)
    let startsAtEnd = extents.start(ofPosition: position(ofSection: upper)) >= maxY
    return lower..<(startsAtEnd ? max(upper, lower + 1) : upper + 1)
  }

  @inline(always)
  private func section(ofPosition position: Int) -> Int {
    lastSection { self.position(ofSection: $0) <= position }
  }

  /// The row at a position, if it is that of a row.
  @inline(always)
  private func path(ofPosition position: Int) -> RowPath? {
    let section = section(ofPosition: position)
    let row = position - self.position(ofSection: section) - 2
    guard row >= 0, row < rowCount(inSection: section) else { return nil }
    return RowPath(section: section, row: row)
  }

  private func place(ofPosition position: Int) -> TablePlace {
    if let path = path(ofPosition: position) { return .row(path) }
    let section = section(ofPosition: position)
    switch position - self.position(ofSection: section) {
    case 0: return .topPadding(section: section)
    case 1: return .header(section: section)
    default: return .footer(section: section)
    }
  }

  /// How many rows are before a position, which is that of a row or of something around rows.
  private func ordinal(atOrBehind position: Int) -> Int {
    let section = section(ofPosition: position)
    let index = position - self.position(ofSection: section) - 2
    return firstRows[section] + min(max(0, index), rowCount(inSection: section))
  }

  /// How many rows are before the end of the last row that starts above `y`.
  private func ordinal(behindRowsBefore y: Double) -> Int {
    guard let cursor = extents.cursor(at: y) else { return 0 }
    let ordinal = ordinal(atOrBehind: cursor.position)
    guard case .row = place(ofPosition: cursor.position), cursor.start < y else { return ordinal }
    return ordinal + 1
  }
}
