import Foundation

// MARK: - Headers and footers

extension UICollectionView {
  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes headers and footers of `identifier` from a class.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplements[[elementKind, identifier]] = viewClass.map { .type($0) } }

  /// Makes headers and footers of `identifier` from a nib.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { supplements[[kind, identifier]] = nib.map { .nib($0) } }

  /// A new header or footer; none is shown, so none waits to be used again.
  ///
  /// - Raises: as UIKit, when nothing is registered for the identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = supplements[[elementKind, identifier]]?
      .make(UICollectionReusableView.self, frame: .zero)
    if view == nil { process.raise(Message.unregisteredItem(identifier, kind: elementKind)) }
    let made = view ?? UICollectionReusableView(frame: .zero)
    made.reuseIdentifier = identifier
    return made
  }
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
