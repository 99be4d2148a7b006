import Foundation

/// Items one after the other in lines, like words.
///
/// Lines are filled from their beginning with the minimum spacing; the spreading of what room is
/// left, self-sizing and the views of headers and footers are not modelled.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
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
    attributes.joined().filter { $0.frame.intersects(rect) }
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

  // MARK: What the delegate says

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func size(_ path: IndexPath) -> CGSize {
    guard let view = collectionView, let delegate else { return itemSize }
    let answer = NotImplemented.watch {
      delegate.collectionView(view, layout: self, sizeForItemAt: path)
    }
    return answer.isImplemented ? answer.answer : itemSize
  }

  private func inset(_ section: Int) -> UIEdgeInsets {
    guard let view = collectionView, let delegate else { return sectionInset }
    let answer = NotImplemented.watch {
      delegate.collectionView(view, layout: self, insetForSectionAt: section)
    }
    return answer.isImplemented ? answer.answer : sectionInset
  }

  private func lineSpacing(_ section: Int) -> CGFloat {
    guard let view = collectionView, let delegate else { return minimumLineSpacing }
    let answer = NotImplemented.watch {
      delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    }
    return answer.isImplemented ? answer.answer : minimumLineSpacing
  }

  private func itemSpacing(_ section: Int) -> CGFloat {
    guard let view = collectionView, let delegate else { return minimumInteritemSpacing }
    let answer = NotImplemented.watch {
      delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    }
    return answer.isImplemented ? answer.answer : minimumInteritemSpacing
  }
}
