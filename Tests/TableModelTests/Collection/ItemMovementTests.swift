import Testing

@testable import TableModel

/// Items that a gesture of the app moves, and what is registered for headers.
@MainActor @Suite struct ItemMovementTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var moves: [[IndexPath]] = []
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in view.tag = 7 + path.section }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append([sourceIndexPath, destinationIndexPath]) }
  }

  private final class Layout: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  @Test func `an item goes where it is dropped`() {
    let layout = Layout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.tag == 7)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    let target = layout.layoutAttributesForItem(at: [0, 2])?.center ?? .zero
    view.updateInteractiveMovementTargetPosition(target)
    view.endInteractiveMovement()
    #expect(source.moves == [[[0, 0], [0, 2]]])
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.cancelInteractiveMovement()
    view.endInteractiveMovement()
    #expect(source.moves.count == 1)
  }

  @Test func `a layout that is invalidated gets a context of its class`() {
    let layout = Layout()
    layout.invalidateLayout()
    #expect(layout.contexts.count == 1)
    #expect(layout.contexts.first is UICollectionViewFlowLayoutInvalidationContext)
  }
}
