import Foundation
import Testing

@testable import TableTechniques

/// Sections whose heights were all forgotten.
@Suite("Forgotten sections") struct ForgottenSectionTests {
  @Test("A section without heights cannot misplace any, whatever its count was")
  func count() {
    var heights = RowHeights()
    heights.store(50, at: [0, 0], sectionCount: 2, rowCount: 3)
    heights.store(60, at: [1, 0], sectionCount: 2, rowCount: 3)
    heights.forget([0, 0])
    // Section 0 has grown to 5 rows; nothing is known of it any more.
    var batch = UpdateBatch()
    batch.insertedSections = [2]
    heights.apply(
      batch, from: TableCounts(sections: 2) { $0 == 0 ? 5 : 3 },
      to: TableCounts(sections: 3) { [5, 3, 1][$0] })
    #expect(heights[[1, 0]] == 60)
  }
}
