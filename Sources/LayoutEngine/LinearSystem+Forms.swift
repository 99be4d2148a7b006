/// Sums of variables as quantities of their own.
extension LinearSystem {
  /// The quantity for a sum, made if there is none.
  mutating func quantity(for terms: [FormTerm]) -> Int {
    if terms.count == 1, terms[0].coefficient == 1 { return terms[0].quantity }
    return existingForm(terms) ?? makeForm(terms)
  }

  private func existingForm(_ terms: [FormTerm]) -> Int? {
    var form = quantities[terms[0].quantity].nextForm
    while form != Breakpoint.none {
      if forms[form] == terms { return form }
      form = quantities[form].nextForm
    }
    return nil
  }

  private mutating func makeForm(_ terms: [FormTerm]) -> Int {
    let index = claimQuantity(isVariable: false)
    let row = tableau.appendRow(of: index)
    quantities[index].place = row
    forms[index] = terms
    let head = terms[0].quantity
    quantities[index].nextForm = quantities[head].nextForm
    quantities[head].nextForm = index
    var value = 0.0
    for term in terms {
      quantities[term.quantity].uses += 1
      let place = quantities[term.quantity].place
      value += term.coefficient * self.value(ofQuantity: term.quantity)
      if place >= 0 {
        tableau.add(term.coefficient, ofRow: place, toRow: row)
      } else {
        tableau.add(term.coefficient, ofColumn: ~place, toRow: row)
      }
    }
    tableau.rowValue[row] = value
    return index
  }

  /// Whether the quantity can take any value without moving another that a constraint is on.
  func canMoveFreely(_ quantity: Int) -> Bool {
    guard quantities[quantity].isRow else {
      let column = quantities[quantity].column
      return tableau.columnIsFree[column] && !isColumnBound(column, exceptRow: Breakpoint.none)
    }
    let row = quantities[quantity].place
    guard quantities[quantity].first == Breakpoint.none else { return false }
    for column in 0..<tableau.columnCount where tableau.columnIsFree[column] {
      if abs(tableau[row, column]) > Tolerance.freePivot,
        !isColumnBound(column, exceptRow: row)
      {
        return true
      }
    }
    return false
  }

  /// Whether a row with a constraint moves with the column.
  private func isColumnBound(_ column: Int, exceptRow row: Int) -> Bool {
    let base = column * tableau.rowCapacity
    for other in 0..<tableau.rowCount where other != row && tableau.cells[base + other] != 0 {
      if tableau.rowAbove[other] < .infinity || tableau.rowBelow[other] > -.infinity {
        return true
      }
    }
    return false
  }

  /// Forgets a sum once no constraint is on it.
  mutating func releaseIfUnused(_ index: Int) {
    guard !quantities[index].isVariable, quantities[index].isInUse, quantities[index].uses == 0
    else { return }
    if !quantities[index].isRow { bringIn(quantities[index].column) }
    guard quantities[index].isRow else { return }
    dropRow(quantities[index].place)
    unlinkForm(index)
    for term in forms[index] { quantities[term.quantity].uses -= 1 }
    vacate(index)
  }

  private mutating func unlinkForm(_ index: Int) {
    var current = forms[index][0].quantity
    while quantities[current].nextForm != index { current = quantities[current].nextForm }
    quantities[current].nextForm = quantities[index].nextForm
  }

  /// Gives a column without constraints the row it can best have, at its present value.
  private mutating func bringIn(_ column: Int) {
    var best = Breakpoint.none
    var bestRank = (0, 0.0)
    for row in 0..<tableau.rowCount {
      let size = abs(tableau[row, column])
      if size <= Tolerance.pivot { continue }
      let rank = (rankToLead(row), size)
      if best == Breakpoint.none || rank > bestRank {
        best = row
        bestRank = rank
      }
    }
    guard best != Breakpoint.none else { return }
    exchange(
      row: best, column: column, rising: true, from: tableau.columnValue[column],
      leavingAt: tableau.rowValue[best])
  }

  /// How well a row's quantity would keep its value: best with nothing to pull it, then at a point.
  private func rankToLead(_ row: Int) -> Int {
    if quantities[tableau.rowQuantity[row]].first == Breakpoint.none { return 2 }
    let value = tableau.rowValue[row]
    return value == tableau.rowAbove[row] || value == tableau.rowBelow[row] ? 1 : 0
  }
}
