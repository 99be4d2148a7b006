import Foundation

/// Items one after the other in lines, like words.
///
/// Lines are filled from their beginning with the minimum spacing; the spreading of what room is
/// left, self-sizing and headers that stay in sight are not modeled.
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
  /// The size of headers in points, of which the extent along the way of the items counts; zero for none.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers in points, as that of headers.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay in sight while their section is; held.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight while their section is; held.
  open var sectionFootersPinToVisibleBounds = false
  /// What section insets begin at (iOS 11); held: the insets of the content.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var attributes: [[UICollectionViewLayoutAttributes]] = []
  /// The headers and footers that have an extent, by kind and section.
  private var supplements: [CollectionSupplements.Place: UICollectionViewLayoutAttributes] = [:]
  private var contentSize = CGSize.zero

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func prepare() {
    attributes = []
    supplements = [:]
    contentSize = .zero
    guard let view = collectionView else { return }
    var lines = FlowLines(
      direction: scrollDirection,
      room: scrollDirection == .vertical ? view.bounds.width : view.bounds.height)
    let type = type(of: self).classOfPlaces
    for section in 0..<view.numberOfSections {
      place(UICollectionView.elementKindSectionHeader, section, headerSize(section), &lines)
      lines.begin(
        inset: inset(section), lineSpacing: lineSpacing(section),
        itemSpacing: itemSpacing(section))
      attributes.append(
        (0..<view.numberOfItems(inSection: section)).map { item in
          let path = IndexPath(item: item, section: section)
          let place = type.init(forCellWith: path)
          place.frame = lines.place(size(path))
          return place
        })
      lines.end()
      place(UICollectionView.elementKindSectionFooter, section, footerSize(section), &lines)
    }
    contentSize = lines.contentSize
  }

  /// Puts a header or a footer across the whole content, if it has an extent.
  private func place(_ kind: String, _ section: Int, _ size: CGSize, _ lines: inout FlowLines) {
    guard let frame = lines.placeAcross(size) else { return }
    let path = IndexPath(item: 0, section: section)
    let place = type(of: self).place(ofSupplement: kind, at: path)
    place.frame = frame
    supplements[CollectionSupplements.Place(kind: kind, path: path)] = place
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let others = supplements.keys.sorted().compactMap { supplements[$0] }
    return (Array(attributes.joined()) + others).filter { $0.frame.overlaps(rect) }
  }

  /// The place of a header or footer; that of one without an extent is empty (LayoutKit 1f1b067).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let place = CollectionSupplements.Place(kind: elementKind, path: indexPath)
    if let known = supplements[place] { return known }
    guard attributes.indices.contains(indexPath.section) else { return nil }
    return type(of: self).place(ofSupplement: elementKind, at: indexPath)
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

  private func headerSize(_ section: Int) -> CGSize {
    delegateValue(headerReferenceSize, "referenceSizeForHeaderInSection") {
      $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section)
    }
  }

  private func footerSize(_ section: Int) -> CGSize {
    delegateValue(footerReferenceSize, "referenceSizeForFooterInSection") {
      $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section)
    }
  }
}
