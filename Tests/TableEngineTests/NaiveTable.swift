import TableEngine

/// The same as `TableGeometry`, by adding up arrays.
struct NaiveTable {
  struct Section {
    var padding: Double
    var header: Extent
    var rows: [Extent]
    var footer: Extent

    var shape: SectionExtents {
      SectionExtents(rowCount: rows.count, topPadding: padding, header: header, footer: footer)
    }
  }

  var sections: [Section] = [] {
    didSet { cache = nil }
  }

  private var cache: [(place: TablePlace, start: Double, extent: Extent)]?

  /// Everything from top to bottom.
  var items: [(place: TablePlace, start: Double, extent: Extent)] {
    mutating get {
      if let cache { return cache }
      let made = makeItems()
      cache = made
      return made
    }
  }

  private func makeItems() -> [(place: TablePlace, start: Double, extent: Extent)] {
    var result: [(place: TablePlace, start: Double, extent: Extent)] = []
    var y = 0.0
    func add(_ place: TablePlace, _ extent: Extent) {
      result.append((place, y, extent))
      y += extent.height
    }
    for (index, section) in sections.enumerated() {
      add(.topPadding(section: index), .measured(section.padding))
      add(.header(section: index), section.header)
      for row in section.rows.indices {
        add(.row(RowPath(section: index, row: row)), section.rows[row])
      }
      add(.footer(section: index), section.footer)
    }
    return result
  }

  var rowCount: Int {
    sections.reduce(0) { $0 + $1.rows.count }
  }

  func path(ofOrdinal ordinal: Int) -> RowPath? {
    var rest = ordinal
    for (index, section) in sections.enumerated() {
      if rest < section.rows.count { return RowPath(section: index, row: rest) }
      rest -= section.rows.count
    }
    return nil
  }

  var geometry: TableGeometry {
    TableGeometry(sectionCount: sections.count) {
      sections[$0].shape
    } row: {
      sections[$0.section].rows[$0.row]
    }
  }
}
