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

  @Test func `A class has a description, and no object takes its messages`() {
    #expect(Cell.description().hasSuffix("Cell"))
    #expect(Cell().forwardingTarget(for: Selector("reload")) == nil)
  }

  @Test func `A block that must not escape can be handed on to a batch update`() {
    func update(_ changes: () -> Void) { UITableView().performBatchUpdates(changes) }
    var wasCalled = false
    update { wasCalled = true }
    #expect(wasCalled)
  }

  @Test func `A button of a class that is known at run time has its kind`() {
    final class Round: UIButton {}
    let type: UIButton.Type = Round.self
    let button = type.objectiveCInit(type: .system)
    #expect(button is Round && button.buttonType == .system)
  }
}
