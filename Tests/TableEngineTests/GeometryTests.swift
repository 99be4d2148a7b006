import TableEngine
import TestSupport
import Testing

@Suite("TableGeometry")
struct GeometryTests {
  private func table(_ rows: [Double]) -> TableGeometry {
    TableGeometry(sectionCount: 1) { _ in
      SectionLayout(rowCount: rows.count)
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
    #expect(table.span(of: row(5))?.start == 20)
  }

  @Test("A point above, below or nowhere is in nothing", arguments: [-1, -0.001, 30, 1e300, .nan])
  func pointsOutside(y: Double) {
    #expect(table([10, 20]).path(at: y) == nil)
    #expect(table([10, 20]).firstPath(endingBelow: y) == (y < 0 ? row(0) : nil))
  }

  @Test("Many headers and footers changed in one pass are as if each was changed alone")
  func manyEdges() {
    var random = SplitMix(seed: 28)
    var one = TableGeometry(sectionCount: 400) { _ in
      SectionLayout(
        rowCount: Int.random(in: 0...3, using: &random), header: .estimated(28),
        footer: .estimated(20))
    } row: {
      .measured(Double($0.row))
    }
    var many = one
    let sections = (0..<400).filter { _ in Bool.random(using: &random) }
    let headers = sections.map { section in
      (
        section: section, extent: Extent.measured(Double(section % 3)),
        topPadding: section % 3 == 0 ? 0 : 22.0
      )
    }
    for header in headers {
      one.setHeader(header.extent, ofSection: header.section)
      one.setTopPadding(header.topPadding, ofSection: header.section)
      one.setFooter(.measured(1), ofSection: header.section)
    }
    many.setHeaders(headers)
    many.setFooters(sections.map { ($0, .measured(1)) })
    #expect(many.integrityFaults().isEmpty && many.totalHeight == one.totalHeight)
    for section in 0..<400 {
      #expect(many.span(ofSection: section) == one.span(ofSection: section))
      #expect(many.header(ofSection: section) == one.header(ofSection: section))
      #expect(many.footer(ofSection: section) == one.footer(ofSection: section))
    }
  }

  @Test("Padding, header, rows and footer follow each other")
  func places() {
    let table = TableGeometry(sectionCount: 2) { _ in
      SectionLayout(
        rowCount: 1, topPadding: 22, header: .measured(28), footer: .estimated(18),
        uniformRow: .estimated(44))
    } row: { _ in
      .zero
    }
    let second = 22.0 + 28 + 44 + 18
    let row = RowPath(section: 1, row: 0)
    #expect(table.path(at: second) == nil)
    #expect(table.path(at: second + 49) == nil)
    #expect(table.path(at: second + 50) == row)
    #expect(table.path(at: second + 94) == nil)
    #expect(table.firstPath(endingBelow: second + 30) == row)
    #expect(table.firstPath(endingBelow: second + 94) == nil)
    #expect(table.footerSpan(ofSection: 1) == Span(start: second + 94, height: 18))
    #expect(table.headerSpan(ofSection: 1) == Span(start: second + 22, height: 28))
    #expect(table.span(ofSection: 1) == Span(start: second, height: second))
    #expect(table.sections(from: 0, to: second) == 0..<1)
    #expect(table.sections(from: second - 1, to: second + 1) == 0..<2)
  }

  @Test(
    "A height that is none is kept as a number",
    arguments: [
      (-1.0, 0.0), (-.infinity, 0), (.nan, 0), (.infinity, Extent.maximumHeight), (-0.0, 0),
      (.greatestFiniteMagnitude, Extent.maximumHeight),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ])
  func oddHeights(height: Double, kept: Double) {
    var table = table([height, 1])
    #expect(table.extent(of: row(0))?.height == kept)
    table.setExtent(.estimated(height), of: row(1))
    #expect(table.extent(of: row(1)) == .estimated(kept))
    #expect(table.integrityFaults().isEmpty)
  }

  @Test("Negative and absurd counts make a sound table", arguments: [-1, .min, .max])
  func oddCounts(count: Int) {
    let table = TableGeometry(sectionCount: 2) { _ in
      SectionLayout(rowCount: count, uniformRow: .estimated(44))
    } row: { _ in
      .zero
    }
    #expect(table.sectionCount == 2)
    #expect(table.rowCount == (count < 0 ? 0 : TableGeometry.maximumRowCount))
  }

  @Test("What does not exist is neither found nor changed")
  func missingPlaces() {
    var table = table([10, 20])
    let paths = [row(-1), row(2), RowPath(section: 1, row: 0), RowPath(section: -1, row: .max)]
    for path in paths {
      #expect(table.span(of: path) == nil)
      #expect(table.ordinal(of: path) == nil)
      let isSet = table.setExtent(.zero, of: path)
      #expect(!isSet)
    }
    let isHeaderSet = table.setHeader(.zero, ofSection: 1)
    #expect(!isHeaderSet)
    #expect(table.totalHeight == 30)
  }

  @Test("Ten million equal rows are one run, also around one that differs")
  func uniformRows() {
    var table = TableGeometry(sectionCount: 1) { _ in
      SectionLayout(rowCount: 10_000_000, uniformRow: .estimated(44))
    } row: { _ in
      .zero
    }
    table.setExtent(.measured(100), of: row(5_000_000))
    #expect(table.totalHeight == 10_000_000 * 44 + 56)
    #expect(table.path(at: 5_000_000 * 44 + 99) == row(5_000_000))
    #expect(table.path(at: 5_000_000 * 44 + 100) == row(5_000_001))
    #expect(table.integrityFaults().isEmpty)
  }

  @Test(
    "A row begins where it begins, by heights that binary fractions miss",
    arguments: [
      1 / 3.0, 44.1, 59.7,
    ])
  func startsOfEqualRows(height: Double) {
    let table = TableGeometry(sectionCount: 1) { _ in
      SectionLayout(rowCount: 10_000_000, header: .measured(28.3), uniformRow: .estimated(height))
    } row: { _ in
      .zero
    }
    for index in stride(from: 1, to: 10_000_000, by: 9_973) {
      let start = table.span(of: row(index))?.start ?? -1
      #expect(table.path(at: start) == row(index))
      #expect(table.path(at: start.nextDown) == row(index - 1))
    }
  }

  @Test("A row ends where the next one begins, in every leaf and at its ends")
  func startsOfDifferentRows() {
    var random = SplitMix(seed: 1)
    let table = TableGeometry(sectionCount: 1) { _ in
      SectionLayout(rowCount: 150_000, header: .measured(28.3))
    } row: { _ in
      .estimated(Double.random(in: 44..<204, using: &random))
    }
    var wrong: [Int] = []
    for index in 1..<150_000 {
      let start = table.span(of: row(index))?.start ?? -1
      if table.path(at: start) != row(index) || table.path(at: start.nextDown) != row(index - 1) {
        wrong.append(index)
      }
    }
    #expect(wrong == [])
    #expect(table.path(at: table.totalHeight.nextDown) == row(149_999))
  }
}
