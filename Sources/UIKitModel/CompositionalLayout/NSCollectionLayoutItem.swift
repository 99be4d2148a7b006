import Foundation

/// An item of a compositional layout (iOS 13).
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size in the group.
  public let layoutSize: NSCollectionLayoutSize
  /// What the item is inset by in its place, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Distances to what is around; held.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views beside the item; held.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size with views beside it, which are held.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// Distances to what is around an item; held.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
  /// At the leading side.
  public let leading: NSCollectionLayoutSpacing?
  /// At the top.
  public let top: NSCollectionLayoutSpacing?
  /// At the trailing side.
  public let trailing: NSCollectionLayoutSpacing?
  /// At the bottom.
  public let bottom: NSCollectionLayoutSpacing?

  /// Distances on four sides.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// Where a view beside an item is.
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
  /// The edges that it lies at.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved, in points.
  public let offset: CGPoint

  /// A place at edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    (self.edges, offset) = (edges, absoluteOffset)
    super.init()
  }
}

/// A view beside an item; held.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// Where it is.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The order from back to front.
  open var zIndex = 0

  /// A view at a place of its container.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header or footer of a section; held, the layout places none.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Which edge it lies at.
  public let alignment: NSRectAlignment
  /// How far it is moved, in points.
  public let offset: CGPoint
  /// Whether the section makes room for it.
  open var extendsBoundary = true
  /// Whether it stays in sight.
  open var pinToVisibleBounds = false

  /// A header or footer at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// A view behind a section; held, the layout places none.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The order from back to front.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: whole, heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  /// A view behind a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// A place at the edges or corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
