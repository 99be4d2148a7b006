import LayoutEngine
import TestSupport
import Testing

/// The cases of other solvers' test suites (`Tests/Facts/solver-cases.tsv`).
@Suite struct SolverCases {
  /// How exactly a value is expected, as the table's header says.
  static let accuracy = 1e-6

  @Test func `The table of cases is there and every row follows its grammar`() throws {
    let table = try FactTable(named: "solver-cases.tsv")
    #expect(!table.rows.isEmpty)
    for row in table.rows { _ = try SolverScript(row["script"]) }
  }

  @Test(arguments: try FactTable(named: "solver-cases.tsv").rows)
  func `A case of another solver's suite comes out as it does there`(
    _ row: FactTable.Row
  ) throws {
    var run = ScriptRun()
    for step in try SolverScript(row["script"]).steps { try run.perform(step) }
  }
}

/// A solver that follows a script.
private struct ScriptRun {
  var solver = ConstraintSolver()
  var variables: [String: Variable] = [:]
  var constraints: [String: ConstraintID] = [:]

  mutating func perform(_ step: SolverStep) throws {
    switch step {
    case .add(let name, let constraint, mustBeRefused: false):
      let added = try solver.add(linear(constraint))
      if let name { constraints[name] = added }
    case .add(_, let constraint, mustBeRefused: true):
      try expectRefusal(constraint)
    case .remove(let name):
      let removed = constraints.removeValue(forKey: name)
      try solver.remove(#require(removed, "no constraint \(name)"))
    case .edit(let name, let strength):
      try solver.edit(variable(name), priority: strength.priority, weight: strength.weight)
    case .suggest(let name, let value):
      try solver.suggest(value, for: variable(name))
    case .expect(let alternatives):
      expect(alternatives)
    }
  }

  private mutating func variable(_ name: String) -> Variable {
    if let known = variables[name] { return known }
    let made = solver.makeVariable()
    variables[name] = made
    return made
  }

  private mutating func linear(_ constraint: ScriptConstraint) -> LinearConstraint {
    let terms = constraint.terms.sorted { $0.key < $1.key }.map { Term(variable($0.key), $0.value) }
    return LinearConstraint(
      terms, constraint.relation, constraint.constant, priority: constraint.strength.priority,
      weight: constraint.strength.weight)
  }

  private mutating func expectRefusal(_ constraint: ScriptConstraint) throws {
    let refused = linear(constraint)
    let before = values
    do {
      try solver.add(refused)
      Issue.record("not refused")
    } catch .unsatisfiable(let conflict) {
      #expect(conflict.added == [0])
    }
    #expect(values == before)
  }

  private var values: [String: Double] { variables.mapValues { solver.value(of: $0) } }

  private func expect(_ alternatives: [[String: Double]]) {
    let found = values
    let isMet = alternatives.contains { expected in
      expected.allSatisfy { name, value in
        abs((found[name] ?? .nan) - value) <= SolverCases.accuracy
      }
    }
    #expect(isMet, "expected one of \(alternatives), found \(found)")
  }
}
