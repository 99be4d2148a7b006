import TableEngine

/// A section of a table for tests.
struct SectionLayout {
  var rowCount: Int
  var extents: SectionExtents
  /// The extent of every row, when all are equal.
  var uniformRow: Extent?

  init(
    rowCount: Int, topPadding: Double = 0, header: Extent = .zero, footer: Extent = .zero,
    uniformRow: Extent? = nil
  ) {
    self.rowCount = rowCount
    extents = SectionExtents(topPadding: topPadding, header: header, footer: footer)
    self.uniformRow = uniformRow
  }
}

extension TableGeometry {
  /// Builds a table; `row` is called for the rows of sections that are not uniform.
  ///
  /// The rows of every other section are appended one by one.
  init(sectionCount: Int, section: (Int) -> SectionLayout, row: (RowPath) -> Extent) {
    var builder = TableGeometryBuilder()
    for index in 0..<max(0, sectionCount) {
      let layout = section(index)
      builder.beginSection(layout.extents)
      if let uniform = layout.uniformRow {
        builder.appendRows(uniform, count: layout.rowCount)
      } else {
        let rows = (0..<layout.rowCount).map { row(RowPath(section: index, row: $0)) }
        if index.isMultiple(of: 2) {
          builder.appendRows(rows.span)
        } else {
          for row in rows { builder.appendRow(row) }
        }
      }
      builder.endSection(layout.extents)
    }
    self = builder.finish()
  }
}
