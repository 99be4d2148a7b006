import Foundation

// An item that a gesture of the app moves. It is not drawn on the way; where it is dropped, the data
// source moves it.

/// The item that is being moved.
struct CollectionMovement {
  let source: IndexPath
  var target: IndexPath
}

extension UICollectionView {
  /// Begins to move an item, if the data source lets it (iOS 9).
  ///
  /// Without `collectionView(_:canMoveItemAt:)` an item can be moved (Apple).
  @discardableResult public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, let dataSource, indexPath.section < numberOfSections,
      indexPath.item < numberOfItems(inSection: indexPath.section)
    else { return false }
    let mayMove =
      NotImplemented.result(of: "collectionView(_:canMoveItemAt:)") {
        dataSource.collectionView(self, canMoveItemAt: indexPath)
      } ?? true
    if mayMove { movement = CollectionMovement(source: indexPath, target: indexPath) }
    return mayMove
  }

  /// Moves the item to a point of the content, or where the delegate has it go; over no item it stays
  /// where it was.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let source = movement?.source, let proposed = indexPathForItem(at: targetPosition) else {
      return
    }
    let target = delegate?.collectionView(
      self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed)
    movement?.target = target ?? proposed
  }

  /// Drops the item: the data source moves it, if it has another place.
  public func endInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    guard ended.source != ended.target else { return }
    dataSource?.collectionView(self, moveItemAt: ended.source, to: ended.target)
    moveItem(at: ended.source, to: ended.target)
  }

  /// Leaves the item where it was.
  public func cancelInteractiveMovement() { movement = nil }
}
