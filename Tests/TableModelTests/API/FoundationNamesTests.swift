import Foundation
import Testing

@testable import TableModel
@testable import UIKitModel

/// Names of Apple's Foundation and Dispatch that table code uses and Linux lacks.
@Suite @MainActor struct FoundationNamesTests {
  private final class Cell: UITableViewCell {}

  @Test func `A cell's class can be registered by its class for coding`() {
    let table = UITableView()
    table.register(Cell.classForCoder(), forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is Cell)
  }

  @Test func `An NSIndexPath has a row, an item and a section`() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.section == 2)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(IndexPath(row: 3, section: 2) == path as IndexPath)
    #expect(NSIndexPath(index: 4).row == NSNotFound)
    #expect(NSIndexPath().section == NSNotFound)
  }

  @Test func `A second has a billion nanoseconds`() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
    #expect(NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(NSEC_PER_SEC == 1000 * USEC_PER_SEC)
  }
}
