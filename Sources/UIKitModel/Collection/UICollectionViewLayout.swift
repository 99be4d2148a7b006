import Foundation

/// Determines where the items of a collection view are; the base class places none.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout of nothing.
  public override nonisolated init() { super.init() }

  /// A layout of an archive.
  public required nonisolated init?(coder: NSCoder) { super.init() }

  /// Works out where everything is; called before the questions.
  open func prepare() {}

  /// The size of the content in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the items that meet a rectangle of the content; nil for none.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns where an item is; nil for one that has no place.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a header, a footer or another view of the data source is; nil for one that has no
  /// place.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether new bounds change where the items are.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns where the content ends that a finger let go, in place of an offset; the velocity is in
  /// points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns where the content is after an update. Inert: nothing calls it.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Updates, which are not animated

  /// Called before an update. Inert: nothing calls it.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called at the end of an update. Inert: nothing calls it.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change with an animation. Inert: nothing calls it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the bounds have changed with an animation. Inert: nothing calls it.
  open func finalizeAnimatedBoundsChange() {}
  /// Returns where an item comes from that is inserted. Inert: nothing calls it.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Returns where an item goes that is deleted. Inert: nothing calls it.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Returns where a view beside the items comes from that is inserted. Inert: nothing calls it.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Returns where a view beside the items goes that is deleted. Inert: nothing calls it.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Has the layout computed again.
  open func invalidateLayout() { invalidateLayout(with: type(of: self).newContext) }

  /// Has the layout computed again: all of it, whatever the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.discardLayout()
  }

  /// The class of the places that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  final class var classOfPlaces: UICollectionViewLayoutAttributes.Type {
    layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  /// A new place of a header or footer.
  final class func place(
    ofSupplement kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let place = classOfPlaces.init(forCellWith: path)
    place.become(.supplementaryView, kind)
    return place
  }

  /// The class of the contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The context for new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { type(of: self).newContext }

  private static var newContext: UICollectionViewLayoutInvalidationContext {
    let type = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }
}
