import BatchOracle
import RandomSources
import TableEngine
import Testing

@Suite("TableGeometry against a table that adds up arrays")
struct GeometryRandomTests {
  @Test("Every answer is that of the naive table after any operations")
  func smallTables() throws {
    let seed = RandomTestSettings.seed
    print("TABLE_ENGINE_SEED=\(seed) TABLE_ENGINE_OPERATIONS=\(RandomTestSettings.operations)")
    var pair = TablePair(seed: seed, rows: 60)
    for step in 0..<RandomTestSettings.operations {
      let operation = pair.change()
      let faults = pair.compare(queries: 1, integrity: step % 50 == 0)
      try #require(faults.isEmpty, "seed \(seed), step \(step), after \(operation): \(faults)")
    }
  }

  @Test("A table of several levels answers as the naive one")
  func largeTable() throws {
    let seed = RandomTestSettings.seed
    print("TABLE_ENGINE_SEED=\(seed)")
    // Some 150,000 extents: more leaves than one node has children.
    var pair = TablePair(seed: seed, sections: 160, rows: 1_900, sectionLimit: 200)
    for step in 0..<RandomTestSettings.operations / 2_500 {
      var operations: [String] = []
      for _ in 0..<10 { operations.append(pair.change()) }
      let faults = pair.compare(queries: 2, integrity: step % 2 == 0)
      try #require(faults.isEmpty, "seed \(seed), step \(step), after \(operations): \(faults)")
    }
  }

  @Test("The same operations give the same bits")
  func sameBits() {
    func totals() -> [UInt64] {
      var pair = TablePair(seed: 7)
      return (0..<500).map { _ in
        _ = pair.change()
        return pair.geometry.totalHeight.bitPattern
      }
    }
    #expect(totals() == totals())
  }
}

/// A geometry and a naive table to which the same is done.
struct TablePair {
  var random: SplitMix
  var naive = NaiveTable()
  var geometry = TableGeometry()
  private let sectionLimit: Int
  private let rowLimit: Int
  /// Where something was last changed or looked at: there the answers come another way.
  private var lastPlace = 0.0

  /// The largest difference that is taken for rounding, in points: it grows with what is added up.
  private let tolerance: Double

  init(seed: UInt64, sections: Int = 3, rows: Int = 100, sectionLimit: Int = 8) {
    random = SplitMix(seed: seed)
    self.sectionLimit = sectionLimit
    rowLimit = rows
    // As if each of them had 100 points.
    tolerance = max(1e-6, Double(sectionLimit * rows) * 100 * 1e-12)
    for _ in 0..<sections { naive.sections.append(randomSection()) }
    geometry = naive.geometry
  }
}

// MARK: - Random things

extension TablePair {
  private mutating func randomExtent() -> Extent {
    let heights = [0, 44, 44, 60.5, 1 / 3.0, Double.random(in: 0..<200, using: &random)]
    return Extent(height: heights[random.index(below: 6)], isMeasured: random.chance(50))
  }

  private mutating func randomRows() -> [Extent] {
    let count = random.index(below: rowLimit + 1)
    if random.chance(50) { return Array(repeating: randomExtent(), count: count) }
    return (0..<count).map { _ in randomExtent() }
  }

  private mutating func randomSection() -> NaiveTable.Section {
    NaiveTable.Section(
      padding: random.chance(50) ? 0 : 22, header: randomExtent(), rows: randomRows(),
      footer: randomExtent())
  }

  private mutating func randomPath() -> RowPath? {
    naive.path(ofOrdinal: random.index(below: naive.rowCount))
  }
}

// MARK: - Changes

extension TablePair {
  /// Does one random thing to both, and says what.
  mutating func change() -> String {
    switch random.index(below: 100) {
    case 0..<40: setRow()
    case 40..<50: look()
    case 50..<56: setAround()
    case 56..<68: insertRows()
    case 68..<80: deleteRows()
    case 80..<90: moveRow()
    case 90..<93: insertSection()
    case 93..<96: deleteSection()
    case 96..<98: moveSection()
    case 98: estimateAgain()
    default: reload()
    }
  }

  private mutating func setRow() -> String {
    guard let path = randomPath() else { return "nothing" }
    let extent = randomExtent()
    naive.sections[path.section].rows[path.row] = extent
    geometry.setExtent(extent, of: path)
    lastPlace = geometry.offset(of: path) ?? 0
    return "set \(path) to \(extent)"
  }

  private mutating func look() -> String {
    let y = Double.random(in: -50...geometry.totalHeight + 50, using: &random)
    geometry.look(at: y)
    lastPlace = y
    return "look at \(y)"
  }

  private mutating func setAround() -> String {
    guard !naive.sections.isEmpty else { return "nothing" }
    let section = random.index(below: naive.sections.count)
    let extent = randomExtent()
    switch random.index(below: 3) {
    case 0:
      naive.sections[section].header = extent
      geometry.setHeader(extent, ofSection: section)
    case 1:
      naive.sections[section].footer = extent
      geometry.setFooter(extent, ofSection: section)
    default:
      naive.sections[section].padding = extent.height
      geometry.setTopPadding(extent.height, ofSection: section)
    }
    return "set around section \(section)"
  }

  private mutating func insertRows() -> String {
    guard !naive.sections.isEmpty else { return "nothing" }
    let section = random.index(below: naive.sections.count)
    let row = random.index(below: naive.sections[section].rows.count + 1)
    let added = Array(
      repeating: randomExtent(), count: random.index(below: random.chance(5) ? 600 : 4))
    guard naive.rowCount < rowLimit * sectionLimit else { return "nothing" }
    naive.sections[section].rows.insert(contentsOf: added, at: row)
    geometry.insertRows(
      added.first ?? .zero, count: added.count, at: RowPath(section: section, row: row))
    return "insert \(added.count) rows at \(section)-\(row)"
  }

  private mutating func deleteRows() -> String {
    guard let path = randomPath() else { return "nothing" }
    let limit = naive.sections[path.section].rows.count - path.row
    let count = min(limit, 1 + random.index(below: random.chance(5) ? 600 : 4))
    naive.sections[path.section].rows.removeSubrange(path.row..<path.row + count)
    geometry.deleteRows(path.row..<path.row + count, inSection: path.section)
    return "delete \(count) rows at \(path)"
  }

  private mutating func moveRow() -> String {
    guard let source = randomPath() else { return "nothing" }
    let row = naive.sections[source.section].rows.remove(at: source.row)
    let section = random.index(below: naive.sections.count)
    let target = RowPath(
      section: section, row: random.index(below: naive.sections[section].rows.count + 1))
    naive.sections[section].rows.insert(row, at: target.row)
    geometry.moveRow(at: source, to: target)
    return "move \(source) to \(target)"
  }

  private mutating func insertSection() -> String {
    guard naive.sections.count < sectionLimit else { return deleteSection() }
    let section = randomSection()
    let index = random.index(below: naive.sections.count + 1)
    naive.sections.insert(section, at: index)
    geometry.insertSection(section.shape, at: index) { section.rows[$0.row] }
    return "insert section \(index)"
  }

  private mutating func deleteSection() -> String {
    guard !naive.sections.isEmpty else { return "nothing" }
    let index = random.index(below: naive.sections.count)
    naive.sections.remove(at: index)
    geometry.deleteSection(index)
    return "delete section \(index)"
  }

  private mutating func moveSection() -> String {
    guard !naive.sections.isEmpty else { return "nothing" }
    let source = random.index(below: naive.sections.count)
    let target = random.index(below: naive.sections.count)
    let section = naive.sections.remove(at: source)
    naive.sections.insert(section, at: target)
    geometry.moveSection(source, to: target)
    return "move section \(source) to \(target)"
  }

  private mutating func estimateAgain() -> String {
    for section in naive.sections.indices {
      naive.sections[section].rows = naive.sections[section].rows.map { .estimated($0.height) }
    }
    geometry.estimateAgain()
    return "estimate again"
  }

  private mutating func reload() -> String {
    let sections = naive.sections
    geometry = TableGeometry(recycling: geometry, sectionCount: sections.count) {
      sections[$0].shape
    } row: {
      sections[$0.section].rows[$0.row]
    }
    return "reload"
  }
}

// MARK: - Comparing

extension TablePair {
  /// What the two answer differently.
  mutating func compare(queries: Int, integrity: Bool) -> [String] {
    var faults: [String] = []
    if integrity { faults += geometry.integrityFaults().map { "\($0)" } }
    let items = naive.items
    let total = items.last.map { $0.start + $0.extent.height } ?? 0
    if abs(geometry.totalHeight - total) > tolerance {
      faults.append("total \(geometry.totalHeight) instead of \(total)")
    }
    if geometry.rowCounts != naive.sections.map(\.rows.count) { faults.append("counts") }
    for _ in 0..<queries where !items.isEmpty {
      faults += compare(items[random.index(below: items.count)])
      faults += compareRange(items, from: Double.random(in: -50...total + 50, using: &random))
    }
    return faults + compareLastPlace(items)
  }

  /// Compares what is around the last place, a screen and more to each side.
  private mutating func compareLastPlace(
    _ items: [(place: TablePlace, start: Double, extent: Extent)]
  ) -> [String] {
    guard let near = items.lastIndex(where: { $0.start <= lastPlace }) else { return [] }
    let index = near + random.index(below: 60) - 30
    guard items.indices.contains(index) else { return [] }
    return compare(items[index]) + compareRange(items, from: items[index].start + 0.5)
  }

  private func compare(
    _ item: (place: TablePlace, start: Double, extent: Extent)
  ) -> [String] {
    var faults: [String] = []
    let middle = item.start + item.extent.height / 2
    if item.extent.height > tolerance {
      if geometry.place(at: middle) != item.place {
        faults.append("at \(middle) \(String(describing: geometry.place(at: middle)))")
      }
      if let start = span(of: item.place)?.start, geometry.place(at: start) != item.place {
        faults.append("at the start of \(item.place)")
      }
    }
    let span = span(of: item.place)
    if abs((span?.start ?? .infinity) - item.start) > tolerance
      || span?.height != item.extent.height
    {
      faults.append("\(item.place) \(String(describing: span)) instead of \(item)")
    }
    guard case .row(let path) = item.place else { return faults }
    if geometry.extent(of: path) != item.extent { faults.append("extent of \(path)") }
    if geometry.ordinal(of: path).flatMap(geometry.path(ofOrdinal:)) != path {
      faults.append("ordinal of \(path)")
    }
    return faults
  }

  private func span(of place: TablePlace) -> Span? {
    switch place {
    case .topPadding(let section): geometry.topPadding(ofSection: section)
    case .header(let section): geometry.headerSpan(ofSection: section)
    case .footer(let section): geometry.footerSpan(ofSection: section)
    case .row(let path): geometry.span(of: path)
    }
  }

  /// Compares the rows in a stretch of random length whose ends are not closer to a border than rounding.
  private mutating func compareRange(
    _ items: [(place: TablePlace, start: Double, extent: Extent)], from lower: Double
  ) -> [String] {
    let upper = lower + Double.random(in: 0...700, using: &random)
    let isNearBorder = items.contains {
      abs($0.start - lower) < tolerance || abs($0.start - upper) < tolerance
    }
    guard !isNearBorder else { return [] }
    var ordinal = 0
    var expected: Range<Int>?
    for item in items {
      guard case .row = item.place else { continue }
      if item.extent.height > 0, item.start < upper, item.start + item.extent.height > lower {
        expected = (expected?.lowerBound ?? ordinal)..<ordinal + 1
      }
      ordinal += 1
    }
    let rows = geometry.rows(from: lower, to: upper)
    let paths = (expected ?? 0..<0).map { geometry.path(ofOrdinal: $0) }
    if trimmed(rows) != (expected ?? 0..<0) || (expected == rows.ordinals && Array(rows) != paths) {
      return ["rows in \(lower)...\(upper): \(rows.ordinals) instead of \(expected as Any)"]
    }
    return walkDifference(rows, from: lower, to: upper)
  }

  /// Compares the walk through a stretch with looking up each row of it.
  private func walkDifference(_ rows: RowRange, from lower: Double, to upper: Double) -> [String] {
    var walked: [RowPath] = []
    var isSame = true
    geometry.forEachRow(from: lower, to: upper) { path, span, extent in
      walked.append(path)
      if span != geometry.span(of: path) || extent != geometry.extent(of: path) { isSame = false }
    }
    return isSame && walked == Array(rows) ? [] : ["walk \(walked) instead of \(Array(rows))"]
  }

  /// The range without rows that have no height at its ends.
  private func trimmed(_ rows: RowRange) -> Range<Int> {
    let visible = zip(rows.ordinals, rows).filter { (geometry.extent(of: $0.1)?.height ?? 0) > 0 }
    guard let first = visible.first?.0, let last = visible.last?.0 else { return 0..<0 }
    return first..<last + 1
  }
}
