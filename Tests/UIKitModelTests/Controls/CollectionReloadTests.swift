import Foundation
import Testing
import UIKitModel

/// Which changes of a collection view call `reloadData()`.
@MainActor struct CollectionReloadTests {
  @Test func `edits of a collection view are no call of reloadData`() {
    final class Counting: UICollectionView {
      var reloads = 0
      override func reloadData() {
        reloads += 1
        super.reloadData()
      }
    }
    let view = Counting(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = nil
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(view.reloads == 0)
    view.reloadData()
    #expect(view.reloads == 1)
  }
}
