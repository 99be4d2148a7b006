/// Why required constraints cannot hold together.
extension LinearSystem {
  /// Whether a required constraint does not hold at the best values.
  var hasViolation: Bool {
    for row in 0..<tableau.rowCount where isViolated(tableau.rowQuantity[row]) { return true }
    for column in 0..<tableau.columnCount where isViolated(tableau.columnQuantity[column]) {
      return true
    }
    return false
  }

  private func isViolated(_ quantity: Int) -> Bool {
    var current = quantities[quantity].first
    guard current != Breakpoint.none else { return false }
    let value = value(ofQuantity: quantity)
    while current != Breakpoint.none {
      let constraint = constraints[current]
      if constraint.level == 0, constraint.violation(at: value) > constraint.slack { return true }
      current = constraint.next
    }
    return false
  }

  /// An irreducible set of required constraints that cannot hold together.
  ///
  /// Asked of a system that has been optimized and has a violation.
  func conflict(added: [Int]) -> Conflict {
    let suspects = suspects()
    let members = reduced(suspects) ?? reduced(allRequired()) ?? suspects
    var existing: [ConstraintID] = []
    var positions: [Int] = []
    for member in members {
      if let position = added.firstIndex(of: member) {
        positions.append(position)
      } else {
        existing.append(name(ofConstraint: member))
      }
    }
    return Conflict(existing: existing, added: positions)
  }

  // MARK: - The failing rows

  /// The violated constraints and those that keep the violation from becoming less.
  private func suspects() -> [Int] {
    var found: [Int] = []
    for row in 0..<tableau.rowCount {
      collectViolated(tableau.rowQuantity[row], into: &found)
    }
    let tolerance = levels[0].slopeTolerance
    for column in 0..<tableau.columnCount {
      collectViolated(tableau.columnQuantity[column], into: &found)
      let gradient = tableau.gradient[column * tableau.levelCapacity]
      if abs(gradient) > tolerance { collectBlocking(column, gradient: gradient, into: &found) }
    }
    return inOrder(found)
  }

  private func collectViolated(_ quantity: Int, into found: inout [Int]) {
    let value = value(ofQuantity: quantity)
    var current = quantities[quantity].first
    while current != Breakpoint.none {
      let constraint = constraints[current]
      if constraint.level == 0, constraint.violation(at: value) > constraint.slack {
        found.append(current)
      }
      current = constraint.next
    }
  }

  /// The required constraints at a column's value that forbid the way the violation would become less.
  private func collectBlocking(_ column: Int, gradient: Double, into found: inout [Int]) {
    var current = quantities[tableau.columnQuantity[column]].first
    while current != Breakpoint.none {
      let constraint = constraints[current]
      let slope = gradient > 0 ? constraint.slopeBelow : constraint.slopeAbove
      if constraint.level == 0, constraint.point == tableau.columnValue[column], slope != 0 {
        found.append(current)
      }
      current = constraint.next
    }
  }

  private func allRequired() -> [Int] {
    inOrder(constraints.indices.filter { constraints[$0].isInUse && constraints[$0].level == 0 })
  }

  /// Without what is implied, each once, oldest first.
  private func inOrder(_ members: [Int]) -> [Int] {
    var ordered = members.filter {
      !constraints[$0].isImplied && constraints[$0].quantity != Breakpoint.none
    }
    ordered.sort { constraints[$0].serial < constraints[$1].serial }
    return ordered
  }

  // MARK: - Leaving out what is not needed

  /// What is left when every member without which the rest still conflicts has been left out.
  ///
  /// - Returns: `nil` when the members can all hold.
  private func reduced(_ members: [Int]) -> [Int]? {
    var trial = Trial(of: members, in: self)
    var kept: [(member: Int, name: ConstraintID)] = []
    var last: Int?
    for member in members {
      guard let name = trial.solver.accepted(trial.constraint(constraints[member])) else {
        last = member
        break
      }
      kept.append((member, name))
    }
    guard let last else { return nil }
    let closing = trial.constraint(constraints[last])
    var needed: [Int] = []
    for (member, name) in kept {
      trial.solver.removeConstraint(at: name.index)
      guard let closed = trial.solver.accepted(closing) else { continue }
      trial.solver.removeConstraint(at: closed.index)
      _ = trial.solver.accepted(trial.constraint(constraints[member]))
      needed.append(member)
    }
    return needed + [last]
  }

  /// Adds a required constraint, and takes it out again if it cannot hold.
  ///
  /// Quicker than `add`, which also explains itself and leaves every value as it was.
  fileprivate mutating func accepted(_ request: Request) -> ConstraintID? {
    let index = attach(request, to: quantity(for: request.terms))
    optimize()
    if hasViolation {
      removeConstraint(at: index)
      return nil
    }
    return name(ofConstraint: index)
  }

  /// A solver with the variables of some constraints and nothing else.
  private struct Trial {
    var solver = LinearSystem()
    /// The trial's quantity for each variable of the original.
    private var counterparts: [Int]
    private let forms: [[FormTerm]]

    init(of members: [Int], in original: LinearSystem) {
      forms = original.forms
      counterparts = [Int](repeating: Breakpoint.none, count: original.quantities.count)
      for member in members {
        let quantity = original.constraints[member].quantity
        for term in terms(of: quantity) where counterparts[term.quantity] == Breakpoint.none {
          let isNonNegative = original.isRestricted(term.quantity)
          counterparts[term.quantity] = solver.makeVariable(isNonNegative: isNonNegative).index
        }
      }
    }

    func constraint(_ record: Breakpoint) -> Request {
      var terms = terms(of: record.quantity)
      for index in terms.indices { terms[index].quantity = counterparts[terms[index].quantity] }
      terms.sort { $0.quantity < $1.quantity }
      return Request(
        terms: terms, scale: 1, relation: record.relation, point: record.point,
        priority: .required, weight: 1)
    }

    private func terms(of quantity: Int) -> [FormTerm] {
      forms[quantity].isEmpty
        ? [FormTerm(quantity: quantity, coefficient: 1)] : forms[quantity]
    }
  }

  /// Whether a variable was declared non-negative.
  private func isRestricted(_ quantity: Int) -> Bool {
    var current = quantities[quantity].first
    while current != Breakpoint.none {
      if constraints[current].isImplied { return true }
      current = constraints[current].next
    }
    return false
  }
}
