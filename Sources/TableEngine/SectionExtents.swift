/// What a section brings along besides its rows' own heights.
package struct SectionExtents: Hashable, Sendable {
  /// The number of rows; negative counts mean none.
  package var rowCount: Int

  /// The space above the header.
  package var topPadding: Double

  package var header: Extent
  package var footer: Extent

  /// The extent of every row, when all are alike; the rows are not asked one by one then.
  package var uniformRow: Extent?

  package init(
    rowCount: Int, topPadding: Double = 0, header: Extent = .zero, footer: Extent = .zero,
    uniformRow: Extent? = nil
  ) {
    self.rowCount = max(0, rowCount)
    self.topPadding = topPadding
    self.header = header
    self.footer = footer
    self.uniformRow = uniformRow
  }
}
