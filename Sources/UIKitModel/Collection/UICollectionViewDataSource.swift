import Foundation

/// Provides the data of a collection view; two methods are required.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections; one without the method.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Inert: headers and footers are not shown.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

/// Default implementations, which mean that a data source does not implement the method.
extension UICollectionViewDataSource {
  /// Default implementation: returns `1`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Default implementation: returns `UICollectionReusableView()`.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}
