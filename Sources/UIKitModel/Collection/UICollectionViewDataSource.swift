import Foundation

/// Provides the data of a collection view; two methods are required.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  /// - Required: `0`
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)`.
  /// - Required: `UICollectionViewCell()`
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections; one without the method.
  /// - Optional: `1`
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the view of a header or footer, from
  /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
  /// - Optional: `UICollectionReusableView()`
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether the user may move an item.
  /// - Optional: `false`
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// Moves an item in the data.
  /// - Optional: nothing
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the titles at the edge (iOS 14). Inert: nothing calls it.
  /// - Optional: `nil`
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item of a title at the edge (iOS 14). Inert: nothing calls it.
  /// - Optional: `IndexPath(item: 0, section: 0)`
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}
