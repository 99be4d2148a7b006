import Foundation

/// Where an item is.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var indexPath: IndexPath
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  /// Where an item is.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  open var size: CGSize { frame.size }
}

/// Says where the items of a collection view are; the base class says that they are nowhere.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout of nothing.
  public override nonisolated init() { super.init() }

  /// Works out where everything is; called before the questions.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Has the layout worked out again.
  open func invalidateLayout() { collectionView?.forgetLayout() }
}
