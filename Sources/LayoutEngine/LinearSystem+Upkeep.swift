/// Keeping rounding errors from adding up.
extension LinearSystem {
  /// Counts steps, and checks the tableau against the constraints from time to time.
  mutating func recordSteps(_ steps: Int) {
    stepsSinceCheck += steps
    guard stepsSinceCheck >= PivotLimit.betweenChecks, tableau.journal == nil else { return }
    stepsSinceCheck = 0
    if hasDrifted { rebuild() }
  }

  /// Whether a sum's value and the sum of its terms' values differ.
  var hasDrifted: Bool {
    for index in quantities.indices where quantities[index].isInUse && !forms[index].isEmpty {
      var sum = 0.0
      var size = 1.0
      for term in forms[index] {
        let part = term.coefficient * value(ofQuantity: term.quantity)
        sum += part
        size += abs(part)
      }
      if !(abs(sum - value(ofQuantity: index)) <= Tolerance.drift * size) { return true }
    }
    return false
  }

  /// Makes the tableau anew from the sums, with the same rows and columns in the same places.
  mutating func rebuild() {
    let old = tableau
    let places = quantities.map(\.place)
    guard var fresh = freshTableau(levels: levels.count) else { return }
    fresh.take(from: old)
    tableau = fresh
    for index in quantities.indices { quantities[index].place = places[index] }
    for row in 0..<tableau.rowCount { refreshValue(ofRow: row) }
    for column in 0..<tableau.columnCount { refreshColumn(column) }
    for row in 0..<tableau.rowCount { addSlopes(ofRow: row) }
  }

  /// A tableau with the present rows and columns, eliminated from the start, in any order.
  private func freshTableau(levels: Int) -> Tableau? {
    var start = LinearSystem()
    start.quantities = quantities
    for index in quantities.indices where quantities[index].isInUse && quantities[index].isVariable
    {
      start.quantities[index].place = ~start.tableau.appendColumn(of: index)
    }
    for index in quantities.indices where quantities[index].isInUse && !quantities[index].isVariable
    {
      let row = start.tableau.appendRow(of: index)
      start.quantities[index].place = row
      for term in forms[index] {
        let column = start.quantities[term.quantity].column
        start.tableau.add(term.coefficient, ofColumn: column, toRow: row)
      }
    }
    for index in quantities.indices
    where quantities[index].isInUse && !quantities[index].isVariable && !quantities[index].isRow {
      guard start.eliminate(start.quantities[index].place, as: quantities) else { return nil }
    }
    return start.tableau
  }

  /// Exchanges a row with the largest of the columns that are rows in the end.
  private mutating func eliminate(_ row: Int, as wanted: [Quantity]) -> Bool {
    var best = Breakpoint.none
    for column in 0..<tableau.columnCount where wanted[tableau.columnQuantity[column]].isRow {
      if best == Breakpoint.none || abs(tableau[row, column]) > abs(tableau[row, best]) {
        best = column
      }
    }
    guard best != Breakpoint.none, abs(tableau[row, best]) > Tolerance.pivot else { return false }
    let entering = tableau.columnQuantity[best]
    let leaving = tableau.rowQuantity[row]
    tableau.exchange(row: row, column: best, entering: [], levels: 0)
    tableau.rowQuantity[row] = entering
    tableau.columnQuantity[best] = leaving
    quantities[entering].place = row
    quantities[leaving].place = ~best
    return true
  }

  private mutating func refreshValue(ofRow row: Int) {
    var value = 0.0
    for column in 0..<tableau.columnCount {
      value += tableau[row, column] * tableau.columnValue[column]
    }
    tableau.rowValue[row] = value
  }

  private mutating func addSlopes(ofRow row: Int) {
    var current = quantities[tableau.rowQuantity[row]].first
    while current != Breakpoint.none {
      let slope = slope(of: current)
      if slope != 0 { tableau.addSlope(slope, ofRow: row, level: constraints[current].level) }
      current = constraints[current].next
    }
  }
}

extension Tableau {
  /// Puts the rows and columns where another tableau of the same quantities has them, with its
  /// values and points, and forgets all costs.
  fileprivate mutating func take(from other: Tableau) {
    let size = 1 + max(rowQuantity.max() ?? 0, columnQuantity.max() ?? 0)
    var rowOf = [Int](repeating: 0, count: size)
    var columnOf = [Int](repeating: 0, count: size)
    for (row, quantity) in rowQuantity.enumerated() { rowOf[quantity] = row }
    for (column, quantity) in columnQuantity.enumerated() { columnOf[quantity] = column }
    let source = self
    self = other
    for column in 0..<columnCount {
      for row in 0..<rowCount {
        cells[column * rowCapacity + row] =
          source[rowOf[rowQuantity[row]], columnOf[columnQuantity[column]]]
      }
    }
    for index in gradient.indices { gradient[index] = 0 }
    noteChangeOfAllColumns()
  }
}
