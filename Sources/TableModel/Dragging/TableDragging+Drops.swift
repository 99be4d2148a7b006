import Foundation
import SystemVersions

// MARK: - Drops on the table

extension TableDragging {
  /// Whether the drop delegate handles a drag; without one nothing can be dropped.
  ///
  /// One that does not is not called again during the drag (UITableView.h,
  /// `canHandleDropSession`).
  func handles(_ session: DropSession) -> Bool {
    guard table.behavior.hasDragAndDrop, let delegate = table.calls.dropDelegate else {
      return false
    }
    return session.isHandled(by: table) { delegate.tableView(table, canHandle: session) }
  }

  /// The drag has come over the table, or moved over it.
  func hover(_ session: DropSession) {
    guard let delegate = table.calls.dropDelegate else { return }
    if drop == nil {
      drop = Hover(session: session, proposal: UITableViewDropProposal(operation: .cancel))
      delegate.tableView(table, dropSessionDidEnter: session)
    }
    let path = dropPath(at: session.location(in: table))
    let proposal = delegate.tableView(
      table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    drop?.path = path
    drop?.proposal = path == nil ? proposal.withoutPlace : proposal
  }

  /// The drag has left the table.
  func leave(_ session: DropSession) {
    guard drop != nil else { return }
    drop = nil
    table.calls.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  /// The drag is over, whatever became of it.
  func endDrop(_ session: DropSession) {
    drop = nil
    table.calls.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  /// The row that a drop at a point of the content goes to.
  ///
  /// At the end of a section that is a row which does not exist yet, and over empty space there
  /// is none (UITableView.h). Where the end of a section begins is not documented: here with the
  /// lower half of its last row.
  private func dropPath(at point: CGPoint) -> IndexPath? {
    table.loader.load()
    let rows = table.rows
    if let path = table.row(at: point) {
      let isLast = path.row == rows.rowCount(in: path.section) - 1
      let isInLowerHalf = point.y >= rows.y(of: path) + rows.height(of: path) / 2
      return isLast && isInLowerHalf
        ? IndexPath(row: path.row + 1, section: path.section) : path
    }
    guard let section = rows.sections(from: point.y, to: point.y.nextUp).first else { return nil }
    let isAbove = point.y < rows.y(of: .header, section) + rows.height(of: .header, section)
    return IndexPath(row: isAbove ? 0 : rows.rowCount(in: section), section: section)
  }

  /// The finger is lifted over the table; false if nothing is dropped.
  ///
  /// Nothing is dropped where that was proposed, or a move of what may not be moved (Apple,
  /// `UIDropOperation`; `dragSessionAllowsMoveOperation`).
  func performDrop(_ session: DropSession) -> Bool {
    guard let drop, let delegate = table.calls.dropDelegate, !Fault.dropsNothing.isOn else {
      return false
    }
    switch drop.proposal.operation {
    case .cancel, .forbidden: return false
    case .move where !session.allowsMoveOperation: return false
    case .move, .copy: break
    }
    if moveRow(of: session, drop) { return true }
    delegate.tableView(
      table,
      performDropWith: TableDrop(of: session, on: table, at: drop.path, proposal: drop.proposal))
    return true
  }

  /// Moves the one row that was dragged within the table, by the data source's own method.
  ///
  /// A local drag of one item goes through `moveRowAt` where there is one, and does not reach the
  /// drop delegate (Apple, Adopting drag and drop in a table view, the sample's comment).
  private func moveRow(of session: DropSession, _ drop: Hover) -> Bool {
    guard drop.proposal.operation == .move, drop.opensGap, session.items.count == 1,
      let source = session.items.first.flatMap({ session.source(of: $0, in: table) }),
      table.rows.contains(source), let target = drop.path.map({ place(of: source, movedTo: $0) })
    else { return false }
    return table.reordering.moveByDataSource(source, to: target)
  }

  /// Where a row is that is dropped at a place: below the end of its own section there is none.
  private func place(of source: IndexPath, movedTo path: IndexPath) -> IndexPath {
    guard source.section == path.section else { return path }
    return IndexPath(
      row: min(path.row, table.rows.rowCount(in: path.section) - 1), section: path.section)
  }
}

extension UITableViewDropProposal {
  /// The same for a drop on no row, which has no index path (UITableView.h,
  /// `UITableViewDropCoordinator.destinationIndexPath`).
  fileprivate var withoutPlace: UITableViewDropProposal {
    intent == .unspecified ? self : UITableViewDropProposal(operation: operation)
  }
}
