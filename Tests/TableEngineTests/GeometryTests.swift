import RandomSources
import TableEngine
import Testing

@Suite("TableGeometry")
struct GeometryTests {
  private func table(_ rows: [Double]) -> TableGeometry {
    TableGeometry(sectionCount: 1) { _ in
      SectionExtents(rowCount: rows.count)
    } row: {
      .measured(rows[$0.row])
    }
  }

  private func row(_ row: Int) -> RowPath {
    RowPath(section: 0, row: row)
  }

  @Test("A row without height contains no point: the one below it does")
  func rowsWithoutHeight() {
    let table = table([0, 10, 0, 0, 10, 0])
    #expect(table.path(at: 0) == row(1))
    #expect(table.path(at: 9.999) == row(1))
    #expect(table.path(at: 10) == row(4))
    #expect(table.path(at: 20) == nil)
    #expect(table.offset(of: row(5)) == 20)
  }

  @Test("A point above, below or nowhere is in nothing", arguments: [-1, -0.001, 30, 1e300, .nan])
  func pointsOutside(y: Double) {
    #expect(table([10, 20]).place(at: y) == nil)
  }

  @Test("Padding, header, rows and footer follow each other")
  func places() {
    let table = TableGeometry(sectionCount: 2) { _ in
      SectionExtents(
        rowCount: 1, topPadding: 22, header: .measured(28), footer: .estimated(18),
        uniformRow: .estimated(44))
    } row: { _ in
      .zero
    }
    let second = 22.0 + 28 + 44 + 18
    #expect(table.place(at: second) == .topPadding(section: 1))
    #expect(table.place(at: second + 22) == .header(section: 1))
    #expect(table.place(at: second + 50) == .row(RowPath(section: 1, row: 0)))
    #expect(table.place(at: second + 94) == .footer(section: 1))
    #expect(table.headerSpan(ofSection: 1) == Span(start: second + 22, height: 28))
    #expect(table.span(ofSection: 1) == Span(start: second, height: second))
    #expect(table.sections(from: 0, to: second) == 0..<1)
    #expect(table.sections(from: second - 1, to: second + 1) == 0..<2)
  }

  @Test("A stretch has the rows it intersects, not those it touches")
  func stretches() {
    let table = table([10, 10, 10])
    #expect(Array(table.rows(from: 10, to: 20)) == [row(1)])
    var walked: [RowPath] = []
    table.forEachRow(from: 10, to: 20) { path, _, _ in walked.append(path) }
    #expect(walked == [row(1)])
    #expect(Array(table.rows(from: 9, to: 21)) == [row(0), row(1), row(2)])
    #expect(table.rows(from: 10, to: 10).isEmpty)
    #expect(table.rows(from: 20, to: 10).isEmpty)
    #expect(table.rows(from: .nan, to: 10).isEmpty)
    #expect(table.rows(from: -.infinity, to: .infinity).count == 3)
  }

  @Test(
    "A height that is none is kept as a number",
    arguments: [
      (-1.0, 0.0), (-.infinity, 0), (.nan, 0), (.infinity, Extent.maximumHeight), (-0.0, 0),
      (.greatestFiniteMagnitude, Extent.maximumHeight),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ])
  func oddHeights(answer: Double, kept: Double) {
    var table = table([answer, 1])
    #expect(table.extent(of: row(0))?.height == kept)
    table.setExtent(.estimated(answer), of: row(1))
    #expect(table.extent(of: row(1)) == .estimated(kept))
    #expect(table.integrityFaults().isEmpty)
  }

  @Test("Negative and absurd counts make a table that answers", arguments: [-1, .min, .max])
  func oddCounts(count: Int) {
    let table = TableGeometry(sectionCount: 2) { _ in
      SectionExtents(rowCount: count, uniformRow: .estimated(44))
    } row: { _ in
      .zero
    }
    #expect(table.sectionCount == 2)
    #expect(table.rowCount == (count < 0 ? 0 : TableGeometry.maximumRowCount))
    #expect(
      TableGeometry(sectionCount: min(count, 0), section: { _ in fatal() }, row: { _ in .zero })
        .sectionCount == 0)
  }

  private func fatal() -> SectionExtents {
    Issue.record("a section was asked that does not exist")
    return SectionExtents(rowCount: 0)
  }

  @Test("What does not exist is neither found nor changed")
  func missingPlaces() {
    var table = table([10, 20])
    let paths = [row(-1), row(2), RowPath(section: 1, row: 0), RowPath(section: -1, row: .max)]
    for path in paths {
      #expect(table.span(of: path) == nil)
      #expect(table.ordinal(of: path) == nil)
      let isSet = table.setExtent(.zero, of: path)
      let isInserted = path == row(2) ? false : table.insertRows(.zero, count: 1, at: path)
      let isMoved = table.moveRow(at: path, to: row(0))
      #expect(!isSet && !isInserted && !isMoved)
    }
    let isDeleted = table.deleteRows(1..<3, inSection: 0)
    let isHeaderSet = table.setHeader(.zero, ofSection: 1)
    #expect(!isDeleted && !isHeaderSet)
    #expect(table.totalHeight == 30)
  }

  @Test("Ten million equal rows take no memory, and one that differs takes a leaf")
  func uniformRows() {
    var table = TableGeometry(sectionCount: 1) { _ in
      SectionExtents(rowCount: 10_000_000, uniformRow: .estimated(44))
    } row: { _ in
      .zero
    }
    table.setExtent(.measured(100), of: row(5_000_000))
    #expect(table.totalHeight == 10_000_000 * 44 + 56)
    #expect(table.path(at: 5_000_000 * 44 + 99) == row(5_000_000))
    #expect(table.path(at: 5_000_000 * 44 + 100) == row(5_000_001))
    #expect(table.byteCount < 32_768)
    #expect(table.integrityFaults().isEmpty)
  }

  @Test(
    "A row begins where it begins, by heights that binary fractions miss",
    arguments: [
      1 / 3.0, 44.1, 59.7,
    ])
  func startsOfEqualRows(height: Double) {
    let table = TableGeometry(sectionCount: 1) { _ in
      SectionExtents(rowCount: 10_000_000, header: .measured(28.3), uniformRow: .estimated(height))
    } row: { _ in
      .zero
    }
    for index in stride(from: 1, to: 10_000_000, by: 9_973) {
      let start = table.offset(of: row(index)) ?? -1
      #expect(table.path(at: start) == row(index))
      #expect(table.path(at: start.nextDown) == row(index - 1))
    }
  }

  @Test("A row ends where the next one begins, in every leaf and at its ends")
  func startsOfDifferentRows() {
    var random = SplitMix(seed: 1)
    let table = TableGeometry(sectionCount: 1) { _ in
      SectionExtents(rowCount: 150_000, header: .measured(28.3))
    } row: { _ in
      .estimated(Double.random(in: 44..<204, using: &random))
    }
    var wrong: [Int] = []
    for index in 1..<150_000 {
      let start = table.offset(of: row(index)) ?? -1
      if table.path(at: start) != row(index) || table.path(at: start.nextDown) != row(index - 1) {
        wrong.append(index)
      }
    }
    #expect(wrong == [])
    #expect(table.path(at: table.totalHeight.nextDown) == row(149_999))
  }

  @Test("Estimating again keeps the heights")
  func estimateAgain() {
    var table = table([10, 20])
    table.estimateAgain()
    #expect(table.extent(of: row(1)) == .estimated(20))
    #expect(table.totalHeight == 30)
  }

  @Test("Sections and rows are asked once each, in order")
  func asking() {
    var asked: [String] = []
    _ = TableGeometry(sectionCount: 2) {
      asked.append("\($0)")
      return SectionExtents(rowCount: 2)
    } row: {
      asked.append("\($0.section)-\($0.row)")
      return .estimated(44)
    }
    #expect(asked == ["0", "0-0", "0-1", "1", "1-0", "1-1"])
  }
}
