/// Constraints as bends in the cost of their quantity.
extension LinearSystem {
  // MARK: - In and out

  /// Makes a constraint of a request and bends the quantity's cost.
  mutating func attach(_ request: Request, to quantity: Int, isImplied: Bool = false) -> Int {
    let index = claimConstraint(request, on: quantity)
    constraints[index].isImplied = isImplied
    if !isImplied { quantities[quantity].uses += 1 }
    link(index)
    return index
  }

  /// Takes a constraint out of its quantity's list and straightens the cost.
  mutating func detach(_ index: Int) {
    let quantity = constraints[index].quantity
    if quantities[quantity].isRow {
      let row = quantities[quantity].place
      tableau.addSlope(-slope(of: index), ofRow: row, level: constraints[index].level)
      unlink(index)
      refreshRow(row)
    } else {
      unlink(index)
      refreshColumn(quantities[quantity].column)
    }
  }

  /// Puts a detached constraint into its quantity's list, on the side that the value is on.
  mutating func link(_ index: Int) {
    let quantity = constraints[index].quantity
    if quantities[quantity].isRow {
      let row = quantities[quantity].place
      let isPassed = passes(tableau.rowValue[row], constraints[index])
      insert(index, isPassed: isPassed)
      refreshRow(row)
      let slope = isPassed ? constraints[index].slopeAbove : constraints[index].slopeBelow
      if slope != 0 { tableau.addSlope(slope, ofRow: row, level: constraints[index].level) }
    } else {
      insertByPoint(index)
      refreshColumn(quantities[quantity].column)
    }
  }

  /// Moves a constraint's point.
  ///
  /// - Returns: Whether the values may no longer be the best.
  mutating func relocate(_ index: Int, to point: Double) -> Bool {
    let quantity = constraints[index].quantity
    guard quantities[quantity].isRow else {
      unlink(index)
      constraints[index].point = point
      insertByPoint(index)
      refreshColumn(quantities[quantity].column)
      return true
    }
    let before = slope(of: index)
    unlink(index)
    constraints[index].point = point
    let row = quantities[quantity].place
    let isPassed = passes(tableau.rowValue[row], constraints[index])
    insert(index, isPassed: isPassed)
    refreshRow(row)
    let change = slope(of: index) - before
    if change == 0 { return false }
    tableau.addSlope(change, ofRow: row, level: constraints[index].level)
    return true
  }

  // MARK: - Slopes

  /// What a constraint on a row's quantity costs more as that rises.
  func slope(of index: Int) -> Double {
    isPassed(index) ? constraints[index].slopeAbove : constraints[index].slopeBelow
  }

  /// Whether a constraint is below the value of its row's quantity.
  private func isPassed(_ index: Int) -> Bool {
    var current = quantities[constraints[index].quantity].below
    while current != Breakpoint.none {
      if current == index { return true }
      current = constraints[current].previous
    }
    return false
  }

  /// The side of a point that a value is taken to be on: the one that holds, when they are equal.
  private func passes(_ value: Double, _ constraint: Breakpoint) -> Bool {
    if value == constraint.point { return constraint.relation == .greaterThanOrEqual }
    return value > constraint.point
  }

  /// Sets what a column costs on its own, from its value and its constraints.
  mutating func refreshColumn(_ column: Int) {
    let base = column * tableau.levelCapacity
    for level in 0..<levels.count {
      tableau.rise[base + level] = 0
      tableau.fall[base + level] = 0
    }
    let value = tableau.columnValue[column]
    var current = quantities[tableau.columnQuantity[column]].first
    tableau.columnIsFree[column] = current == Breakpoint.none
    while current != Breakpoint.none {
      let constraint = constraints[current]
      let place = base + constraint.level
      tableau.rise[place] +=
        constraint.point <= value ? constraint.slopeAbove : constraint.slopeBelow
      tableau.fall[place] +=
        constraint.point < value ? constraint.slopeAbove : constraint.slopeBelow
      current = constraint.next
    }
    tableau.noteChange(ofColumn: column)
  }

  /// Copies the points next to a row's value to where the search looks for them.
  mutating func refreshRow(_ row: Int) {
    let quantity = quantities[tableau.rowQuantity[row]]
    tableau.rowBelow[row] =
      quantity.below == Breakpoint.none ? -.infinity : constraints[quantity.below].point
    tableau.rowAbove[row] =
      quantity.above == Breakpoint.none ? .infinity : constraints[quantity.above].point
  }

  // MARK: - Lists

  private mutating func unlink(_ index: Int) {
    let previous = constraints[index].previous
    let next = constraints[index].next
    let quantity = constraints[index].quantity
    if previous == Breakpoint.none {
      quantities[quantity].first = next
    } else {
      constraints[previous].next = next
    }
    if next != Breakpoint.none { constraints[next].previous = previous }
    if quantities[quantity].below == index { quantities[quantity].below = previous }
    if quantities[quantity].above == index { quantities[quantity].above = next }
  }

  /// Inserts into the list of a row's quantity, next to the value or farther on the side given.
  private mutating func insert(_ index: Int, isPassed: Bool) {
    let quantity = constraints[index].quantity
    let point = constraints[index].point
    var previous = quantities[quantity].below
    var next = quantities[quantity].above
    if isPassed {
      while previous != Breakpoint.none, constraints[previous].point > point {
        next = previous
        previous = constraints[previous].previous
      }
    } else {
      while next != Breakpoint.none, constraints[next].point < point {
        previous = next
        next = constraints[next].next
      }
    }
    let isNearestBelow = isPassed && previous == quantities[quantity].below
    let isNearestAbove = !isPassed && next == quantities[quantity].above
    splice(index, between: previous, and: next)
    if isNearestBelow { quantities[quantity].below = index }
    if isNearestAbove { quantities[quantity].above = index }
  }

  private mutating func insertByPoint(_ index: Int) {
    let quantity = constraints[index].quantity
    var previous = Breakpoint.none
    var next = quantities[quantity].first
    while next != Breakpoint.none, constraints[next].point <= constraints[index].point {
      previous = next
      next = constraints[next].next
    }
    splice(index, between: previous, and: next)
  }

  private mutating func splice(_ index: Int, between previous: Int, and next: Int) {
    constraints[index].previous = previous
    constraints[index].next = next
    if previous == Breakpoint.none {
      quantities[constraints[index].quantity].first = index
    } else {
      constraints[previous].next = index
    }
    if next != Breakpoint.none { constraints[next].previous = index }
  }

  // MARK: - Slots

  mutating func claimConstraint(_ request: Request, on quantity: Int) -> Int {
    let level = claimLevel(request.priority, weight: request.weight)
    var record = Breakpoint(
      quantity: quantity, point: request.point, scale: request.scale, relation: request.relation,
      priority: request.priority, level: level, weight: request.weight, serial: nextSerial,
      generation: 0, isImplied: false)
    nextSerial += 1
    guard let index = vacantConstraints.popLast() else {
      constraints.append(record)
      return constraints.count - 1
    }
    record.generation = constraints[index].generation + 1
    constraints[index] = record
    return index
  }

  mutating func vacateConstraint(_ index: Int) {
    releaseLevel(constraints[index].level)
    constraints[index].isInUse = false
    vacantConstraints.append(index)
  }

  // MARK: - Levels

  /// The place of a priority among those in use, which it is from now on.
  mutating func claimLevel(_ priority: Priority, weight: Double) -> Int {
    var level = 0
    while level < levels.count, levels[level].priority > priority { level += 1 }
    if level == levels.count || levels[level].priority != priority {
      tableau.insertLevel(at: level, count: levels.count)
      levels.insert(Level(priority: priority), at: level)
      renumberLevels(from: level, by: 1)
    }
    levels[level].uses += 1
    if levels[level].heaviestWeight < weight {
      levels[level].heaviestWeight = weight
      // What counts as a slope has changed.
      tableau.noteChangeOfAllColumns()
    }
    return level
  }

  mutating func releaseLevel(_ level: Int) {
    levels[level].uses -= 1
    guard level > 0, levels[level].uses == 0 else { return }
    tableau.removeLevel(at: level, count: levels.count)
    levels.remove(at: level)
    renumberLevels(from: level + 1, by: -1)
    tableau.noteChangeOfAllColumns()
  }

  /// Tells the constraints that the levels from `level` on have moved.
  private mutating func renumberLevels(from level: Int, by distance: Int) {
    for index in constraints.indices where constraints[index].level >= level {
      constraints[index].level += distance
    }
  }
}
