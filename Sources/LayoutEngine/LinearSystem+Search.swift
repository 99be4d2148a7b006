/// The search for the best values.
extension LinearSystem {
  /// A column and the way it should move.
  struct Direction {
    var column: Int
    var rising: Bool
  }

  /// What a step has done.
  enum Outcome {
    /// The column has come to a constraint of its own and the rows have kept theirs.
    case landed
    /// Something has moved.
    case moved
    /// Nothing has moved; a quantity has changed its place or its side.
    case idle
  }

  /// Moves columns until no move makes the costs less.
  mutating func optimize() {
    let size = tableau.rowCount + tableau.columnCount + 1
    var idle = 0
    var steps = 0
    while steps < PivotLimit.steps * size {
      let isCareful = idle > PivotLimit.idleSteps * size
      guard let direction = isCareful ? firstDirection() : bestDirection() else { break }
      let outcome = step(direction, isCareful: isCareful)
      if case .idle = outcome { idle += 1 } else { idle = 0 }
      steps += 1
    }
    recordSteps(steps)
  }

  /// Moves one column first, the only one whose costs have changed.
  mutating func optimize(startingWith column: Int) {
    guard let direction = direction(of: column) else { return }
    recordSteps(1)
    if case .landed = step(direction, isCareful: false), self.direction(of: column) == nil {
      return
    }
    optimize()
  }

  private func direction(of column: Int) -> Direction? {
    if improves(Direction(column: column, rising: true)) {
      return Direction(column: column, rising: true)
    }
    if improves(Direction(column: column, rising: false)) {
      return Direction(column: column, rising: false)
    }
    return nil
  }

  // MARK: - Choosing a column

  /// What a walk over columns has found so far.
  private struct Candidate {
    var direction: Direction?
    /// The level at which it improves the costs, at first the last one.
    var level: Int
    /// By how much, for each point that its column moves.
    var slope = 0.0

    /// Whether a column is better; of two as good the first one is.
    func isBeaten(by column: Int, at level: Int, _ slope: Double) -> Bool {
      guard let direction, level == self.level else { return true }
      return slope > self.slope || (slope == self.slope && column < direction.column)
    }
  }

  /// The direction with the steepest descent at the highest priority that can be improved.
  ///
  /// Only a column whose costs have changed since it was last seen not to improve can be it.
  private mutating func bestDirection() -> Direction? {
    var best = Candidate(level: levels.count - 1)
    let listed = tableau.changedColumns.count
    columnsExamined += listed
    var kept = 0
    for index in 0..<listed {
      if examine(tableau.changedColumns[index], for: &best) {
        tableau.keepChange(at: index, as: kept)
        kept += 1
      } else {
        tableau.forgetChange(at: index)
      }
    }
    tableau.endWalk(keeping: kept)
    return best.direction
  }

  /// Looks at a column, and says whether it improves the costs, or would at a lower level than what
  /// has been found.
  private func examine(_ column: Int, for best: inout Candidate) -> Bool {
    let base = column * tableau.levelCapacity
    var mayRise = true
    var mayFall = true
    for level in 0..<levels.count {
      if level > best.level { return true }
      let gradient = tableau.gradient[base + level]
      let tolerance = levels[level].slopeTolerance
      let rise = gradient + tableau.rise[base + level]
      let fall = gradient + tableau.fall[base + level]
      let descent = max(mayRise ? -rise : 0, mayFall ? fall : 0)
      if descent > tolerance {
        let slope = tableau.columnIsFree[column] ? .infinity : descent
        if best.isBeaten(by: column, at: level, slope) {
          let direction = Direction(column: column, rising: mayRise && -rise == descent)
          best = Candidate(direction: direction, level: level, slope: slope)
        }
        return true
      }
      if rise > tolerance { mayRise = false }
      if fall < -tolerance { mayFall = false }
      if !mayRise, !mayFall { return false }
    }
    return false
  }

  /// The improving direction whose quantity was made first: an order in which no cycle is possible.
  private func firstDirection() -> Direction? {
    var first: Direction?
    var firstQuantity = Int.max
    for column in 0..<tableau.columnCount where tableau.columnQuantity[column] < firstQuantity {
      if let direction = direction(of: column) {
        first = direction
        firstQuantity = tableau.columnQuantity[column]
      }
    }
    return first
  }

  /// Whether moving makes the costs less, when `extra` is added to the slope at one level.
  private func improves(_ direction: Direction, extra: Double = 0, at extraLevel: Int = -1) -> Bool
  {
    let base = direction.column * tableau.levelCapacity
    for level in 0..<levels.count {
      let gradient = tableau.gradient[base + level]
      var slope =
        direction.rising
        ? gradient + tableau.rise[base + level] : -gradient - tableau.fall[base + level]
      if level == extraLevel { slope += extra }
      let tolerance = levels[level].slopeTolerance
      if slope < -tolerance { return true }
      if slope > tolerance { return false }
    }
    return false
  }

  // MARK: - Moving

  /// A row that reaches a constraint, and how far the column moves until then.
  private struct Block {
    var row = Breakpoint.none
    var distance = Double.infinity
    var rate = 0.0
  }

  /// Moves a column as long as that makes the costs less and no row has to change places with it.
  private mutating func step(_ direction: Direction, isCareful: Bool) -> Outcome {
    let column = direction.column
    var outcome = Outcome.idle
    var hasCrossed = false
    while true {
      let start = tableau.columnValue[column]
      let own = ownPoint(direction)
      let ownDistance = abs(own - start)
      let block = isCareful ? carefulBlock(direction) : nearestBlock(direction)
      if ownDistance <= block.distance {
        guard ownDistance < .infinity else {
          levelOut(direction)
          return outcome
        }
        tableau.move(column: column, by: own - start)
        tableau.columnValue[column] = own
        refreshColumn(column)
        return hasCrossed ? .moved : .landed
      }
      if block.distance > 0 {
        outcome = .moved
        tableau.move(column: column, by: direction.rising ? block.distance : -block.distance)
      }
      let isUpward = block.rate > 0
      if isCareful || !staysBetter(direction, beyond: block) {
        leave(block, direction: direction, start: start)
        return outcome
      }
      if block.distance > 0 { refreshColumn(column) }
      cross(row: block.row, isUpward: isUpward)
      hasCrossed = true
      guard improves(direction) else { return outcome }
    }
  }

  /// The next point of the column's own quantity.
  private func ownPoint(_ direction: Direction) -> Double {
    let value = tableau.columnValue[direction.column]
    var nearest = direction.rising ? Double.infinity : -.infinity
    var current = quantities[tableau.columnQuantity[direction.column]].first
    while current != Breakpoint.none {
      let point = constraints[current].point
      if direction.rising {
        if point > value { nearest = min(nearest, point) }
      } else if point < value {
        nearest = max(nearest, point)
      }
      current = constraints[current].next
    }
    return nearest
  }

  /// The row that is reached first; of several the one with the largest coefficient.
  private func nearestBlock(_ direction: Direction) -> Block {
    let base = direction.column * tableau.rowCapacity
    let rows = tableau.rowCount
    let sign = direction.rising ? 1.0 : -1.0
    return tableau.cells.withUnsafeBufferPointer { cells in
      tableau.rowValue.withUnsafeBufferPointer { values in
        var block = Block()
        for row in 0..<rows {
          let rate = cells[base + row] * sign
          if abs(rate) <= Tolerance.pivot { continue }
          let point = rate > 0 ? tableau.rowAbove[row] : tableau.rowBelow[row]
          let distance = max(0, (point - values[row]) / rate)
          if distance > block.distance || distance == .infinity { continue }
          let isTie = block.distance - distance <= Tolerance.tie * (1 + distance)
          if isTie, abs(rate) <= abs(block.rate) { continue }
          block = Block(row: row, distance: distance, rate: rate)
        }
        return block
      }
    }
  }

  /// The row that is reached first; of several the one whose quantity was made first.
  private func carefulBlock(_ direction: Direction) -> Block {
    var block = Block()
    let base = direction.column * tableau.rowCapacity
    let sign = direction.rising ? 1.0 : -1.0
    for row in 0..<tableau.rowCount {
      let rate = tableau.cells[base + row] * sign
      if abs(rate) <= Tolerance.pivot { continue }
      let point = rate > 0 ? tableau.rowAbove[row] : tableau.rowBelow[row]
      let distance = max(0, (point - tableau.rowValue[row]) / rate)
      if distance > block.distance || distance == .infinity { continue }
      if distance == block.distance, block.row != Breakpoint.none,
        tableau.rowQuantity[row] > tableau.rowQuantity[block.row]
      {
        continue
      }
      block = Block(row: row, distance: distance, rate: rate)
    }
    return block
  }

  /// Whether the costs still become less once the row is past its constraint.
  private func staysBetter(_ direction: Direction, beyond block: Block) -> Bool {
    let constraint = constraints[reached(by: block)]
    let bend = constraint.slopeAbove - constraint.slopeBelow
    return improves(direction, extra: bend * abs(block.rate), at: constraint.level)
  }

  private func reached(by block: Block) -> Int {
    let quantity = quantities[tableau.rowQuantity[block.row]]
    return block.rate > 0 ? quantity.above : quantity.below
  }

  /// Takes a direction without an end for the rounding error it is: no cost is below zero.
  private mutating func levelOut(_ direction: Direction) {
    let base = direction.column * tableau.levelCapacity
    for level in 0..<levels.count {
      tableau.gradient[base + level] =
        direction.rising ? -tableau.rise[base + level] : -tableau.fall[base + level]
    }
    tableau.noteChange(ofColumn: direction.column)
  }

  // MARK: - Exchanging

  /// Lets a row pass the constraint it has come to.
  private mutating func cross(row: Int, isUpward: Bool) {
    let quantity = tableau.rowQuantity[row]
    let passed = isUpward ? quantities[quantity].above : quantities[quantity].below
    let constraint = constraints[passed]
    if isUpward {
      quantities[quantity].below = passed
      quantities[quantity].above = constraint.next
    } else {
      quantities[quantity].above = passed
      quantities[quantity].below = constraint.previous
    }
    refreshRow(row)
    let bend = constraint.slopeAbove - constraint.slopeBelow
    tableau.addSlope(isUpward ? bend : -bend, ofRow: row, level: constraint.level)
  }

  /// Lets the blocking row's quantity lead from the constraint it has come to.
  private mutating func leave(_ block: Block, direction: Direction, start: Double) {
    let point = constraints[reached(by: block)].point
    exchange(
      row: block.row, column: direction.column, rising: direction.rising, from: start,
      leavingAt: point)
  }

  /// Exchanges a row and a column.
  ///
  /// - Parameters:
  ///   - rising: The way the column's quantity has moved, or is about to.
  ///   - start: Where it was when its costs were last refreshed.
  ///   - point: The value at which the row's quantity stays.
  mutating func exchange(
    row: Int, column: Int, rising: Bool, from start: Double, leavingAt point: Double
  ) {
    let entering = tableau.columnQuantity[column]
    let leaving = tableau.rowQuantity[row]
    let value = tableau.columnValue[column]
    removeSlopes(ofRow: row)
    let base = column * tableau.levelCapacity
    var slopes: [Double] = []
    slopes.reserveCapacity(levels.count)
    for level in 0..<levels.count {
      let own = rising ? tableau.rise[base + level] : tableau.fall[base + level]
      slopes.append(tableau.gradient[base + level] + own)
    }
    tableau.exchange(row: row, column: column, entering: slopes, levels: levels.count)
    tableau.rowQuantity[row] = entering
    tableau.rowValue[row] = value
    tableau.columnQuantity[column] = leaving
    tableau.columnValue[column] = point
    quantities[entering].place = row
    quantities[leaving].place = ~column
    takeSide(of: entering, from: start, rising: rising)
    refreshRow(row)
    refreshColumn(column)
  }

  /// Takes what a row's quantity costs out of what the columns cost.
  private mutating func removeSlopes(ofRow row: Int) {
    let quantity = quantities[tableau.rowQuantity[row]]
    var current = quantity.below
    while current != Breakpoint.none {
      let constraint = constraints[current]
      if constraint.slopeAbove != 0 {
        tableau.addSlope(-constraint.slopeAbove, ofRow: row, level: constraint.level)
      }
      current = constraint.previous
    }
    current = quantity.above
    while current != Breakpoint.none {
      let constraint = constraints[current]
      if constraint.slopeBelow != 0 {
        tableau.addSlope(-constraint.slopeBelow, ofRow: row, level: constraint.level)
      }
      current = constraint.next
    }
  }

  /// Finds the constraints next to a quantity that has left `start`.
  private mutating func takeSide(of quantity: Int, from start: Double, rising: Bool) {
    var below = Breakpoint.none
    var above = quantities[quantity].first
    while above != Breakpoint.none {
      let point = constraints[above].point
      if rising ? point > start : point >= start { break }
      below = above
      above = constraints[above].next
    }
    quantities[quantity].below = below
    quantities[quantity].above = above
  }
}
