import Foundation

extension UICollectionView {
  /// The way items run.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The sorts of views in a layout.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// Where a scroll leaves its item.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The places as bits.
    public let rawValue: UInt

    /// Places by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension ViewSource {
  /// A new view; nil for a class of another kind, or a nib without such a view.
  @MainActor func make<View: UICollectionReusableView>(_ kind: View.Type, frame: CGRect) -> View? {
    switch self {
    case .type(let type): (type as? View.Type).map { DynamicInitializer.make($0, frame: frame) }
    case .nib(let nib): nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    }
  }
}
