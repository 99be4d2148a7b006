import Foundation

/// A drop on a table, as its delegate performs it.
@MainActor final class TableDrop: NSObject, UITableViewDropCoordinator {
  /// An item of it.
  final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from path: IndexPath?, previewSize: CGSize) {
      self.dragItem = dragItem
      sourceIndexPath = path
      self.previewSize = previewSize
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let table: UITableView

  init(
    of session: DropSession, on table: UITableView, at path: IndexPath?,
    proposal: UITableViewDropProposal
  ) {
    items = session.items.map { item in
      let source = session.source(of: item, in: table)
      return Item(
        item, from: source, previewSize: source.map { table.rectForRow(at: $0).size } ?? .zero)
    }
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
    self.table = table
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    DropAnimation(in: table.process)
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DropAnimation(in: table.process) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DropAnimation(in: table.process)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let context = DropPlaceholder(of: dragItem, at: placeholder.insertionIndexPath, in: table)
    table.dragging.add(context)
    return context
  }
}
