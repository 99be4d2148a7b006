import Foundation

/// What is registered under which identifier, and what waits to be reused.
@MainActor struct CellRegistry {
  var cellSources: [String: ViewSource] = [:]
  var headerFooterSources: [String: ViewSource] = [:]
  var cells = ReusePool<UITableViewCell>()
  var headersAndFooters = ReusePool<UITableViewHeaderFooterView>()
  /// Empties the pools when memory is short.
  var memoryWarnings: NotificationToken?
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
    if let exception = reasonNotToDequeue(identifier, path) {
      process.raise(exception)
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    guard let cell = dequeuedCell(identifier) else {
      process.raise(Message.unregistered(identifier))
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    size(cell, for: path)
    return cell
  }

  /// Gives the cell of the row that is being made the table's width and the row's height as far as
  /// it is known, an estimate included. A cell that is dequeued otherwise keeps its size (M-06).
  ///
  /// The requested heights are not used yet (M-06: the height is the estimate). What
  /// the delegate dequeues meanwhile is not for the row being made.
  private func size(_ cell: UITableViewCell, for path: IndexPath) {
    guard let making = display.making, making.path == path else { return }
    display.making = nil
    for _ in 0..<heightRequestsInDequeue(path) { _ = delegateHeight(of: path) }
    display.making = making
    display.making?.dequeued = cell
    guard rows.contains(path) else { return }
    cell.frame.size = CGSize(width: sectionWidth, height: rows.height(of: path))
  }

  private func reasonNotToDequeue(_ identifier: String, _ path: IndexPath) -> UIKitException? {
    if registry.cellSources[identifier] == nil { return Message.unregistered(identifier) }
    if !rows.contains(path) { return Message.rectAtInvalidPath(path) }
    if behavior.raisesOnSecondDequeue, display.making?.path == path,
      display.making?.dequeued != nil
    {
      return Message.secondDequeue(identifier, path)
    }
    return nil
  }

  /// How often the height is requested to size the cell.
  private func heightRequestsInDequeue(_ path: IndexPath) -> Int {
    rows.isMeasured(path)
      ? behavior.requestsKnownHeightInDequeueForIndexPath
      : behavior.requestsHeightInDequeueForIndexPath
  }

  func dequeuedHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = registry.headersAndFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let view = newHeaderFooterView(identifier)
    view?.tableView = self
    return view
  }

  private func newHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    switch registry.headerFooterSources[identifier] {
    case .type(let type):
      DynamicInitializer.make(type, as: UITableViewHeaderFooterView.self, text: identifier)
    case .nib(let nib): headerFooterView(identifier, from: nib)
    case nil: nil
    }
  }

  /// The one top-level object of a nib, if that is a header or a footer; nil otherwise (model's
  /// choice; no public source has the text that UIKit raises then). Only cells have an identifier
  /// of their own in a nib.
  private func headerFooterView(
    _ identifier: String, from nib: UINib
  ) -> UITableViewHeaderFooterView? {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
      return nil
    }
    view.reuseIdentifier = identifier
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
