import Foundation

/// What lies in a compositional layout's sections, and how they follow each other (iOS 13).
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole; held, the layout places none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets begin at; held.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Sections one below the other.
  public override init() { super.init() }
}

/// Lays items out in groups, and groups in sections (iOS 13).
///
/// Groups, counts, fractions, insets and distances are computed. Sizes are not corrected by
/// content, sections do not scroll across, and no headers, footers or decorations are placed.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the layout of a section; nil for one of no items.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  /// How sections follow each other.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider
  private var places: [[UICollectionViewLayoutAttributes]] = []
  private var length: CGFloat = 0

  /// A layout whose sections are laid out by a closure.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// A layout whose sections are laid out by a closure, one below the other.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout of equal sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout of equal sections.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// There is no layout of an archive: what lays out its sections cannot be archived.
  public required nonisolated init?(coder: NSCoder) { nil }

  /// A layout that looks like a list (iOS 14).
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override var collectionViewContentSize: CGSize {
    let room = collectionView?.bounds.size ?? .zero
    return isVertical
      ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
  }

  open override func prepare() {
    super.prepare()
    places = []
    length = 0
    guard let view = collectionView else { return }
    let environment = CollectionLayoutEnvironment(
      size: view.bounds.size, traits: view.traitCollection)
    for section in 0..<view.numberOfSections {
      if section > 0 { length += configuration.interSectionSpacing }
      places.append(place(section, of: view, in: environment))
    }
  }

  private func place(
    _ section: Int, of view: UICollectionView, in environment: CollectionLayoutEnvironment
  ) -> [UICollectionViewLayoutAttributes] {
    guard let layout = provider(section, environment) else { return [] }
    let count = view.numberOfItems(inSection: section)
    let found = CompositionalPlaces(layout, count: count, isVertical: isVertical, in: environment)
    let start = length
    length += found.length
    let type = type(of: self).classOfPlaces
    return found.frames.enumerated().map { item, frame in
      let place = type.init(forCellWith: IndexPath(item: item, section: section))
      place.frame = isVertical ? frame.offsetBy(dx: 0, dy: start) : frame.offsetBy(dx: start, dy: 0)
      return place
    }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.joined().filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section),
      places[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return places[indexPath.section][indexPath.item]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }
}
