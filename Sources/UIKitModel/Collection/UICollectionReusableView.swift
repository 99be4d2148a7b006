import Foundation

/// A view that a collection view shows and uses again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The kind of view, under which it waits to be used again.
  open package(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the object.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is dequeued for another item.
  open func prepareForReuse() {}
  /// Called with the layout attributes before the view is shown.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes that the view wants in place of those of an estimate; the same by
  /// default. Inert: the layouts of the model estimate nothing.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
