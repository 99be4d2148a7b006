import Foundation
import TableEngine

/// The state of drags and drops in a table.
@MainActor struct TableDragging {
  /// The drag that began here.
  var drag: DragSession?
  /// The drag that is over the table.
  var drop: Hover?
  var placeholders: [DropPlaceholder] = []

  /// A drag that is over the table, and what was proposed for it.
  struct Hover {
    let session: DropSession
    var path: IndexPath?
    var proposal: UITableViewDropProposal

    /// Whether the rows make room for it.
    @MainActor var opensGap: Bool {
      path != nil && proposal.intent == .insertAtDestinationIndexPath
        && (proposal.operation == .copy || proposal.operation == .move)
    }
  }

  /// Whether a reload would disturb what a finger has begun (UITableView.h,
  /// `hasUncommittedUpdates`).
  var isUncommitted: Bool { drop?.opensGap == true || !placeholders.isEmpty }

  /// Everything was loaded again: placeholders are lost.
  mutating func rowsWereReloaded(in table: UITableView) {
    drag?.discardSources(in: table)
    placeholders = []
  }

  func rowsWereUpdated(by plan: UpdatePlan, in table: UITableView) {
    drag?.discardSources(in: table)
    for placeholder in placeholders { placeholder.follow(plan) }
  }

  /// Takes a placeholder away; false if it is gone.
  mutating func removePlaceholder(_ placeholder: DropPlaceholder) -> Bool {
    guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
    placeholders.remove(at: index)
    return true
  }
}
