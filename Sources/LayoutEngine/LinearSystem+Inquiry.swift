/// Questions about the values found.
extension LinearSystem {
  /// Whether the constraints allow another value of the variable that is just as good.
  func isAmbiguous(_ variable: Variable) throws(SolverError) -> Bool {
    let index = try place(of: variable)
    return canDrift(index, .greaterThanOrEqual) || canDrift(index, .lessThanOrEqual)
  }

  /// Asks a copy for another value, at a priority below any that a constraint can have.
  private func canDrift(_ index: Int, _ relation: Relation) -> Bool {
    var probe = self
    let value = value(ofQuantity: index)
    let reach = 1 + abs(value)
    let wish = Request(
      terms: [FormTerm(quantity: index, coefficient: 1)], scale: 1, relation: relation,
      point: relation == .lessThanOrEqual ? value - reach : value + reach,
      priority: Priority(0), weight: 1)
    _ = probe.attach(wish, to: index)
    probe.optimize()
    return abs(probe.value(ofQuantity: index) - value) > Tolerance.ambiguity * reach
  }

  /// The constraints that hold the variable where it is, oldest first.
  ///
  /// They are met exactly, and the variable's value is a sum of their constants. A restriction to
  /// non-negative values has no name and is left out.
  func constraintsAffecting(_ variable: Variable) throws(SolverError) -> [ConstraintID] {
    let index = try place(of: variable)
    var found: [Int] = []
    let quantity = quantities[index]
    if quantity.isRow {
      for column in 0..<tableau.columnCount
      where abs(tableau[quantity.place, column]) > Tolerance.pivot {
        found += constraintsMet(by: column)
      }
    } else {
      found = constraintsMet(by: quantity.column)
    }
    found.sort { constraints[$0].serial < constraints[$1].serial }
    return found.map { name(ofConstraint: $0) }
  }

  private func constraintsMet(by column: Int) -> [Int] {
    var met: [Int] = []
    var current = quantities[tableau.columnQuantity[column]].first
    while current != Breakpoint.none {
      let constraint = constraints[current]
      if !constraint.isImplied, constraint.point == tableau.columnValue[column] {
        met.append(current)
      }
      current = constraint.next
    }
    return met
  }
}
