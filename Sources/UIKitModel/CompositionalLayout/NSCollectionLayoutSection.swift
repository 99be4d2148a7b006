import Foundation

/// A section of a compositional layout: its group, again and again (iOS 13).
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What the section is inset by, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between two groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across; held, its groups follow each other along the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers; held, the layout places none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section; held, the layout places none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers are inset like the items; held.
  open var supplementariesFollowContentInsets = true
  /// What the insets begin at; held.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Called with what is in sight; held.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// Called with what is in sight, with the offset in points.
  public typealias VisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

  /// A section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section that looks like a section of a list (iOS 14): one row above the other, as high as a
  /// row of a table without content.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.estimated(
      UICollectionLayoutListConfiguration.rowHeight)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

/// How a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets begin at (iOS 14).
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// What is in sight of a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The item.
  var indexPath: IndexPath { get }
  /// Where it is, in points of the content.
  var frame: CGRect { get }
  /// Its opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// How it is transformed.
  var transform: CGAffineTransform { get set }
}

/// What a section is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size of the section's container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The size of what a section is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
}

final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(size: CGSize, traits: UITraitCollection) {
    (contentSize, traitCollection) = (size, traits)
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
}

/// How a list looks (iOS 14); held: rows lie one above the other.
public struct UICollectionLayoutListConfiguration {
  /// The height of a row without content, in points: that of a table's.
  static let rowHeight: CGFloat = 44

  /// The look of a list.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// Where a header comes from.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
  /// Where a footer comes from.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  /// Returns the actions of a swiped row.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> AnyObject?

  /// Returns how the line of a row looks, out of how it would look.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look.
  public let appearance: Appearance
  /// The actions at the leading edge of rows; held: rows of a collection view are not swiped.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing edge of rows; held: rows of a collection view are not swiped.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// How the lines look (iOS 14.5); held.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes how the line of a row looks (iOS 14.5); held.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The color behind the list.
  public var backgroundColor: UIColor?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// The distance above a header, in points; nil for the default (iOS 15).
  public var headerTopPadding: CGFloat?

  /// A list of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
