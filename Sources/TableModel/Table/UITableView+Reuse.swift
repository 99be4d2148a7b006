import Foundation

/// What is registered under which identifier, and what waits to be reused.
@MainActor struct CellRegistry {
  /// Where new views of an identifier come from.
  enum Source {
    case type(AnyClass)
    case nib(UINib)
  }

  var cellSources: [String: Source] = [:]
  var headerFooterSources: [String: Source] = [:]
  var cells = ReusePool<UITableViewCell>()
  var headersAndFooters = ReusePool<UITableViewHeaderFooterView>()
}

extension UITableView {
  /// Makes cells of `identifier` from a class; nil takes the registration back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.cellSources[identifier] = cellClass.map(CellRegistry.Source.type)
  }

  /// Makes cells of `identifier` from a nib; nil takes the registration back.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.cellSources[identifier] = nib.map(CellRegistry.Source.nib)
  }

  /// Makes headers and footers of `identifier` from a class; nil takes the registration back.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registry.headerFooterSources[identifier] = aClass.map(CellRegistry.Source.type)
  }

  /// Makes headers and footers of `identifier` from a nib; nil takes the registration back.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.headerFooterSources[identifier] = nib.map(CellRegistry.Source.nib)
  }

  /// A cell that waits to be reused, or a new one if the identifier is registered, or nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = registry.cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return newCell(identifier)
  }

  /// A cell for the row at `indexPath`; the identifier must be registered.
  ///
  /// - Raises: EX-12 when it is not.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    loadRows()
    if let cell = dequeueReusableCell(withIdentifier: identifier) {
      for _ in 0..<heightQuestionsInDequeue(indexPath) { _ = askedHeight(of: indexPath) }
      return cell
    }
    process.raise(
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// How often the height is asked to size the cell: only for a row that is still estimated.
  private func heightQuestionsInDequeue(_ path: IndexPath) -> Int {
    guard rows.contains(path), !rows.isMeasured(path) else { return 0 }
    return behavior.asksHeightInDequeueForIndexPath
  }

  /// A header or footer that waits to be reused, or a new one if registered, or nil.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = registry.headersAndFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard case .type(let type) = registry.headerFooterSources[identifier] else { return nil }
    let view = DynamicInitializer.make(
      type, as: UITableViewHeaderFooterView.self, text: identifier)
    view?.tableView = self
    return view
  }

  private func newCell(_ identifier: String) -> UITableViewCell? {
    guard case .type(let type) = registry.cellSources[identifier] else { return nil }
    return DynamicInitializer.make(
      type, as: UITableViewCell.self, style: UITableViewCell.CellStyle.default.rawValue,
      text: identifier)
  }
}
