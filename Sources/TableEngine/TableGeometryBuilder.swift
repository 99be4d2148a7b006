/// Builds a geometry from top to bottom in one pass.
package struct TableGeometryBuilder {
  private var extents = ExtentTreeBuilder()
  private var firstRows = [0]
  private var rowCount = 0

  package init() {}

  /// Appends what a section has above its rows.
  package mutating func beginSection(_ shape: SectionExtents) {
    extents.append(.measured(shape.topPadding))
    extents.append(shape.header)
  }

  /// Appends a row to the last section, up to ``TableGeometry/maximumRowCount`` in the table.
  package mutating func appendRow(_ extent: Extent) {
    guard rowCount < TableGeometry.maximumRowCount else { return }
    extents.append(extent)
    rowCount += 1
  }

  /// Appends rows to the last section, up to ``TableGeometry/maximumRowCount`` in the table.
  package mutating func appendRows(_ extents: Swift.Span<Extent>) {
    let added = min(extents.count, TableGeometry.maximumRowCount - rowCount)
    self.extents.append(extents.extracting(first: added))
    rowCount += added
  }

  /// Appends equal rows to the last section, up to ``TableGeometry/maximumRowCount`` in the table.
  package mutating func appendRows(_ extent: Extent, count: Int) {
    let added = max(0, min(count, TableGeometry.maximumRowCount - rowCount))
    extents.append(extent, count: added)
    rowCount += added
  }

  /// Appends the footer of the last section.
  package mutating func endSection(_ shape: SectionExtents) {
    extents.append(shape.footer)
    firstRows.append(rowCount)
  }

  /// The geometry of all appended sections.
  package consuming func finish() -> TableGeometry {
    TableGeometry(extents: extents.finish(), firstRows: firstRows)
  }
}
