import Foundation

/// Items of a compositional layout in a row or column (iOS 13).
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Direction {
    case horizontal, vertical
  }

  /// Returns where the items of a group are.
  public typealias ItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

  let direction: Direction
  /// How often the only subitem follows itself; nil for as often as there is room.
  let count: Int?
  let provider: ItemProvider?
  /// What the group repeats.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between two items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ direction: Direction, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil, provider: ItemProvider? = nil
  ) {
    self.direction = direction
    self.subitems = subitems
    self.count = count.map { max($0, 1) }
    self.provider = provider
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row of items, which is filled from its beginning.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  /// A row of a number of items of equal widths.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  /// A row of a number of items of equal widths (iOS 16).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  /// A column of items, which is filled from its top.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  /// A column of a number of items of equal heights.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  /// A column of a number of items of equal heights (iOS 16).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  /// Items where a closure puts them.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping ItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [], provider: itemProvider)
  }
}

/// An item that a closure puts into its group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Where it is in the group, in points.
  public let frame: CGRect
  /// The order from back to front.
  public let zIndex: Int

  /// An item in a group.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
