/// The edits of a batch by kind, each kind in order and with its duplicates.
struct UpdateDraft {
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var sectionMoves: [Move<Int>] = []
  var insertedRows: [RowPath] = []
  var deletedRows: [RowPath] = []
  var reloadedRows: [RowPath] = []
  var rowMoves: [Move<RowPath>] = []
  var reconfiguredRows: [RowPath] = []

  init(_ edits: [TableEdit]) {
    for edit in edits { add(edit) }
    insertedSections = insertedSections.sortedIfNeeded()
    deletedSections = deletedSections.sortedIfNeeded()
    reloadedSections = reloadedSections.sortedIfNeeded()
    sectionMoves.sort { $0.source < $1.source }
    insertedRows = insertedRows.sortedIfNeeded()
    deletedRows = deletedRows.sortedIfNeeded()
    reloadedRows = reloadedRows.sortedIfNeeded()
    rowMoves.sort { $0.source < $1.source }
    reconfiguredRows = reconfiguredRows.sortedIfNeeded().withoutDuplicates()
  }

  private mutating func add(_ edit: TableEdit) {
    switch edit {
    case .insertSection(let section): insertedSections.append(section)
    case .deleteSection(let section): deletedSections.append(section)
    case .reloadSection(let section): reloadedSections.append(section)
    case .moveSection(let source, let target):
      sectionMoves.append(Move(from: source, to: target))
    case .insertRow(let path): insertedRows.append(path)
    case .deleteRow(let path): deletedRows.append(path)
    case .reloadRow(let path): reloadedRows.append(path)
    case .moveRow(let source, let target): rowMoves.append(Move(from: source, to: target))
    case .reconfigureRow(let path): reconfiguredRows.append(path)
    }
  }
}

extension [Move<Int>] {
  /// The sources, which are in order.
  var sources: [Int] { map(\.source) }

  var sortedTargets: [Int] { map(\.target).sortedIfNeeded() }
}

extension [Move<RowPath>] {
  /// The sources, which are in order.
  var sources: [RowPath] { map(\.source) }

  var sortedTargets: [RowPath] { map(\.target).sortedIfNeeded() }
}
