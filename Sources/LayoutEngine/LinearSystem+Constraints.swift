extension LinearSystem {
  /// Adds a constraint and solves.
  ///
  /// - Throws: `SolverError.unsatisfiable` when it is required and cannot hold, and the errors of
  ///   bad input; the system is then as it was.
  @discardableResult
  mutating func add(
    _ constraint: LinearConstraint
  ) throws(SolverError) -> ConstraintID {
    let request = try request(for: constraint)
    guard !request.terms.isEmpty else { return try addConstant(request, at: 0) }
    let quantity = quantity(for: request.terms)
    let value = value(ofQuantity: quantity)
    let mayFail =
      request.priority == .required && request.isViolated(at: value) && !canMoveFreely(quantity)
    let saved = mayFail ? remembered() : nil
    let index = attach(request, to: quantity)
    if request.relation != .equal, !request.isViolated(at: value) {
      return name(ofConstraint: index)
    }
    optimize()
    do {
      if let saved { try checkOrRestore(saved, added: [index]) }
    } catch {
      releaseIfUnused(quantity)
      throw error
    }
    return name(ofConstraint: index)
  }

  /// Adds several constraints and solves once; all of them are in, or none.
  ///
  /// - Returns: Their names, in order.
  @discardableResult
  mutating func add(
    contentsOf batch: [LinearConstraint]
  ) throws(SolverError) -> [ConstraintID] {
    var requests: [Request] = []
    requests.reserveCapacity(batch.count)
    for constraint in batch { requests.append(try request(for: constraint)) }
    let saved = self
    var indices: [Int] = []
    do {
      for (position, request) in requests.enumerated() {
        if request.terms.isEmpty {
          indices.append(try addConstant(request, at: position).index)
        } else {
          indices.append(attach(request, to: quantity(for: request.terms)))
        }
      }
    } catch {
      self = saved
      throw error
    }
    optimize()
    guard hasViolation else { return indices.map { name(ofConstraint: $0) } }
    let conflict = conflict(added: indices)
    self = saved
    throw .unsatisfiable(conflict)
  }

  /// Removes a constraint and solves.
  mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    removeConstraint(at: try place(of: constraint))
  }

  /// Whether the constraint is in the system.
  func contains(_ constraint: ConstraintID) -> Bool {
    (try? place(of: constraint)) != nil
  }

  /// By how much a constraint is violated, in its own units; zero when it holds.
  func violation(of constraint: ConstraintID) throws(SolverError) -> Double {
    let record = constraints[try place(of: constraint)]
    let value = record.quantity == Breakpoint.none ? 0 : value(ofQuantity: record.quantity)
    let violation = record.violation(at: value)
    return violation <= record.slack ? 0 : violation * abs(record.scale)
  }

  // MARK: - Changing

  /// Changes the constant of a constraint and solves, without taking the constraint out.
  mutating func setConstant(
    of constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    try move(try place(of: constraint), to: constant)
  }

  /// Changes the priority of a constraint and solves.
  mutating func setPriority(
    of constraint: ConstraintID, to priority: Priority, weight: Double = 1
  ) throws(SolverError) {
    let index = try place(of: constraint)
    guard priority.isValid else { throw .priorityOutOfRange }
    guard weight > 0 else { throw .weightOutOfRange }
    let isRequired = priority == .required
    let scaled = isRequired ? 1 : weight * abs(constraints[index].scale)
    guard isUsable(scaled) else { throw .numberOutOfRange }
    let quantity = constraints[index].quantity
    let saved = self
    if quantity != Breakpoint.none { detach(index) }
    releaseLevel(constraints[index].level)
    constraints[index].priority = priority
    constraints[index].weight = scaled
    constraints[index].level = claimLevel(priority, weight: scaled)
    if quantity == Breakpoint.none {
      guard isRequired, constraints[index].violation(at: 0) > constraints[index].slack else {
        return
      }
      self = saved
      throw .unsatisfiable(Conflict(existing: [constraint], added: []))
    }
    link(index)
    optimize()
    guard isRequired, hasViolation else { return }
    let conflict = conflict(added: [])
    self = saved
    throw .unsatisfiable(conflict)
  }

  mutating func move(_ index: Int, to constant: Double) throws(SolverError) {
    let point = constant / constraints[index].scale
    guard isUsable(constant), isUsable(point) else { throw .numberOutOfRange }
    if point == constraints[index].point { return }
    if constraints[index].quantity == Breakpoint.none { return try moveConstant(index, to: point) }
    if constraints[index].level == 0 { return try moveRequired(index, to: point) }
    resettle(index, at: point)
  }

  private mutating func moveRequired(_ index: Int, to point: Double) throws(SolverError) {
    let saved = remembered()
    resettle(index, at: point)
    try checkOrRestore(saved, added: [])
  }

  /// Moves a constraint's point and solves.
  private mutating func resettle(_ index: Int, at point: Double) {
    guard relocate(index, to: point) else { return }
    let quantity = quantities[constraints[index].quantity]
    if quantity.isRow {
      optimize()
    } else {
      optimize(startingWith: quantity.column)
    }
  }

  private mutating func moveConstant(_ index: Int, to point: Double) throws(SolverError) {
    var moved = constraints[index]
    moved.point = point
    if moved.priority == .required, moved.violation(at: 0) > moved.slack {
      throw .unsatisfiable(Conflict(existing: [name(ofConstraint: index)], added: []))
    }
    constraints[index] = moved
  }

  // MARK: - Going back

  /// The system without its cells; what happens to those is recorded from now on.
  private mutating func remembered() -> LinearSystem {
    var copy = self
    copy.tableau.cells = []
    tableau.beginRecording()
    return copy
  }

  /// Ends the recording, and goes back when a required constraint does not hold.
  private mutating func checkOrRestore(
    _ saved: LinearSystem, added: [Int]
  ) throws(SolverError) {
    guard hasViolation else {
      tableau.endRecording()
      return
    }
    let conflict = conflict(added: added)
    let cells = tableau.takeRecordedCells()
    self = saved
    tableau.cells = cells
    throw .unsatisfiable(conflict)
  }

  // MARK: - Steps of adding and removing

  /// Takes in a constraint that compares two constants.
  private mutating func addConstant(
    _ request: Request, at position: Int
  ) throws(SolverError) -> ConstraintID {
    let index = claimConstraint(request, on: Breakpoint.none)
    if request.priority == .required, constraints[index].violation(at: 0) > constraints[index].slack
    {
      vacateConstraint(index)
      throw .unsatisfiable(Conflict(existing: [], added: [position]))
    }
    return name(ofConstraint: index)
  }

  mutating func removeConstraint(at index: Int) {
    let quantity = constraints[index].quantity
    if quantity != Breakpoint.none {
      let edited = edits[quantity] == index
      if edited { edits[quantity] = Breakpoint.none }
      let mayMove = !quantities[quantity].isRow || slope(of: index) != 0
      detach(index)
      quantities[quantity].uses -= 1
      if mayMove { optimize() }
    }
    vacateConstraint(index)
    if quantity != Breakpoint.none { releaseIfUnused(quantity) }
  }
}

extension Request {
  /// Whether the constraint is violated by a value of its sum, rounding errors included.
  func isViolated(at value: Double) -> Bool {
    switch relation {
    case .lessThanOrEqual: value > point
    case .greaterThanOrEqual: value < point
    case .equal: value != point
    }
  }
}
