// MARK: - Spans

extension TableGeometry {
  /// The height of the whole table.
  package var totalHeight: Double {
    extents.total
  }

  /// Where a row is; nil for a row that does not exist.
  package func span(of path: RowPath) -> Span? {
    contains(path) ? span(ofPosition: position(of: path)) : nil
  }

  /// Where a row starts, its height and whether that was measured; nil for a row that does not
  /// exist.
  package func place(of path: RowPath) -> (start: Double, extent: Extent)? {
    guard contains(path), let match = extents.match(position: position(of: path)) else {
      return nil
    }
    return (match.start, match.extent)
  }

  /// A row's height and whether it was measured; nil for a row that does not exist.
  package func extent(of path: RowPath) -> Extent? {
    contains(path) ? extents.match(position: position(of: path))?.extent : nil
  }

  /// Where a section's header is, below its top padding; nil for a section that does not exist.
  package func headerSpan(ofSection section: Int) -> Span? {
    contains(section) ? span(ofPosition: position(ofHeader: section)) : nil
  }

  /// The height of a section's header; nil for a section that does not exist.
  package func header(ofSection section: Int) -> Extent? {
    contains(section) ? extents.match(position: position(ofHeader: section))?.extent : nil
  }

  /// The heights of the headers of all sections, found in one pass.
  package var headers: [Extent] {
    extents.extents(at: (0..<sectionCount).map(position(ofHeader:)))
  }

  /// The heights of the footers of all sections, found in one pass.
  package var footers: [Extent] {
    extents.extents(at: (0..<sectionCount).map(position(ofFooter:)))
  }

  /// Where a section's footer is; nil for a section that does not exist.
  package func footerSpan(ofSection section: Int) -> Span? {
    contains(section) ? span(ofPosition: position(ofFooter: section)) : nil
  }

  /// The height of a section's footer; nil for a section that does not exist.
  package func footer(ofSection section: Int) -> Extent? {
    contains(section) ? extents.match(position: position(ofFooter: section))?.extent : nil
  }

  /// Where a section is, from its top padding to its footer; nil if it does not exist.
  package func span(ofSection section: Int) -> Span? {
    guard contains(section) else { return nil }
    let start = extents.start(ofPosition: position(ofSection: section))
    let end = extents.start(ofPosition: position(ofSection: section + 1))
    return Span(start: start, height: end - start)
  }

  private func span(ofPosition position: Int) -> Span? {
    guard let match = extents.match(position: position) else { return nil }
    return Span(start: match.start, height: match.extent.height)
  }
}

// MARK: - Hit testing

extension TableGeometry {
  /// The row that contains a distance from the top: it starts at or above it and ends below it.
  ///
  /// Nil where a padding, a header or a footer is, outside of all sections, and for NaN.
  package func path(at y: Double) -> RowPath? {
    guard let position = extents.position(at: y) else { return nil }
    let section = section(ofPosition: position)
    let path = RowPath(section: section, row: position - self.position(ofSection: section) - 2)
    return contains(path) ? path : nil
  }

  /// The first row that ends below a distance from the top; nil if there is none, and for NaN.
  package func firstPath(endingBelow y: Double) -> RowPath? {
    guard !y.isNaN, let position = extents.position(at: max(0, y)) else { return nil }
    let section = section(ofPosition: position)
    let row = position - self.position(ofSection: section) - 2
    let index = min(max(0, row), rowCount(inSection: section))
    return path(ofOrdinal: firstRows[section] + index)
  }

  /// The sections that intersect the stretch between two distances from the top.
  ///
  /// A section that only touches the stretch is not among them; an empty stretch has none.
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

  private func section(ofPosition position: Int) -> Int {
    lastSection { self.position(ofSection: $0) <= position }
  }
}
