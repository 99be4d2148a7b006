import Foundation
import TableModel
import TableProbe
import TableTechniques
import TestSupport
import Testing

/// The decisions of another implementation's tests and branches
/// (`Tests/Facts/section-height-cases.tsv`), no row excepted.
@MainActor @Suite struct SectionHeightCases {
  @Test func `the table of cases is there`() throws {
    #expect(try !FactTable(named: "section-height-cases.tsv").rows.isEmpty)
  }

  @Test(arguments: try FactTable(named: "section-height-cases.tsv").rows)
  func `a section answers as the table says`(_ row: FactTable.Row) throws {
    let read = try SectionCase(row)
    let expectation = try SectionExpectation(read)
    for scene in SectionScene.all(read) {
      expectation.check(scene)
    }
  }

  @Test(arguments: try FactTable(named: "section-height-cases.tsv").rows)
  func `a shown table takes the height as it takes the expected number`(
    _ row: FactTable.Row
  ) throws {
    let read = try SectionCase(row)
    guard read.asked == .height, read.items.first != nil, let number = Double(read.expected) else {
      return
    }
    for scene in SectionScene.all(read) {
      scene.show()
      #expect(scene.shownHeight(of: scene.table) == Self.shownHeight(of: CGFloat(number), scene))
    }
  }

  /// The height that a table shows whose delegate answers `height`, all else being equal.
  private static func shownHeight(of height: CGFloat, _ scene: SectionScene) -> CGFloat {
    let probe = TableProbe(rows: scene.table.numberOfRows(inSection: 0), style: scene.table.style)
    probe.table.estimatedSectionHeaderHeight = 0
    probe.table.estimatedSectionFooterHeight = 0
    probe.heightForHeader = { _ in scene.side == .header ? height : 0 }
    probe.heightForFooter = { _ in scene.side == .footer ? height : 0 }
    probe.titleForHeader = { _ in scene.side == .header ? scene.title() : nil }
    probe.titleForFooter = { _ in scene.side == .footer ? scene.title() : nil }
    probe.show()
    return scene.shownHeight(of: probe.table)
  }

  @Test(arguments: [
    "id\tasked\nZ1\tweather", "asked\tside\nheight\tleft", "asked\tside\tmodel\nheight\theader\t?",
  ])
  func `a row of an unknown form is an error, not a pass`(_ text: String) throws {
    let row = try #require(FactTable(text: text).rows.first)
    #expect(throws: SectionFields.UnknownForm.self) { try SectionCase(row) }
  }
}
