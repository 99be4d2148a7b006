import Foundation

extension UICollectionView {
  /// What makes and configures cells of one class (iOS 14).
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let nib: UINib?
    let handler: Handler

    /// Cells made by their initializer.
    @preconcurrency @MainActor public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Cells of a nib.
    @preconcurrency @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A cell of a registration, configured for an item (iOS 14).
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = made as? Cell else { return Cell.objectiveCInit() }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

extension UICollectionView {
  /// What makes and configures headers, footers or other views of one class (iOS 14).
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind at an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let nib: UINib?
    let kind: String
    let handler: Handler

    /// Views of a kind, made by their initializer.
    @preconcurrency @MainActor public init(elementKind: String, handler: @escaping Handler) {
      (nib, kind) = (nil, elementKind)
      self.handler = handler
    }

    /// Views of a kind, of a nib.
    @preconcurrency @MainActor public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      (nib, kind) = (supplementaryNib, elementKind)
      self.handler = handler
    }
  }

  /// A view of a registration, configured (iOS 14).
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (identifier, kind) = (registration.identifier, registration.kind)
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    } else {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = made as? Supplementary else { return Supplementary.objectiveCInit() }
    registration.handler(view, kind, indexPath)
    return view
  }
}
