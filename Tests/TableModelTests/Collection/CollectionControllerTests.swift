import Foundation
import TableModel
import TableProbe
import Testing

/// A collection view controller whose subclass overrides what its protocols have, and a layout that
/// decides where a drag ends.
@MainActor @Suite struct CollectionControllerTests {
  private final class Pages: UICollectionViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { calls.append("shows \(indexPath.item)") }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drags") }
    override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 1 }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
      super.collectionView(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    override func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { [0, 0] }
    var moves: [IndexPath] = []
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves = [sourceIndexPath, destinationIndexPath] }
  }

  private final class Paging: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: proposedContentOffset.x, y: 300) }
  }

  private func pages(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> Pages {
    layout.itemSize = CGSize(width: 200, height: 150)
    return Pages(collectionViewLayout: layout)
  }

  @Test func `an override of an optional method is called`() {
    let pages = pages()
    let screen = Screen(pages)
    #expect(pages.calls.first == "shows 0")
    screen.scroll(by: 100)
    #expect(pages.calls.contains("drags"))
    screen.tap(pages.collectionView.cellForItem(at: [0, 2]))
    #expect(pages.collectionView.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test func `the layout decides where a drag ends`() {
    let pages = pages(Paging())
    let screen = Screen(pages)
    screen.fling(velocity: 2000)
    #expect(pages.collectionView.contentOffset.y == 300)
  }

  @Test func `the delegate decides where an item goes`() {
    let pages = pages()
    let screen = Screen(pages)
    let view = pages.collectionView
    #expect(view?.beginInteractiveMovementForItem(at: [0, 2]) == true)
    view?.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 200))
    view?.endInteractiveMovement()
    #expect(pages.moves == [[0, 2], [0, 0]])
    _ = screen
  }

  @Test func `items are selected while they are edited if the view allows it`() {
    let pages = pages()
    let screen = Screen(pages)
    pages.collectionView.isEditing = true
    screen.tap(pages.collectionView.cellForItem(at: [0, 0]))
    #expect(pages.collectionView.indexPathsForSelectedItems == [])
    pages.collectionView.allowsMultipleSelectionDuringEditing = true
    screen.tap(pages.collectionView.cellForItem(at: [0, 0]))
    screen.tap(pages.collectionView.cellForItem(at: [0, 2]))
    #expect(pages.collectionView.indexPathsForSelectedItems?.count == 2)
  }

  private final class Attributes: UICollectionViewLayoutAttributes {
    var ink = ""
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.ink = ink
      return copy
    }
  }

  @Test func `a copy of attributes has their values`() throws {
    let first = Attributes(forCellWith: [0, 3])
    (first.frame, first.alpha, first.ink) = (CGRect(x: 1, y: 2, width: 3, height: 4), 0.5, "red")
    first.transform3D = CATransform3DMakeScale(2, 2, 1)
    let copy = try #require(first.copy() as? Attributes)
    #expect(copy !== first && copy.frame == first.frame && copy.alpha == 0.5)
    #expect(copy.ink == "red" && copy.indexPath == [0, 3])
    #expect(copy.transform == CGAffineTransform(scaleX: 2, y: 2))
  }
}
