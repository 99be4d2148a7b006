/// Which row becomes which in a batch.
///
/// Rows that leave their place (deleted or moved away) are counted in the old table, rows that
/// take one (inserted or moved there) in the new one; all others close ranks in between.
struct RowMap: Sendable {
  let sections: SectionMap

  /// The old places that become free, in order.
  let leaving: [RowPath]

  /// The new places that are taken, in order.
  let arriving: [RowPath]

  /// The moves, by their sources.
  let moves: [Move<RowPath>]

  /// The moves, by their targets.
  let movesByTarget: [Move<RowPath>]

  init(
    sections: SectionMap, deleted: [RowPath], inserted: [RowPath], moves: [Move<RowPath>]
  ) {
    self.sections = sections
    self.moves = moves
    movesByTarget = moves.sorted { $0.target < $1.target }
    leaving = Self.merge(deleted, moves.map(\.source)).withoutDuplicates()
    arriving = Self.merge(inserted, movesByTarget.map(\.target)).withoutDuplicates()
  }

  private static func merge(_ left: [RowPath], _ right: [RowPath]) -> [RowPath] {
    if right.isEmpty { return left }
    if left.isEmpty { return right }
    var result: [RowPath] = []
    result.reserveCapacity(left.count + right.count)
    var next = 0
    for path in left {
      while next < right.count, right[next] < path {
        result.append(right[next])
        next += 1
      }
      result.append(path)
    }
    return result + right[next...]
  }
}

// MARK: - Questions

extension RowMap {
  /// The new place of a row; nil if it is deleted, by itself or with its section.
  func target(of path: RowPath) -> RowPath? {
    guard let section = sections.keptTarget(of: path.section) else { return nil }
    let index = leaving.lowerBound(path)
    if index < leaving.count, leaving[index] == path {
      return moves.first(where: { $0.source }, is: path)?.target
    }
    let rank = path.row - (index - leaving.range(ofSection: path.section).lowerBound)
    let taken = arriving.range(ofSection: section)
    return RowPath(section: section, row: arriving.row(withRank: rank, leavingOut: taken))
  }
}

extension [Move<RowPath>] {
  /// The move with a place, in moves that are in the order of that place.
  fileprivate func first(where place: (Element) -> RowPath, is path: RowPath) -> Element? {
    let index = firstSortedIndex { place($0) >= path }
    return index < count && place(self[index]) == path ? self[index] : nil
  }
}
