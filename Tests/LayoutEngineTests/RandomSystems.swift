import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Small random systems, built up and changed step by step, against `ReferenceSystem`.
///
/// `SOLVER_SEED` and `SOLVER_SYSTEMS` set the seed and the number of systems; `make soak` requests
/// 100,000.
@Suite struct RandomSystems {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["SOLVER_SEED"].flatMap(UInt64.init) ?? 20_150_917
  private static let count = environment["SOLVER_SYSTEMS"].flatMap(Int.init) ?? 2000

  @Test func `Every random system has the reference's best costs and irreducible conflicts`() {
    print("RandomSystems: SOLVER_SEED=\(Self.seed) SOLVER_SYSTEMS=\(Self.count)")
    var failures = 0
    for number in 0..<Self.count where failures < 5 {
      var walk = RandomWalk(seed: Self.seed &+ UInt64(number))
      if let failure = walk.run() {
        failures += 1
        Issue.record("SOLVER_SEED=\(Self.seed &+ UInt64(number)) SOLVER_SYSTEMS=1: \(failure)")
      }
    }
  }
}

/// One system, its reference, and the random steps that both take.
private struct RandomWalk {
  /// How far the costs may be from the exact ones: coefficients and constants are small.
  static let accuracy = 1e-6
  static let priorities = [Priority.required, Priority(999), Priority(750), Priority(50)]

  var random: SplitMix
  var solver = ConstraintSolver()
  var variables: [Variable] = []
  var nonNegative: [Bool] = []
  /// The accepted rows, in the order of their names.
  var rows: [(id: ConstraintID, row: ReferenceSystem.Row)] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let number = Int.random(in: 1...3, using: &random)
    nonNegative = (0..<number).map { _ in Int.random(in: 0..<3, using: &random) == 0 }
    for isNonNegative in nonNegative {
      variables.append(solver.makeVariable(isNonNegative: isNonNegative))
    }
  }

  /// Takes the steps; what went wrong, if anything did.
  mutating func run() -> String? {
    let steps = Int.random(in: 2...9, using: &random)
    for step in 0..<steps {
      if let failure = takeStep() { return "step \(step): \(failure); \(rows.map(\.row))" }
      if let failure = check() { return "after step \(step): \(failure); \(rows.map(\.row))" }
    }
    return nil
  }

  private mutating func takeStep() -> String? {
    let kind = rows.isEmpty ? 0 : Int.random(in: 0..<10, using: &random)
    switch kind {
    case 0..<6: return addRow()
    case 6: return addBatch()
    case 7: return removeRow()
    case 8: return changeConstant()
    default: return changePriority()
    }
  }

  // MARK: - Steps

  private mutating func randomRow() -> ReferenceSystem.Row {
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let level = Int.random(in: 0..<Self.priorities.count, using: &random)
    return ReferenceSystem.Row(
      coefficients: variables.map { _ in
        Bool.random(using: &random) ? 0 : Int.random(in: -3...3, using: &random)
      },
      relation: relations[Int.random(in: 0..<3, using: &random)],
      constant: Int.random(in: -12...12, using: &random), level: level,
      weight: level == 0 ? 1 : Int.random(in: 1...3, using: &random))
  }

  private func linear(_ row: ReferenceSystem.Row) -> LinearConstraint {
    LinearConstraint(
      zip(variables, row.coefficients).map { Term($0, Double($1)) }, row.relation,
      Double(row.constant), priority: Self.priorities[row.level], weight: Double(row.weight))
  }

  private mutating func addRow() -> String? {
    let row = randomRow()
    let constraint = linear(row)
    return attempt([row], [constraint])
  }

  private mutating func addBatch() -> String? {
    let batch = (0..<3).map { _ in randomRow() }
    let constraints = batch.map { linear($0) }
    return attempt(batch, constraints)
  }

  /// Adds rows, and checks the reason when they are refused.
  private mutating func attempt(
    _ added: [ReferenceSystem.Row], _ constraints: [LinearConstraint]
  ) -> String? {
    let before = values
    do {
      let ids =
        constraints.count == 1
        ? [try solver.add(constraints[0])] : try solver.add(contentsOf: constraints)
      for (id, row) in zip(ids, added) { rows.append((id, row)) }
      return nil
    } catch .unsatisfiable(let conflict) {
      let listed =
        conflict.existing.compactMap { id in rows.first { $0.id == id }?.row }
        + conflict.added.map { added[$0] }
      if listed.count != conflict.existing.count + conflict.added.count { return "unknown names" }
      return refusal(of: listed, before: before)
    } catch {
      return "\(error)"
    }
  }

  private func refusal(of listed: [ReferenceSystem.Row], before: [Double]) -> String? {
    if values != before { return "a refusal changed \(before) to \(values)" }
    if listed.contains(where: { $0.level != 0 }) { return "a wish is listed" }
    if system(listed).isFeasible { return "no conflict in \(listed)" }
    for index in listed.indices {
      var fewer = listed
      fewer.remove(at: index)
      if !system(fewer).isFeasible { return "row \(index) is not needed in \(listed)" }
    }
    return nil
  }

  private mutating func removeRow() -> String? {
    let index = Int.random(in: rows.indices, using: &random)
    do { try solver.remove(rows.remove(at: index).id) } catch { return "\(error)" }
    return nil
  }

  private mutating func changeConstant() -> String? {
    let index = Int.random(in: rows.indices, using: &random)
    var changed = rows[index]
    changed.row.constant = Int.random(in: -12...12, using: &random)
    return attemptChange(at: index, to: changed.row) { (solver) throws(SolverError) in
      try solver.setConstant(of: changed.id, to: Double(changed.row.constant))
    }
  }

  private mutating func changePriority() -> String? {
    let index = Int.random(in: rows.indices, using: &random)
    var changed = rows[index]
    changed.row.level = Int.random(in: 0..<Self.priorities.count, using: &random)
    changed.row.weight = 1
    return attemptChange(at: index, to: changed.row) { (solver) throws(SolverError) in
      try solver.setPriority(of: changed.id, to: Self.priorities[changed.row.level])
    }
  }

  private mutating func attemptChange(
    at index: Int, to row: ReferenceSystem.Row,
    _ body: (inout ConstraintSolver) throws(SolverError) -> Void
  ) -> String? {
    let before = values
    let unchanged = rows[index].row
    rows[index].row = row
    do {
      try body(&solver)
      return nil
    } catch .unsatisfiable(let conflict) {
      let listed = conflict.existing.compactMap { id in rows.first { $0.id == id }?.row }
      let failure = refusal(of: listed, before: before)
      rows[index].row = unchanged
      return failure
    } catch {
      return "\(error)"
    }
  }

  // MARK: - Checks

  private var values: [Double] { variables.map { solver.value(of: $0) } }

  private func system(_ rows: [ReferenceSystem.Row]) -> ReferenceSystem {
    ReferenceSystem(variableCount: variables.count, nonNegative: nonNegative, rows: rows)
  }

  /// Compares with the reference, and with a solver that is given the same rows from scratch.
  private mutating func check() -> String? {
    let levels = Self.priorities.count
    guard let best = system(rows.map(\.row)).bestCosts(levels: levels) else {
      return "the reference finds no solution"
    }
    let found = costs(at: values)
    if !isClose(found, [0] + best) { return "costs \(found), best \(best), at \(values)" }
    var fresh = ConstraintSolver()
    let copies = nonNegative.map { fresh.makeVariable(isNonNegative: $0) }
    let again = self
    do {
      try fresh.add(
        contentsOf: rows.map { entry in
          var constraint = again.linear(entry.row)
          constraint.terms = zip(copies, entry.row.coefficients).map { Term($0, Double($1)) }
          return constraint
        })
    } catch {
      return "from scratch: \(error)"
    }
    let scratch = costs(at: copies.map { fresh.value(of: $0) })
    return isClose(scratch, found) ? nil : "from scratch \(scratch), step by step \(found)"
  }

  private func isClose(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= Self.accuracy }
  }

  private func costs(at point: [Double]) -> [Double] {
    var costs = [Double](repeating: 0, count: Self.priorities.count)
    for (value, isNonNegative) in zip(point, nonNegative) where isNonNegative {
      costs[0] += max(0, -value)
    }
    for (_, row) in rows {
      let sum = zip(row.coefficients, point).reduce(0) { $0 + Double($1.0) * $1.1 }
      costs[row.level] += Double(row.weight) * violation(row.relation, sum - Double(row.constant))
    }
    return costs
  }

  private func violation(_ relation: Relation, _ difference: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    case .equal: abs(difference)
    }
  }
}
