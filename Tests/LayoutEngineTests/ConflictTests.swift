import LayoutEngine
import Testing

/// A refused constraint says which others it cannot hold with, and changes nothing.
@Suite struct ConflictTests {
  private func conflict(
    _ solver: inout ConstraintSolver, adding constraint: LinearConstraint
  ) -> Conflict? {
    do {
      try solver.add(constraint)
      return nil
    } catch .unsatisfiable(let conflict) {
      return conflict
    } catch {
      return nil
    }
  }

  @Test func `A chain of inequalities is listed whole and in the order of its making`() throws {
    var solver = ConstraintSolver()
    let chain = (0..<4).map { _ in solver.makeVariable() }
    var ids = [try solver.add(LinearConstraint([Term(chain[0])], .greaterThanOrEqual, 10))]
    for (lower, upper) in zip(chain, chain.dropFirst()) {
      ids.append(try solver.add(difference(upper, lower, .greaterThanOrEqual, 0)))
    }
    try solver.add(LinearConstraint([Term(chain[1])], .greaterThanOrEqual, -4))
    let found = conflict(
      &solver, adding: LinearConstraint([Term(chain[3])], .lessThanOrEqual, 5))
    #expect(found == Conflict(existing: ids, added: [0]))
  }

  @Test func `A restriction to non-negative values is used and not listed`() throws {
    var solver = ConstraintSolver()
    let height = solver.makeVariable(isNonNegative: true)
    let outer = solver.makeVariable()
    let insets = try solver.add(difference(outer, height, .equal, 105))
    let found = conflict(&solver, adding: LinearConstraint([Term(outer)], .equal, 100))
    #expect(found == Conflict(existing: [insets], added: [0]))
  }

  @Test func `A required size is not listed where being non-negative is enough`() throws {
    var solver = ConstraintSolver()
    let height = solver.makeVariable(isNonNegative: true)
    let outer = solver.makeVariable()
    try solver.add(LinearConstraint([Term(height)], .greaterThanOrEqual, 20.5))
    let insets = try solver.add(difference(outer, height, .equal, 105))
    let found = conflict(&solver, adding: LinearConstraint([Term(outer)], .equal, 100))
    #expect(found == Conflict(existing: [insets], added: [0]))
  }

  /// The log of H-06: heights add up to 105 + label = 100.
  @Test
  func `The table header's conflict is its seven constraints, the label's own not among them`()
    throws
  {
    var solver = ConstraintSolver()
    let height = solver.makeVariable(isNonNegative: true)
    let (top, middle, bottom) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let (permanent, label) = (
      solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true)
    )
    let labelTop = solver.makeVariable()
    try solver.add(LinearConstraint([Term(label)], .greaterThanOrEqual, 20.5))
    let listed = try [
      LinearConstraint([Term(permanent)], .equal, 50),
      LinearConstraint(
        [Term(bottom), Term(labelTop, -1), Term(label, -1)], .equal, 15),
      difference(labelTop, middle, .equal, 15),
      LinearConstraint([Term(top)], .equal, 5),
      LinearConstraint([Term(middle), Term(top, -1), Term(permanent, -1)], .equal, 5),
      difference(height, bottom, .equal, 15),
    ].map { (constraint) throws(SolverError) in try solver.add(constraint) }
    #expect(solver.value(of: height) == 125.5)
    let found = conflict(&solver, adding: LinearConstraint([Term(height)], .equal, 100))
    #expect(found == Conflict(existing: listed, added: [0]))
    #expect(solver.value(of: height) == 125.5)
  }

  @Test func `A wish is never listed`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let narrow = try solver.add(LinearConstraint([Term(width)], .lessThanOrEqual, 10))
    try solver.add(LinearConstraint([Term(width)], .equal, 3, priority: Priority(999)))
    let found = conflict(&solver, adding: LinearConstraint([Term(width)], .equal, 11))
    #expect(found == Conflict(existing: [narrow], added: [0]))
  }

  @Test func `A batch that cannot hold is refused whole, with the indices of its own`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let wide = LinearConstraint([Term(width)], .greaterThanOrEqual, 20)
    let any = LinearConstraint([Term(width)], .greaterThanOrEqual, -7)
    let narrow = LinearConstraint([Term(width)], .lessThanOrEqual, 10)
    #expect(throws: SolverError.unsatisfiable(Conflict(existing: [], added: [0, 2]))) {
      try solver.add(contentsOf: [wide, any, narrow])
    }
    #expect(solver.value(of: width) == 0)
  }

  @Test func `A constant that cannot hold is refused and the old one stays`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let narrow = try solver.add(LinearConstraint([Term(width)], .lessThanOrEqual, 10))
    let exact = try solver.add(LinearConstraint([Term(width)], .equal, 8))
    #expect(
      throws: SolverError.unsatisfiable(Conflict(existing: [narrow, exact], added: []))
    ) {
      try solver.setConstant(of: exact, to: 12)
    }
    #expect(solver.value(of: width) == 8)
    try solver.setConstant(of: exact, to: 9)
    #expect(solver.value(of: width) == 9)
  }

  @Test func `A constraint without variables that is false conflicts with nothing but itself`() {
    var solver = ConstraintSolver()
    let found = conflict(&solver, adding: LinearConstraint([], .equal, 1))
    #expect(found == Conflict(existing: [], added: [0]))
  }

  @Test func `A thousand constraints that all conflict are refused one by one`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let first = try solver.add(LinearConstraint([Term(width)], .equal, 0))
    for value in 1...1000 {
      let found = conflict(
        &solver, adding: LinearConstraint([Term(width)], .equal, Double(value)))
      #expect(found == Conflict(existing: [first], added: [0]))
    }
    #expect(solver.value(of: width) == 0)
  }

  @Test func `A thousand conflicting wishes end in a finite value`() throws {
    var solver = ConstraintSolver()
    let variables = (0..<10).map { _ in solver.makeVariable(isNonNegative: true) }
    for number in 0..<1000 {
      let one = variables[number % 10]
      let other = variables[(number * 7 + 3) % 10]
      try solver.add(
        LinearConstraint(
          [Term(one), Term(other, -1.5)], .equal, Double(number % 37),
          priority: Priority(Float(number % 5 + 1))))
    }
    #expect(variables.allSatisfy { solver.value(of: $0).isFinite && solver.value(of: $0) >= 0 })
  }

  @Test func `A cycle of equalities holds when it closes and is listed when it does not`() throws {
    var solver = ConstraintSolver()
    let ring = (0..<50).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    for (one, next) in zip(ring, ring.dropFirst()) {
      ids.append(try solver.add(difference(next, one, .equal, 1)))
    }
    let open = conflict(&solver, adding: difference(ring[0], ring[49], .equal, 1))
    #expect(open == Conflict(existing: ids, added: [0]))
    try solver.add(difference(ring[0], ring[49], .equal, -49))
    #expect(solver.value(of: ring[49]) - solver.value(of: ring[0]) == 49)
  }

  @Test func `A chain of two hundred non-negative sizes is listed from the one that begins it`()
    throws
  {
    var solver = ConstraintSolver()
    let chain = (0..<200).map { _ in solver.makeVariable(isNonNegative: true) }
    var ids: [ConstraintID] = []
    for (one, next) in zip(chain, chain.dropFirst()) {
      ids.append(try solver.add(difference(next, one, .greaterThanOrEqual, 1)))
    }
    let found = conflict(
      &solver, adding: LinearConstraint([Term(chain[199])], .lessThanOrEqual, 150))
    // 151 steps up from zero are one more than the last may be; the steps before are not needed.
    #expect(found == Conflict(existing: ids.suffix(151), added: [0]))
  }

  private func difference(
    _ one: Variable, _ other: Variable, _ relation: Relation, _ constant: Double
  ) -> LinearConstraint {
    LinearConstraint([Term(one), Term(other, -1)], relation, constant)
  }
}
