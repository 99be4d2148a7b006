import Foundation

/// What of a layout is to be computed again. The model computes all of it; what is set is held, for
/// layouts of an app.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is to be computed: always, but an override decides for its own layout.
  open var invalidateEverything: Bool { true }
  /// Whether the numbers of items are to be read again.
  open var invalidateDataSourceCounts: Bool { false }
  /// The items to be computed again.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers, footers and other views to be computed again, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations to be computed again, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content is moved, in points; held.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content is, in points; held.
  open var contentSizeAdjustment = CGSize.zero

  /// A context of everything.
  public required override init() { super.init() }

  /// Has items computed again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Has headers, footers or other views of a kind computed again.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Has decorations of a kind computed again.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a layout in lines is to be computed again; held.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the sizes are read from the delegate again; held.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of items are computed again; held.
  open var invalidateFlowLayoutAttributes = true
}
