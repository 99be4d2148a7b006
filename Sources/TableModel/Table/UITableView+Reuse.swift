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
  func dequeuedCell(_ identifier: String) -> UITableViewCell? {
    if let cell = display.making?.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = registry.cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return newCell(identifier)
  }

  func dequeuedCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    // The cell gets the row's size, so the rows must be known: a height callback that dequeues
    // starts a rebuild from within one, unless an estimate spares the callback.
    loadRows()
    if let message = reasonNotToDequeue(identifier, path) {
      process.raise(message)
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    for _ in 0..<heightQuestionsInDequeue(path) { _ = askedHeight(of: path) }
    guard let cell = dequeuedCell(identifier) else {
      process.raise(Message.unregistered(identifier))
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if display.making?.path == path { display.making?.dequeued = cell }
    return cell
  }

  private func reasonNotToDequeue(_ identifier: String, _ path: IndexPath) -> Message? {
    if registry.cellSources[identifier] == nil { return .unregistered(identifier) }
    if !rows.contains(path) { return .rectAtInvalidPath(path) }
    if behavior.raisesOnSecondDequeue, display.making?.path == path,
      display.making?.dequeued != nil
    {
      return .secondDequeue(identifier, path)
    }
    return nil
  }

  /// How often the height is asked to size the cell: only for a row that is still estimated.
  private func heightQuestionsInDequeue(_ path: IndexPath) -> Int {
    guard rows.contains(path), !rows.isMeasured(path) else { return 0 }
    return behavior.asksHeightInDequeueForIndexPath
  }

  func dequeuedHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
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
    switch registry.cellSources[identifier] {
    case .type(let type):
      DynamicInitializer.make(
        type, as: UITableViewCell.self, style: UITableViewCell.CellStyle.default.rawValue,
        text: identifier)
    case .nib(let nib): cell(identifier, from: nib)
    case nil: nil
    }
  }

  /// The one top-level object of a nib, if that is a cell (EX-16, EX-17).
  private func cell(_ identifier: String, from nib: UINib) -> UITableViewCell? {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
      process.raise(Message.invalidNib(identifier))
      return nil
    }
    if let own = cell.reuseIdentifier, own != identifier {
      process.raise(Message.identifierOfNib(own, registered: identifier))
      return nil
    }
    cell.reuseIdentifier = identifier
    return cell
  }
}
