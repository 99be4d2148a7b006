/// The quantities that follow (rows) as sums of the quantities that lead (columns).
///
/// `quantity of row r = sum over columns k of cells[r, k] × quantity of column k`, with no constant:
/// constants live in the break points of the quantities. Cells are kept column by column, since a
/// changed constant moves one column; zeros are stored and skipped.
struct Tableau: Sendable {
  /// Rows that fit before the cells are laid out anew.
  private(set) var rowCapacity = 0
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  var cells: [Double] = []

  /// The quantity in each row, its value, and the nearest break points above and below it.
  var rowQuantity: [Int] = []
  var rowValue: [Double] = []
  var rowAbove: [Double] = []
  var rowBelow: [Double] = []

  /// The quantity in each column and its value.
  var columnQuantity: [Int] = []
  var columnValue: [Double] = []
  /// Whether the column's quantity has no break point of its own.
  var columnIsFree: [Bool] = []

  /// Costs per column and priority level; `levelCapacity` numbers a column.
  private(set) var levelCapacity = 4
  /// What the rows cost more as the column's quantity rises by one.
  var gradient: [Double] = []
  /// What the column's own quantity costs more as it begins to rise.
  var rise: [Double] = []
  /// What the column's own quantity costs less as it begins to fall.
  var fall: [Double] = []
  /// The columns whose costs have changed since it was found that no move of them costs less, each
  /// once, in any order.
  private(set) var changedColumns: [Int] = []
  private var columnIsChanged: [Bool] = []

  /// What exchanges have overwritten since they began to be recorded.
  private(set) var journal: Journal?

  /// Columns as they were; cheaper than a copy of all cells, of which few change.
  struct Journal: Sendable {
    var columns: [Int] = []
    var cells: [Double] = []
    var isRecorded: [Bool]
  }

  subscript(row: Int, column: Int) -> Double {
    cells[column * rowCapacity + row]
  }

  // MARK: - Columns

  mutating func appendColumn(of quantity: Int) -> Int {
    columnQuantity.append(quantity)
    columnValue.append(0)
    columnIsFree.append(true)
    columnIsChanged.append(false)
    appendZeros(rowCapacity, to: &cells)
    appendZeros(levelCapacity, to: &gradient)
    appendZeros(levelCapacity, to: &rise)
    appendZeros(levelCapacity, to: &fall)
    columnCount += 1
    return columnCount - 1
  }

  /// Takes a column out; the last one takes its place.
  mutating func removeColumn(_ column: Int) {
    let last = columnCount - 1
    columnQuantity.swapAt(column, last)
    columnValue.swapAt(column, last)
    columnIsFree.swapAt(column, last)
    columnQuantity.removeLast()
    columnValue.removeLast()
    columnIsFree.removeLast()
    moveBlock(from: last, to: column, width: rowCapacity, in: &cells)
    moveBlock(from: last, to: column, width: levelCapacity, in: &gradient)
    moveBlock(from: last, to: column, width: levelCapacity, in: &rise)
    moveBlock(from: last, to: column, width: levelCapacity, in: &fall)
    columnCount = last
    if columnIsChanged[last] || columnIsChanged[column] { renameChangedColumn(last, column) }
    columnIsChanged.removeLast()
  }

  /// Lists the last column under the place of one that is taken out.
  private mutating func renameChangedColumn(_ last: Int, _ column: Int) {
    let isChanged = columnIsChanged[last] && last != column
    changedColumns.removeAll { $0 == column || $0 == last }
    columnIsChanged[column] = isChanged
    if isChanged { changedColumns.append(column) }
  }

  private func appendZeros(_ count: Int, to numbers: inout [Double]) {
    for _ in 0..<count { numbers.append(0) }
  }

  /// Overwrites one block with the last one and drops that.
  private func moveBlock(
    from last: Int, to target: Int, width: Int, in numbers: inout [Double]
  ) {
    if target != last {
      for offset in 0..<width {
        numbers[target * width + offset] = numbers[last * width + offset]
      }
    }
    numbers.removeLast(width)
  }

  // MARK: - Rows

  /// Adds a row of zeros.
  mutating func appendRow(of quantity: Int) -> Int {
    if rowCount == rowCapacity { growRows() }
    rowQuantity.append(quantity)
    rowValue.append(0)
    rowAbove.append(.infinity)
    rowBelow.append(-.infinity)
    rowCount += 1
    return rowCount - 1
  }

  /// Takes a row out; the last one takes its place.
  mutating func removeRow(_ row: Int) {
    let last = rowCount - 1
    for column in 0..<columnCount {
      let base = column * rowCapacity
      cells[base + row] = cells[base + last]
      cells[base + last] = 0
    }
    rowQuantity.swapAt(row, last)
    rowValue.swapAt(row, last)
    rowAbove.swapAt(row, last)
    rowBelow.swapAt(row, last)
    rowQuantity.removeLast()
    rowValue.removeLast()
    rowAbove.removeLast()
    rowBelow.removeLast()
    rowCount = last
  }

  private mutating func growRows() {
    let wider = max(16, rowCapacity * 2)
    var grown = [Double](repeating: 0, count: wider * columnCount)
    for column in 0..<columnCount {
      for row in 0..<rowCount {
        grown[column * wider + row] = cells[column * rowCapacity + row]
      }
    }
    cells = grown
    rowCapacity = wider
  }

  /// Adds a multiple of another quantity to a row.
  mutating func add(_ coefficient: Double, ofRow other: Int, toRow row: Int) {
    var base = 0
    for _ in 0..<columnCount {
      let cell = cells[base + other]
      if cell != 0 { cells[base + row] = settled(cells[base + row] + coefficient * cell) }
      base += rowCapacity
    }
  }

  /// Adds a multiple of a column's quantity to a row.
  mutating func add(_ coefficient: Double, ofColumn column: Int, toRow row: Int) {
    let place = column * rowCapacity + row
    cells[place] = settled(cells[place] + coefficient)
  }

  /// Zero, if the number is a rounding error.
  private func settled(_ number: Double) -> Double {
    abs(number) < Tolerance.coefficient ? 0 : number
  }

  // MARK: - Values

  /// Moves a column's quantity, and every row with it.
  mutating func move(column: Int, by distance: Double) {
    columnValue[column] += distance
    let base = column * rowCapacity
    let rows = rowCount
    cells.withUnsafeBufferPointer { cells in
      rowValue.withUnsafeMutableBufferPointer { values in
        for row in 0..<rows { values[row] += cells[base + row] * distance }
      }
    }
  }

  /// Adds a cost slope of a row's quantity to what the columns cost.
  mutating func addSlope(_ slope: Double, ofRow row: Int, level: Int) {
    var cell = row
    var cost = level
    for column in 0..<columnCount {
      if cells[cell] != 0 {
        gradient[cost] += slope * cells[cell]
        noteChange(ofColumn: column)
      }
      cell += rowCapacity
      cost += levelCapacity
    }
  }

  // MARK: - Columns whose costs have changed

  mutating func noteChange(ofColumn column: Int) {
    guard !columnIsChanged[column] else { return }
    columnIsChanged[column] = true
    changedColumns.append(column)
  }

  mutating func noteChangeOfAllColumns() {
    for column in 0..<columnCount { noteChange(ofColumn: column) }
  }

  /// Moves an entry of the list towards its beginning, over entries that were taken off.
  mutating func keepChange(at index: Int, as place: Int) {
    changedColumns[place] = changedColumns[index]
  }

  /// Takes an entry off the list; its place is filled by the next one that is kept.
  mutating func forgetChange(at index: Int) {
    columnIsChanged[changedColumns[index]] = false
  }

  /// Ends a walk over the list that has kept the first `count` places.
  mutating func endWalk(keeping count: Int) {
    changedColumns.removeLast(changedColumns.count - count)
  }

  // MARK: - Levels

  /// Makes room for a level of costs, all zero, before the level at `index`.
  mutating func insertLevel(at index: Int, count: Int) {
    if count == levelCapacity { growLevels() }
    let size = (columnCount, levelCapacity)
    Self.shiftLevels(from: index, count: count, in: &gradient, size)
    Self.shiftLevels(from: index, count: count, in: &rise, size)
    Self.shiftLevels(from: index, count: count, in: &fall, size)
  }

  /// Drops the level of costs at `index`.
  mutating func removeLevel(at index: Int, count: Int) {
    let size = (columnCount, levelCapacity)
    Self.closeLevels(over: index, count: count, in: &gradient, size)
    Self.closeLevels(over: index, count: count, in: &rise, size)
    Self.closeLevels(over: index, count: count, in: &fall, size)
  }

  // Static, since `self` beside one of its arrays would be a copy, and the array then another.

  private static func shiftLevels(
    from index: Int, count: Int, in costs: inout [Double], _ size: (columns: Int, levels: Int)
  ) {
    for column in 0..<size.columns {
      let base = column * size.levels
      for level in stride(from: count, to: index, by: -1) {
        costs[base + level] = costs[base + level - 1]
      }
      costs[base + index] = 0
    }
  }

  private static func closeLevels(
    over index: Int, count: Int, in costs: inout [Double], _ size: (columns: Int, levels: Int)
  ) {
    for column in 0..<size.columns {
      let base = column * size.levels
      for level in index..<(count - 1) { costs[base + level] = costs[base + level + 1] }
      costs[base + count - 1] = 0
    }
  }

  private mutating func growLevels() {
    let old = levelCapacity
    levelCapacity *= 2
    gradient = respaced(gradient, from: old)
    rise = respaced(rise, from: old)
    fall = respaced(fall, from: old)
  }

  private func respaced(_ costs: [Double], from old: Int) -> [Double] {
    var spaced = [Double](repeating: 0, count: columnCount * levelCapacity)
    for column in 0..<columnCount {
      for level in 0..<old {
        spaced[column * levelCapacity + level] = costs[column * old + level]
      }
    }
    return spaced
  }

  // MARK: - Exchanging

  /// Exchanges the quantities of a row and a column in the cells, and in what the columns cost.
  ///
  /// `entering` is what the column's quantity costs as it moves, per level, the rows included and
  /// the leaving row left out. Values and break points are the caller's.
  mutating func exchange(row: Int, column: Int, entering: [Double], levels: Int) {
    let pivot = self[row, column]
    let pivotBase = column * rowCapacity
    record(column)
    cells[pivotBase + row] = 0
    let touched = rowsTouched(by: column)
    for other in 0..<columnCount where other != column {
      let cell = cells[other * rowCapacity + row]
      if cell == 0 { continue }
      record(other)
      let factor = -cell / pivot
      addColumn(column, times: factor, to: other, rows: touched)
      cells[other * rowCapacity + row] = factor
      noteChange(ofColumn: other)
      for level in 0..<levels where entering[level] != 0 {
        gradient[other * levelCapacity + level] += entering[level] * factor
      }
    }
    let inverse = 1 / pivot
    for touchedRow in touched { cells[pivotBase + touchedRow] *= inverse }
    cells[pivotBase + row] = inverse
    for level in 0..<levels {
      gradient[column * levelCapacity + level] = entering[level] * inverse
    }
    noteChange(ofColumn: column)
  }

  // MARK: - Undoing

  /// Begins to record what exchanges overwrite. No row or column may be added or removed until
  /// the recording ends.
  mutating func beginRecording() {
    journal = Journal(isRecorded: [Bool](repeating: false, count: columnCount))
  }

  mutating func endRecording() {
    journal = nil
  }

  /// The cells as they were when recording began; this tableau is of no use afterwards.
  mutating func takeRecordedCells() -> [Double] {
    var restored: [Double] = []
    swap(&restored, &cells)
    guard let journal else { return restored }
    for (entry, column) in journal.columns.enumerated() {
      for row in 0..<rowCapacity {
        restored[column * rowCapacity + row] = journal.cells[entry * rowCapacity + row]
      }
    }
    return restored
  }

  private mutating func record(_ column: Int) {
    guard journal?.isRecorded[column] == false else { return }
    journal?.isRecorded[column] = true
    journal?.columns.append(column)
    let base = column * rowCapacity
    journal?.cells.append(contentsOf: cells[base..<(base + rowCapacity)])
  }

  /// The rows in which a column has a coefficient.
  private func rowsTouched(by column: Int) -> [Int] {
    var rows: [Int] = []
    rows.reserveCapacity(rowCount)
    let base = column * rowCapacity
    for row in 0..<rowCount where cells[base + row] != 0 { rows.append(row) }
    return rows
  }

  private mutating func addColumn(
    _ source: Int, times factor: Double, to target: Int, rows: [Int]
  ) {
    let from = source * rowCapacity
    let to = target * rowCapacity
    cells.withUnsafeMutableBufferPointer { cells in
      for row in rows {
        let sum = cells[to + row] + cells[from + row] * factor
        cells[to + row] = abs(sum) < Tolerance.coefficient ? 0 : sum
      }
    }
  }
}
