import TableModel
import TableProbe
import Testing

/// The collection views that cells of tables have in them.
@MainActor struct CollectionViewTests {
  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var counts: [Int]
    var size: CGSize?
    var log: [String] = []

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log.append("cell \(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("deselect \(indexPath.item)") }
  }

  private final class Card: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  private func shown(
    _ source: Source, size: CGSize = CGSize(width: 100, height: 200),
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> (view: UICollectionView, window: UIWindow) {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(Card.self, forCellWithReuseIdentifier: "c")
    view.dataSource = source
    view.delegate = source
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    MainLoop.runUntilIdle()
    return (view, window)
  }

  // LayoutKit 1f1b067
  @Test func `an item that is moved is in its new section at once`() {
    let source = Source([2, 1])
    let (view, window) = shown(source)
    #expect(view.indexPathsForVisibleItems.sorted() == [[0, 0], [0, 1], [1, 0]])
    source.counts = [1, 2]
    view.moveItem(at: [0, 1], to: [1, 0])
    #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 1) == 2)
    #expect(view.indexPathsForVisibleItems.sorted() == [[0, 0], [1, 0], [1, 1]])
    withExtendedLifetime(window) {}
  }

  @Test func `a layout makes its places of the class that it names`() {
    final class Place: UICollectionViewLayoutAttributes {}
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Place.self }
    }
    let layout = Layout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let source = Source([2])
    view.dataSource = source
    layout.prepare()
    let places = layout.layoutAttributesForElements(in: view.bounds) ?? []
    #expect(places.count == 3 && places.allSatisfy { $0 is Place })
    #expect(places.map(\.representedElementCategory).contains(.supplementaryView))
  }

  @Test func `an optional call tells whether the delegate sizes its items`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 30, height: 20) }
    }
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let sizes: any UICollectionViewDelegateFlowLayout = Sizes()
    let size = sizes.collectionView?(view, layout: layout, sizeForItemAt: [0, 0])
    #expect(size == CGSize(width: 30, height: 20))
    #expect(sizes.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
  }

  @Test func `items fill lines, and a line that is full is followed by another`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 3)
    let (view, window) = shown(Source([3]), layout: layout)
    #expect(
      view.visibleCells.map(\.frame.origin) == [
        CGPoint(x: 3, y: 2), CGPoint(x: 53, y: 2), CGPoint(x: 3, y: 37),
      ])
    #expect(view.contentSize == CGSize(width: 100, height: 71))
    _ = window
  }

  @Test func `a horizontal layout fills columns`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 60)
    let (view, window) = shown(
      Source([4]), size: CGSize(width: 100, height: 80), layout: layout)
    #expect(view.contentSize == CGSize(width: 270, height: 80))
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    _ = window
  }

  @Test func `cells are of the registered class, made in view and used again`() {
    let source = Source([40])
    let (view, window) = shown(source)
    #expect(view.visibleCells.allSatisfy { $0 is Card })
    let made = source.log.count
    #expect(made < 40)
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    view.contentOffset.y = 600
    MainLoop.runUntilIdle()
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(view.visibleCells.contains { $0 === first })
    _ = window
  }

  @Test func `a reload counts again`() {
    let source = Source([2])
    let (view, window) = shown(source)
    source.counts = [1, 2]
    view.reloadData()
    MainLoop.runUntilIdle()
    #expect(view.numberOfSections == 2)
    #expect(view.visibleCells.count == 3)
    _ = window
  }

  @Test func `a tap selects an item and deselects the one before`() {
    let source = Source([4])
    let (view, window) = shown(source)
    source.log = []
    for item in [0, 1] {
      let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
      Finger(on: view, at: cell?.center ?? .zero).lift()
    }
    #expect(source.log == ["select 0", "deselect 0", "select 1"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    _ = window
  }

  @Test func `an identifier that is not registered raises`() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let exception = UIKitException.caught {
      _ = view.dequeueReusableCell(withReuseIdentifier: "x", for: [0, 0])
    }
    #expect(exception?.reason.hasPrefix("could not dequeue a view of kind") == true)
  }

  /// Stands for a nib file.
  private final class CardNib: UINib {
    override func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] { [Card(frame: .zero)] }
  }

  private final class Heading: UICollectionReusableView {}

  @Test func `cells come from nibs, and headings from classes`() {
    let (view, window) = shown(Source([1]))
    view.register(CardNib(nibName: "Card", bundle: nil), forCellWithReuseIdentifier: "nib")
    #expect(view.dequeueReusableCell(withReuseIdentifier: "nib", for: [0, 0]) is Card)
    let header = UICollectionView.elementKindSectionHeader
    view.register(
      Heading.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "heading")
    let heading = view.dequeueReusableSupplementaryView(
      ofKind: header, withReuseIdentifier: "heading", for: [0, 0])
    #expect(heading is Heading && heading.reuseIdentifier == "heading")
    _ = window
  }

  @Test func `a heading that nobody registered raises`() {
    let (view, window) = shown(Source([1]))
    let exception = UIKitException.caught {
      _ = view.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "x", for: [0, 0])
    }
    let kind = "could not dequeue a view of kind: UICollectionElementKindSectionFooter"
    #expect(exception?.reason.hasPrefix("\(kind) with identifier x - must register") == true)
    _ = window
  }
}

/// A controller whose view is a collection view.
@MainActor struct CollectionViewControllerTests {
  private final class Cards: UICollectionViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath.item) }
  }

  @Test func `the controller is the data source and the delegate of its view`() {
    let cards = Cards(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = Screen(cards)
    #expect(cards.collectionView.visibleCells.count == 3)
    #expect(cards.view === cards.collectionView)
    screen.tap(cards.collectionView.cellForItem(at: [0, 1]))
    #expect(cards.selected == [1])
  }
}
