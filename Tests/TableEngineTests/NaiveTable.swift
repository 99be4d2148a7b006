import TableEngine

/// The same as `TableGeometry`, by adding up arrays.
struct NaiveTable {
  /// A part of the table that has a height.
  enum Item: Hashable {
    case topPadding(section: Int)
    case header(section: Int)
    case row(RowPath)
    case footer(section: Int)

    var section: Int {
      switch self {
      case .topPadding(let section), .header(let section), .footer(let section): section
      case .row(let path): path.section
      }
    }
  }

  /// An item with its place.
  typealias PlacedItem = (item: Item, start: Double, extent: Extent)

  struct Section {
    var padding: Double
    var header: Extent
    var rows: [Extent]
    var footer: Extent

    var layout: SectionLayout {
      SectionLayout(rowCount: rows.count, topPadding: padding, header: header, footer: footer)
    }
  }

  var sections: [Section] = [] {
    didSet { cache = nil }
  }

  private var cache: [PlacedItem]?

  /// Everything from top to bottom.
  var items: [PlacedItem] {
    mutating get {
      if let cache { return cache }
      let made = makeItems()
      cache = made
      return made
    }
  }

  private func makeItems() -> [PlacedItem] {
    var result: [PlacedItem] = []
    var y = 0.0
    func add(_ item: Item, _ extent: Extent) {
      result.append((item, y, extent))
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

  var rowCounts: [Int] {
    sections.map(\.rows.count)
  }

  var rowCount: Int {
    rowCounts.reduce(0, +)
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
      sections[$0].layout
    } row: {
      sections[$0.section].rows[$0.row]
    }
  }
}
