/// What a sequence is put together from after a batch, from top to bottom.
enum Piece {
  /// Extents of the old sequence, by their positions there.
  case kept(Range<Int>)
  /// A row that is new.
  case row(RowPath)
  /// A section that is new.
  case section(Int)
}

/// Walks through the new table and finds the longest pieces of the old one.
struct PieceList {
  private(set) var pieces: [Piece] = []
  private let plan: UpdatePlan
  private let geometry: TableGeometry

  /// The piece of the old sequence that may still become longer.
  private var open = 0..<0
  /// The next path of the plan's arriving and leaving rows, if sections stay in order.
  private var arriving = 0
  private var leaving = 0
  /// The next move by target.
  private var move = 0

  init(_ plan: UpdatePlan, of geometry: TableGeometry) {
    self.plan = plan
    self.geometry = geometry
    for section in plan.rowCountsAfter.indices { addSection(section) }
    close()
  }
}

extension PieceList {
  private mutating func addSection(_ section: Int) {
    guard let source = plan.rows.sections.keptSource(of: section) else {
      close()
      pieces.append(.section(section))
      return
    }
    let taken = range(ofSection: section, in: plan.rows.arriving, near: arriving)
    let freed = range(ofSection: source, in: plan.rows.leaving, near: leaving)
    arriving = taken.upperBound
    leaving = freed.upperBound
    addRows(from: source, freed: plan.rows.leaving[freed], taken: plan.rows.arriving[taken])
  }

  /// Adds a section that stays, without the rows that leave it and with those that arrive.
  private mutating func addRows(
    from source: Int, freed: ArraySlice<RowPath>, taken: ArraySlice<RowPath>
  ) {
    let first = geometry.position(ofSection: source) + 2
    var walk = Walk(first: first, count: geometry.rowCount(inSection: source), freed: freed)
    keep(first - 2..<first)
    for path in taken {
      keepRows(of: &walk, until: path.row)
      add(path)
      walk.new += 1
    }
    keepRows(of: &walk, until: .max)
    keep(first + walk.count..<geometry.position(ofSection: source + 1))
  }

  /// A walk through the rows of a section, in the old and in the new table at once.
  private struct Walk {
    /// The position of the first old row.
    let first: Int
    /// The number of old rows.
    let count: Int
    /// The old rows that leave and are still ahead.
    var freed: ArraySlice<RowPath>
    var old = 0
    var new = 0
  }

  /// Keeps old rows, except those that leave, until the next new row has an index.
  private mutating func keepRows(of walk: inout Walk, until index: Int) {
    while walk.new < index, walk.old < walk.count {
      let next = walk.freed.first?.row ?? walk.count
      let kept = min(index - walk.new, next - walk.old)
      keep(walk.first + walk.old..<walk.first + walk.old + kept)
      walk.old += kept
      walk.new += kept
      if walk.old == next, walk.freed.popFirst() != nil { walk.old += 1 }
    }
  }

  private mutating func add(_ path: RowPath) {
    let moves = plan.rows.movesByTarget
    if move >= moves.count || moves[move].target != path {
      move = moves.firstSortedIndex { $0.target >= path }
    }
    if move < moves.count, moves[move].target == path {
      let position = geometry.position(of: moves[move].source)
      keep(position..<position + 1)
      move += 1
    } else {
      close()
      pieces.append(.row(path))
    }
  }

  private mutating func keep(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if range.lowerBound == open.upperBound, !open.isEmpty {
      open = open.lowerBound..<range.upperBound
    } else {
      close()
      open = range
    }
  }

  private mutating func close() {
    if !open.isEmpty { pieces.append(.kept(open)) }
    open = 0..<0
  }

  /// The paths of a section, which are most often the next ones.
  private func range(ofSection section: Int, in paths: [RowPath], near next: Int) -> Range<Int> {
    let isBehind = next == 0 || paths[next - 1].section < section
    if isBehind, next == paths.count || paths[next].section > section { return next..<next }
    return paths.range(ofSection: section)
  }
}
