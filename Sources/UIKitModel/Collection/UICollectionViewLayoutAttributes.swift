import Foundation

/// Where an item is.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  /// The item.
  open var indexPath: IndexPath
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order from back to front; held.
  open var zIndex = 0
  /// Whether the item is hidden.
  open var isHidden = false

  /// Where an item is.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// The size of the item in points.
  open var size: CGSize { frame.size }
}
