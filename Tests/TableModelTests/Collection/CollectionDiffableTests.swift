import Foundation
import TableModel
import Testing

/// A diffable data source of a collection view, with registrations of cells.
@MainActor @Suite struct CollectionDiffableTests {
  private final class Cell: UICollectionViewListCell {
    var text = ""
  }

  private func shown() -> (
    UICollectionView, UICollectionViewDiffableDataSource<String, Int>
  ) {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, path, item in
      cell.text = "\(path.item): \(item)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    return (view, source)
  }

  @Test func `a snapshot is shown, and items and places are found`() {
    let (view, source) = shown()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([10, 20], toSection: "a")
    snapshot.appendItems([30], toSection: "b")
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.compactMap { ($0 as? Cell)?.text } == ["0: 10", "1: 20", "0: 30"])
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 20)
    #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 7)) == nil)
    #expect(source.indexPath(for: 30) == IndexPath(item: 0, section: 1))
    #expect(source.index(for: "b") == 1 && source.sectionIdentifier(for: 0) == "a")

    var done = false
    snapshot.deleteItems([10])
    source.apply(snapshot, animatingDifferences: false) { done = true }
    view.layoutIfNeeded()
    #expect(view.visibleCells.compactMap { ($0 as? Cell)?.text } == ["0: 20", "0: 30"])
    #expect(!done)
    MainLoop.runUntilIdle()
    #expect(done && source.snapshot().itemIdentifiers == [20, 30])
  }

  @Test func `a provider without a cell raises`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    let raised = UIKitException.caught {
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    #expect(raised?.reason.contains("cell provider returned nil") == true)
  }
}
