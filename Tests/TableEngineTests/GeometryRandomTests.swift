import BatchOracle
import TableEngine
import TestSupport
import Testing

@Suite("TableGeometry against a table that adds up arrays")
struct GeometryRandomTests {
  @Test("Every query returns what the naive table does, after any operations")
  func smallTables() throws {
    let seed = RandomTestSettings.seed
    print("TABLE_ENGINE_SEED=\(seed) TABLE_ENGINE_OPERATIONS=\(RandomTestSettings.operations)")
    // Half of the tables fill several leaves.
    var pair = TablePair(seed: seed, rows: 200)
    for step in 0..<RandomTestSettings.operations {
      let operation = pair.change()
      let faults = pair.compare(queries: 1, integrity: step % 50 == 0)
      try #require(faults.isEmpty, "seed \(seed), step \(step), after \(operation): \(faults)")
    }
  }

  @Test("A tree of several levels returns what the naive table does")
  func largeTable() throws {
    let seed = RandomTestSettings.seed
    print("TABLE_ENGINE_SEED=\(seed)")
    // Some 150,000 extents in 70,000 runs: a tree of three levels or four.
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
  /// Makes one random change to both, and returns its description.
  mutating func change() -> String {
    switch random.index(below: 100) {
    case 0..<50: setRow()
    case 50..<56: setAround()
    case 56..<68: insertRows()
    case 68..<78: deleteRows()
    case 78..<88: moveRow()
    case 88..<90: reloadRow()
    case 90..<93: insertSection()
    case 93..<96: deleteSection()
    case 96..<98: moveSection()
    default: reload()
    }
  }

  /// Applies edits that the naive table has got already.
  private mutating func apply(_ edits: [TableEdit]) {
    var planner = UpdatePlanner(rowCountsBefore: geometry.rowCounts)
    planner.record(edits)
    let sections = naive.sections
    // What is not applied shows in the next comparison.
    guard let plan = try? planner.plan(rowCountsAfter: naive.rowCounts) else { return }
    geometry.apply(plan) {
      sections[$0].layout.extents
    } newRow: {
      sections[$0.section].rows[$0.row]
    }
  }

  private mutating func setRow() -> String {
    guard let path = randomPath() else { return "nothing" }
    let extent = randomExtent()
    naive.sections[path.section].rows[path.row] = extent
    geometry.setExtent(extent, of: path)
    return "set \(path) to \(extent)"
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
    guard !naive.sections.isEmpty, naive.rowCount < rowLimit * sectionLimit else {
      return "nothing"
    }
    let section = random.index(below: naive.sections.count)
    let row = random.index(below: naive.sections[section].rows.count + 1)
    let count = random.index(below: random.chance(5) ? 600 : 4)
    let added = (0..<count).map { _ in randomExtent() }
    naive.sections[section].rows.insert(contentsOf: added, at: row)
    apply((row..<row + count).map { .insertRow(RowPath(section: section, row: $0)) })
    return "insert \(count) rows at \(section)-\(row)"
  }

  private mutating func deleteRows() -> String {
    guard let path = randomPath() else { return "nothing" }
    let limit = naive.sections[path.section].rows.count - path.row
    let count = min(limit, 1 + random.index(below: random.chance(5) ? 600 : 4))
    let rows = path.row..<path.row + count
    naive.sections[path.section].rows.removeSubrange(rows)
    apply(rows.map { .deleteRow(RowPath(section: path.section, row: $0)) })
    return "delete \(count) rows at \(path)"
  }

  private mutating func moveRow() -> String {
    guard let source = randomPath() else { return "nothing" }
    let row = naive.sections[source.section].rows.remove(at: source.row)
    let section = random.index(below: naive.sections.count)
    let target = RowPath(
      section: section, row: random.index(below: naive.sections[section].rows.count + 1))
    naive.sections[section].rows.insert(row, at: target.row)
    apply([.moveRow(source, to: target)])
    return "move \(source) to \(target)"
  }

  private mutating func reloadRow() -> String {
    guard let path = randomPath() else { return "nothing" }
    naive.sections[path.section].rows[path.row] = randomExtent()
    apply([.reloadRow(path)])
    return "reload \(path)"
  }

  private mutating func insertSection() -> String {
    guard naive.sections.count < sectionLimit else { return deleteSection() }
    let index = random.index(below: naive.sections.count + 1)
    naive.sections.insert(randomSection(), at: index)
    apply([.insertSection(index)])
    return "insert section \(index)"
  }

  private mutating func deleteSection() -> String {
    guard !naive.sections.isEmpty else { return "nothing" }
    let index = random.index(below: naive.sections.count)
    naive.sections.remove(at: index)
    apply([.deleteSection(index)])
    return "delete section \(index)"
  }

  private mutating func moveSection() -> String {
    guard !naive.sections.isEmpty else { return "nothing" }
    let source = random.index(below: naive.sections.count)
    let section = naive.sections.remove(at: source)
    let target = random.index(below: naive.sections.count + 1)
    naive.sections.insert(section, at: target)
    apply([.moveSection(source, to: target)])
    return "move section \(source) to \(target)"
  }

  private mutating func reload() -> String {
    let sections = naive.sections
    geometry = TableGeometry(sectionCount: sections.count) {
      sections[$0].layout
    } row: {
      sections[$0.section].rows[$0.row]
    }
    return "reload"
  }
}

// MARK: - Comparing

extension TablePair {
  /// The queries that return something different.
  mutating func compare(queries: Int, integrity: Bool) -> [String] {
    var faults: [String] = []
    if integrity { faults += geometry.integrityFaults().map { "\($0)" } }
    let items = naive.items
    let total = items.last.map { $0.start + $0.extent.height } ?? 0
    if abs(geometry.totalHeight - total) > tolerance {
      faults.append("total \(geometry.totalHeight) instead of \(total)")
    }
    if geometry.rowCounts != naive.rowCounts { return faults + ["counts"] }
    if geometry.headers != naive.sections.map(\.header) { faults.append("headers") }
    if geometry.footers != naive.sections.map(\.footer) { faults.append("footers") }
    for _ in 0..<queries where !items.isEmpty {
      faults += compare(items[random.index(below: items.count)])
      faults += compareStretch(items, from: Double.random(in: -50...total + 50, using: &random))
    }
    return faults
  }

  private func compare(_ placed: NaiveTable.PlacedItem) -> [String] {
    var faults: [String] = []
    var row: RowPath?
    if case .row(let path) = placed.item { row = path }
    let span = span(of: placed.item)
    if let span, placed.extent.height > tolerance {
      for y in [span.start, span.start + placed.extent.height / 2] {
        let path = geometry.path(at: y)
        if path != row { faults.append("at \(y) \(String(describing: path))") }
      }
    }
    if let span, abs(span.start - placed.start) > tolerance {
      faults.append("\(placed.item) at \(span.start) instead of \(placed.start)")
    }
    if let span, span.height != placed.extent.height { faults.append("height of \(placed)") }
    guard let row else { return faults }
    if span == nil || geometry.extent(of: row) != placed.extent {
      faults.append("extent of \(row)")
    }
    if geometry.ordinal(of: row).flatMap(geometry.path(ofOrdinal:)) != row {
      faults.append("ordinal of \(row)")
    }
    return faults
  }

  private func span(of item: NaiveTable.Item) -> Span? {
    switch item {
    case .topPadding: nil
    case .header(let section): geometry.headerSpan(ofSection: section)
    case .footer(let section): geometry.footerSpan(ofSection: section)
    case .row(let path): geometry.span(of: path)
    }
  }

  /// Compares the queries about a stretch of random length, whose ends are not closer to a border
  /// than rounding.
  private mutating func compareStretch(
    _ items: [NaiveTable.PlacedItem], from lower: Double
  ) -> [String] {
    let upper = lower + Double.random(in: 1...700, using: &random)
    let isNearBorder = items.contains {
      abs($0.start - lower) < tolerance || abs($0.start - upper) < tolerance
    }
    guard !isNearBorder else { return [] }
    let below = items.drop { $0.extent.height == 0 || $0.start + $0.extent.height <= lower }
    let row = below.lazy.compactMap { item -> RowPath? in
      if case .row(let path) = item.item { path } else { nil }
    }.first
    var faults: [String] = []
    if geometry.firstPath(endingBelow: lower) != row {
      faults.append("first row below \(lower) is not \(String(describing: row))")
    }
    let inside = below.prefix { $0.start < upper }.filter { $0.extent.height > 0 }
    let first = inside.first?.item.section ?? 0
    let sections = inside.isEmpty ? 0..<0 : first..<(inside.last?.item.section ?? first) + 1
    let result = geometry.sections(from: lower, to: upper)
    // A section without height at the end of the stretch may be among them or not.
    if result.lowerBound != sections.lowerBound || trimmed(result) != sections {
      faults.append("sections in \(lower)...\(upper): \(result) instead of \(sections)")
    }
    return faults
  }

  /// The range without sections that have no height at its end. The height of a section is the
  /// difference of two sums, which for one of empty extents may be rounding.
  private func trimmed(_ sections: Range<Int>) -> Range<Int> {
    let last = sections.last { (geometry.span(ofSection: $0)?.height ?? 0) > tolerance }
    return last.map { sections.lowerBound..<$0 + 1 } ?? 0..<0
  }
}
