import Foundation

/// Items one after the other in lines, like words.
///
/// Lines are filled from their beginning with the minimum spacing; the spreading of what room is
/// left, self-sizing and the views of headers and footers are not modeled.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of the items in points, without a delegate that returns one.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size that items are assumed to have; zero for no estimate; held.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between two lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The distances in points between the items of a section and its edges.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers in points; zero for none; held.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers in points; zero for none; held.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay in sight while their section is; held.
  open var sectionHeadersPinToVisibleBounds = false

  private var attributes: [[UICollectionViewLayoutAttributes]] = []
  private var contentSize = CGSize.zero

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func prepare() {
    attributes = []
    contentSize = .zero
    guard let view = collectionView else { return }
    var lines = FlowLines(
      direction: scrollDirection,
      room: scrollDirection == .vertical ? view.bounds.width : view.bounds.height)
    for section in 0..<view.numberOfSections {
      lines.begin(
        inset: inset(section), lineSpacing: lineSpacing(section),
        itemSpacing: itemSpacing(section))
      attributes.append(
        (0..<view.numberOfItems(inSection: section)).map { item in
          let path = IndexPath(item: item, section: section)
          let place = UICollectionViewLayoutAttributes(forCellWith: path)
          place.frame = lines.place(size(path))
          return place
        })
      lines.end()
    }
    contentSize = lines.contentSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.joined().filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard attributes.indices.contains(indexPath.section),
      attributes[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes[indexPath.section][indexPath.item]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }

  // MARK: Values of the delegate

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The delegate's value, or the layout's own where the delegate does not implement the method.
  private func delegateValue<Value>(
    _ own: Value, _ method: String,
    _ call: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Value
  ) -> Value {
    guard let view = collectionView, let delegate else { return own }
    return NotImplemented.result(of: "collectionView(_:layout:\(method):)") {
      call(delegate, view)
    } ?? own
  }

  private func size(_ path: IndexPath) -> CGSize {
    delegateValue(itemSize, "sizeForItemAt") {
      $0.collectionView($1, layout: self, sizeForItemAt: path)
    }
  }

  private func inset(_ section: Int) -> UIEdgeInsets {
    delegateValue(sectionInset, "insetForSectionAt") {
      $0.collectionView($1, layout: self, insetForSectionAt: section)
    }
  }

  private func lineSpacing(_ section: Int) -> CGFloat {
    delegateValue(minimumLineSpacing, "minimumLineSpacingForSectionAt") {
      $0.collectionView($1, layout: self, minimumLineSpacingForSectionAt: section)
    }
  }

  private func itemSpacing(_ section: Int) -> CGFloat {
    delegateValue(minimumInteritemSpacing, "minimumInteritemSpacingForSectionAt") {
      $0.collectionView($1, layout: self, minimumInteritemSpacingForSectionAt: section)
    }
  }
}
