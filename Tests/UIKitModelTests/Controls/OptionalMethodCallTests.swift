import Foundation
import Testing
import UIKitModel

/// Calls with `?` of optional methods of collection views.
@MainActor struct OptionalMethodCallTests {
  private class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private final class Sections: Items {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { false }
  }

  private let view = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  @Test func `a method that is not implemented is nil`() {
    let source: any UICollectionViewDataSource & UICollectionViewDelegate = Items()
    #expect(source.numberOfSections?(in: view) == nil)
    #expect(source.collectionView?(view, shouldSelectItemAt: IndexPath(item: 0, section: 0)) == nil)
    #expect(source.collectionView(view, numberOfItemsInSection: 0) == 2)
  }

  @Test func `a method of a subclass is called`() {
    let source: any UICollectionViewDataSource & UICollectionViewDelegate = Sections()
    #expect(source.numberOfSections?(in: view) == 3)
    #expect(
      source.collectionView?(view, shouldSelectItemAt: IndexPath(item: 0, section: 0)) == false)
  }

  @Test func `an action that is performed says what its popover can point at`() {
    var source: (any UIPopoverPresentationControllerSourceItem)?
    let action = UIAction { source = $0.presentationSourceItem }
    let button = UIButton(primaryAction: action)
    button.sendActions(for: .primaryActionTriggered)
    #expect(source === button)
    #expect(action.presentationSourceItem == nil)
  }
}
