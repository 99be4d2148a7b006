import Foundation

/// Where an item, or a view beside the items, is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject,
  @preconcurrency NSCopying
{
  open var frame = CGRect.zero
  /// The item; of a header or footer the section with item 0.
  open var indexPath: IndexPath
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order from back to front; held.
  open var zIndex = 0
  /// Whether the item is hidden.
  open var isHidden = false
  /// Whether a cell, or which other sort of view, is there.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a view beside the items; nil for a cell.
  open private(set) var representedElementKind: String?

  /// Where an item is.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// Where a header, a footer or another view of the data source is.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    become(.supplementaryView, elementKind)
  }

  /// Makes the place one of another kind of view.
  final func become(_ category: UICollectionView.ElementCategory, _ kind: String) {
    representedElementCategory = category
    representedElementKind = kind
  }

  /// Where a view of the layout's own is; none is shown.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    become(.decorationView, decorationViewKind)
  }

  /// The transform of the view; held.
  open var transform3D = CATransform3DIdentity
  /// The transform of the view in the plane; held.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Attributes with the same values. An override calls `super`, and adds what its class adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(forCellWith: indexPath)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.frame, copy.alpha, copy.zIndex) = (frame, alpha, zIndex)
    (copy.isHidden, copy.transform3D) = (isHidden, transform3D)
    return copy
  }

  /// The size in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The center in points of the content.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
}
