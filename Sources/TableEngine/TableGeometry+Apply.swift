// MARK: - Changing one height

extension TableGeometry {
  /// Replaces a row's height; returns false for a row that does not exist.
  @discardableResult
  package mutating func setExtent(_ extent: Extent, of path: RowPath) -> Bool {
    guard contains(path) else { return false }
    extents.set(extent, at: position(of: path))
    return true
  }

  /// Replaces the height of a section's header; returns false for a section that does not exist.
  @discardableResult
  package mutating func setHeader(_ extent: Extent, ofSection section: Int) -> Bool {
    guard contains(section) else { return false }
    extents.set(extent, at: position(ofHeader: section))
    return true
  }

  /// Replaces the height of a section's footer; returns false for a section that does not exist.
  @discardableResult
  package mutating func setFooter(_ extent: Extent, ofSection section: Int) -> Bool {
    guard contains(section) else { return false }
    extents.set(extent, at: position(ofFooter: section))
    return true
  }

  /// Replaces the space above a section's header; returns false for a section that does not exist.
  @discardableResult
  package mutating func setTopPadding(_ height: Double, ofSection section: Int) -> Bool {
    guard contains(section) else { return false }
    extents.set(.measured(height), at: position(ofSection: section))
    return true
  }

  /// Replaces the headers of many sections, and the space above each, in one pass over the heights.
  ///
  /// - Parameter headers: In the order of the sections, which have to exist.
  package mutating func setHeaders(
    _ headers: [(section: Int, extent: Extent, topPadding: Double)]
  ) {
    var replacements: [(position: Int, extent: Extent)] = []
    replacements.reserveCapacity(headers.count * 2)
    for header in headers {
      let position = position(ofSection: header.section)
      replacements.append((position, .measured(header.topPadding)))
      replacements.append((position + 1, header.extent))
    }
    extents.replace(replacements)
  }

  /// Replaces the footers of many sections in one pass over the heights.
  ///
  /// - Parameter footers: In the order of the sections, which have to exist.
  package mutating func setFooters(_ footers: [(section: Int, extent: Extent)]) {
    extents.replace(footers.map { (position(ofFooter: $0.section), $0.extent) })
  }
}

// MARK: - Applying a batch update

extension TableGeometry {
  /// Applies an update plan; rows that are kept keep their heights.
  ///
  /// The new tree is joined from slices of the old one, so the time is proportional to the number
  /// of edits times the logarithm of the number of rows, plus the number of sections.
  ///
  /// - Parameters:
  ///   - section: Called for each section that is inserted or reloaded; the number of rows is that
  ///     of the plan.
  ///   - newRow: Called with the new path of each new row: first for inserted ones, alone or with
  ///     their section, then for reloaded ones, each in order.
  /// - Returns: False, and nothing is changed, if the plan was made for other numbers of rows.
  @discardableResult
  package mutating func apply(
    _ plan: UpdatePlan, section: (Int) -> SectionExtents, newRow: (RowPath) -> Extent
  ) -> Bool {
    guard plan.rowCountsBefore == rowCounts else { return false }
    var result = ExtentTree()
    for piece in PieceList(plan, of: self).pieces {
      switch piece {
      case .kept(let range): result.append(extents.slice(range))
      case .row(let path): result.append(newRow(path))
      case .section(let index):
        result.append(makeSection(index, section(index), plan.rowCountsAfter[index], newRow))
      }
    }
    extents = result
    firstRows = plan.rowCountsAfter.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    for pair in plan.reloadedRows { setExtent(newRow(pair.target), of: pair.target) }
    return true
  }

  /// The extents of a section that is new or reloaded.
  private func makeSection(
    _ section: Int, _ shape: SectionExtents, _ rowCount: Int, _ newRow: (RowPath) -> Extent
  ) -> ExtentTree {
    var builder = TableGeometryBuilder()
    builder.beginSection(shape)
    for row in 0..<rowCount { builder.appendRow(newRow(RowPath(section: section, row: row))) }
    builder.endSection(shape)
    return builder.finish().extents
  }
}
