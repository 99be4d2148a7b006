/// One edit of a batch, as the app requested it.
///
/// Deleting, reloading, reconfiguring and the source of a move are counted in the table before the
/// batch; inserting and the target of a move, in the table after it. The order of the calls does
/// not matter.
package enum TableEdit: Hashable, Sendable {
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
  case insertRow(RowPath)
  case deleteRow(RowPath)
  case reloadRow(RowPath)
  case moveRow(RowPath, to: RowPath)
  case reconfigureRow(RowPath)
}
