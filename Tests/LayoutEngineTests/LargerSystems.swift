import LayoutEngine
import TestSupport
import Testing

/// Systems too large for `ReferenceSystem`: the way to a state must not matter.
@Suite struct LargerSystems {
  private static let priorities: [Priority] = [
    .required, Priority(750), Priority(749), Priority(250), Priority(50),
  ]

  @Test(arguments: 0..<150)
  func `Step by step, in a batch and in the opposite order, the costs are the same`(
    _ seed: Int
  ) throws {
    var random = SplitMix(seed: UInt64(seed))
    var solver = ConstraintSolver()
    let variables = (0..<12).map { solver.makeVariable(isNonNegative: $0.isMultiple(of: 3)) }
    var accepted: [(id: ConstraintID, constraint: LinearConstraint)] = []
    for _ in 0..<80 {
      let constraint = randomConstraint(variables, &random)
      if accepted.count > 5, Int.random(in: 0..<4, using: &random) == 0 {
        let index = Int.random(in: accepted.indices, using: &random)
        try solver.remove(accepted.remove(at: index).id)
      } else if let id = try? solver.add(constraint) {
        accepted.append((id, constraint))
      }
    }
    let constraints = accepted.map(\.constraint)
    let stepwise = costs(of: constraints, solver.values(of: variables), variables)
    let batch = costs(of: constraints, try solvedAtOnce(constraints), variables)
    let opposite = costs(of: constraints, try solvedAtOnce(constraints.reversed()), variables)
    #expect(isClose(stepwise, batch), "\(stepwise) \(batch)")
    #expect(isClose(stepwise, opposite), "\(stepwise) \(opposite)")
  }

  private func randomConstraint(
    _ variables: [Variable], _ random: inout SplitMix
  ) -> LinearConstraint {
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let terms = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Term(
        variables[Int.random(in: variables.indices, using: &random)],
        Double(Int.random(in: -4...4, using: &random)) / 2)
    }
    return LinearConstraint(
      terms, relations[Int.random(in: 0..<3, using: &random)],
      Double(Int.random(in: -200...200, using: &random)) / 2,
      priority: Self.priorities[Int.random(in: Self.priorities.indices, using: &random)])
  }

  /// The values of the same variables in a solver of their own: names are given out in order.
  private func solvedAtOnce(_ constraints: [LinearConstraint]) throws -> [Double] {
    var solver = ConstraintSolver()
    let variables = (0..<12).map { solver.makeVariable(isNonNegative: $0.isMultiple(of: 3)) }
    try solver.add(contentsOf: constraints)
    return solver.values(of: variables)
  }

  private func costs(
    of constraints: [LinearConstraint], _ values: [Double], _ variables: [Variable]
  ) -> [Double] {
    let valueOf = Dictionary(uniqueKeysWithValues: zip(variables, values))
    var costs = [Double](repeating: 0, count: Self.priorities.count)
    for constraint in constraints {
      let sum = constraint.terms.reduce(0) { $0 + $1.coefficient * (valueOf[$1.variable] ?? .nan) }
      guard let level = Self.priorities.firstIndex(of: constraint.priority) else { continue }
      switch constraint.relation {
      case .lessThanOrEqual: costs[level] += max(0, sum - constraint.constant)
      case .equal: costs[level] += abs(sum - constraint.constant)
      case .greaterThanOrEqual: costs[level] += max(0, constraint.constant - sum)
      }
    }
    return costs
  }

  private func isClose(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= 1e-6 * (1 + abs($0)) }
  }
}
