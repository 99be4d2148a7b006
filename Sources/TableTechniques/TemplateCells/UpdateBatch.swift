#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The edits of a batch, in UIKit's two index spaces: what goes or is reloaded is counted before
/// the batch, what comes after it.
struct UpdateBatch {
  /// From where a section or row moves, and where to.
  struct Move<Place> {
    let source: Place
    let target: Place
  }

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  /// Rows whose cells are made or configured again.
  var reloadedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  /// Whether nothing is edited.
  var isEmpty: Bool {
    !editsSections && reloadedSections.isEmpty && removedRows.isEmpty && arrivedRows.isEmpty
      && reloadedRows.isEmpty
  }

  /// Whether sections come, go or move.
  var editsSections: Bool { !removedSections.isEmpty || !arrivedSections.isEmpty }

  /// The sections that are no longer where they were, counted before.
  var removedSections: IndexSet { deletedSections.union(IndexSet(movedSections.map(\.source))) }
  /// The sections that were not where they are, counted after.
  var arrivedSections: IndexSet { insertedSections.union(IndexSet(movedSections.map(\.target))) }
  /// The rows that are no longer where they were, counted before.
  var removedRows: [IndexPath] { deletedRows + movedRows.map(\.source) }
  /// The rows that were not where they are, counted after.
  var arrivedRows: [IndexPath] { insertedRows + movedRows.map(\.target) }
}
