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
    @MainActor public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Cells of a nib.
    @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
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
