import Foundation
import TableModel
import TestSupport
import Testing

/// Snapshots that are objects, and the identifier of a cell that says it itself.
@MainActor struct SnapshotReferenceTests {
  private func snapshot() -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", "b"])
    snapshot.appendItems(withIdentifiers: [3])
    snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
    return snapshot
  }

  @Test func `sections and items are found by what they equal`() {
    let snapshot = snapshot()
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    #expect(snapshot.itemIdentifiers as? [Int] == [1, 2, 3])
    #expect(snapshot.itemIdentifiersInSection(withIdentifier: "b") as? [Int] == [3])
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 2) as? String == "a")
    #expect(snapshot.index(ofItemIdentifier: 3) == 2)
    #expect(snapshot.index(ofItemIdentifier: "3") == NSNotFound)
  }

  @Test func `edits change the snapshot, and no copy of it`() throws {
    let snapshot = snapshot()
    let copy = try #require(snapshot.copy() as? NSDiffableDataSourceSnapshotReference)
    snapshot.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 1)
    snapshot.deleteSections(withIdentifiers: ["b"])
    snapshot.reloadItems(withIdentifiers: [2])
    #expect(snapshot.itemIdentifiers as? [Int] == [3, 1, 2])
    #expect(snapshot.reloadedItemIdentifiers as? [Int] == [2])
    #expect(copy.numberOfSections == 2 && copy.itemIdentifiers as? [Int] == [1, 2, 3])
  }

  @Test func `an object that cannot be compared is itself`() {
    final class Item {}
    let (one, other) = (Item(), Item())
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: [one])
    snapshot.appendItems(withIdentifiers: [one, other])
    #expect(snapshot.index(ofItemIdentifier: other) == 1)
    #expect(snapshot.numberOfItems(inSection: other) == 0)
  }

  @Test func `it becomes a snapshot of types that its identifiers have, and one becomes it`() {
    let reference = snapshot()
    reference.reloadItems(withIdentifiers: [2])
    let typed = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(typed.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(typed.reloadedItemIdentifiers == [2])
    let object: Any = reference
    #expect(object as? NSDiffableDataSourceSnapshot<Int, Int> == nil)
    let exception = UIKitException.caught {
      _ = reference as NSDiffableDataSourceSnapshot<String, String>
    }
    #expect(exception?.reason.contains("of another type") == true)

    let back = typed as NSDiffableDataSourceSnapshotReference
    #expect(back.sectionIdentifiers as? [String] == reference.sectionIdentifiers as? [String])
    #expect(back.itemIdentifiers as? [Int] == reference.itemIdentifiers as? [Int])
    #expect(back.reloadedItemIdentifiers as? [Int] == [2])
    #expect((object as? NSDiffableDataSourceSnapshot<String, Int>)?.numberOfItems == 3)
  }

  @Test func `a subclass says by which identifier it is reused`() {
    final class Named: UITableViewCell {
      override var reuseIdentifier: String? { "named" }
    }
    final class Header: UITableViewHeaderFooterView {
      override var reuseIdentifier: String? { "header" }
    }
    #expect(Named(style: .default, reuseIdentifier: nil).reuseIdentifier == "named")
    #expect(Header(reuseIdentifier: nil).reuseIdentifier == "header")
  }
}
