/// The extents of a section besides those of its rows.
package struct SectionExtents: Hashable, Sendable {
  /// The space above the header, in points.
  package var topPadding: Double
  package var header: Extent
  package var footer: Extent

  package init(topPadding: Double = 0, header: Extent = .zero, footer: Extent = .zero) {
    self.topPadding = topPadding
    self.header = header
    self.footer = footer
  }
}
