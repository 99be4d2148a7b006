import TableModel
import Testing

/// The headers and footers of collection views.
@MainActor struct SupplementaryViewTests {
  private final class Heading: UICollectionReusableView {}

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var log: [String] = []
    var headerHeights: [CGFloat] = [20, 0, 30]

    func numberOfSections(in collectionView: UICollectionView) -> Int { headerHeights.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "h", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: headerHeights[section]) }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.append("show \(indexPath.section)") }
    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.append("end \(indexPath.section)") }
  }

  private let source = Source()
  private let layout = UICollectionViewFlowLayout()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
  private let view: UICollectionView
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  init() {
    layout.footerReferenceSize = CGSize(width: 7, height: 5)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    for kind in [header, footer] {
      view.register(Heading.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "h")
    }
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  @Test func `headers and footers lie across the content, around the items of their section`() {
    #expect(view.supplementaryView(forElementKind: header, at: [0, 0]) is Heading)
    let headers = view.visibleSupplementaryViews(ofKind: header).map(\.frame)
    #expect(
      headers == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 130, width: 100, height: 30),
      ])
    let footers = view.visibleSupplementaryViews(ofKind: footer).map(\.frame)
    #expect(footers.map(\.minY) == [70, 125, 210] && footers.allSatisfy { $0.width == 100 })
    #expect(view.visibleCells.map(\.frame.minY) == [20, 75, 160])
    #expect(view.contentSize == CGSize(width: 100, height: 215))
  }

  // LayoutKit 1f1b067 has the size of the place.
  @Test func `a header without an extent has an empty place and no view`() {
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: header) == [[0, 0], [2, 0]])
    let place = view.layoutAttributesForSupplementaryElement(ofKind: header, at: [1, 0])
    #expect(place?.frame.size == .zero)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: header, at: [3, 0]) == nil)
    #expect(view.supplementaryView(forElementKind: header, at: [1, 0]) == nil)
  }

  @Test func `a view that leaves the bounds is used again`() {
    let made = view.visibleSupplementaryViews(ofKind: header)
    view.frame.size.height = 100
    view.contentOffset.y = 110
    MainLoop.runUntilIdle()
    #expect(view.supplementaryView(forElementKind: header, at: [0, 0]) == nil)
    #expect(source.log.contains("end 0"))
    view.contentOffset.y = 0
    MainLoop.runUntilIdle()
    let again = view.supplementaryView(forElementKind: header, at: [0, 0])
    #expect(made.contains { $0 === again })
  }

  @Test func `a reload makes the headers of the new sections`() {
    source.log = []
    source.headerHeights = [40]
    view.performBatchUpdates {
      view.deleteSections([1, 2])
      view.reloadSections([0])
    }
    MainLoop.runUntilIdle()
    #expect(view.visibleSupplementaryViews(ofKind: header).map(\.frame.height) == [40])
    #expect(source.log.filter { $0.hasPrefix("show") } == ["show 0", "show 0"])
  }

  // LayoutKit 1f1b067
  @Test func `updates are on the screen at once, without a window too`() {
    view.removeFromSuperview()
    source.headerHeights = [40, 50]
    view.performBatchUpdates {
      view.deleteSections([1])
      #expect(view.visibleCells.isEmpty)
    }
    #expect(view.visibleCells.count == 2)
    source.headerHeights = [40]
    view.deleteSections([1])
    #expect(view.visibleCells.count == 1)
  }

  // LayoutKit 1f1b067
  @Test func `sections that are inserted and moved are on the screen at once`() {
    func headers() -> [CGFloat] {
      view.visibleSupplementaryViews(ofKind: header).map(\.frame.height)
    }
    source.headerHeights = [20, 10, 30, 40]
    view.insertSections([1, 3])
    #expect(view.numberOfSections == 4 && headers() == [20, 10, 30, 40])
    source.headerHeights = [40, 20, 10, 30]
    view.moveSection(3, toSection: 0)
    #expect(headers() == [40, 20, 10, 30])
  }

  @Test func `in a layout from left to right headers are as high as the content`() {
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 15, height: 1)
    view.delegate = nil
    MainLoop.runUntilIdle()
    let place = view.layoutAttributesForSupplementaryElement(ofKind: header, at: [0, 0])
    #expect(place?.frame == CGRect(x: 0, y: 0, width: 15, height: 400))
    #expect(place?.representedElementKind == header)
  }

  @Test func `a block that must not escape can be handed on`() {
    func update(_ changes: () -> Void) { view.performBatchUpdates(changes) }
    var wasCalled = false
    update { wasCalled = true }
    #expect(wasCalled)
  }
}
