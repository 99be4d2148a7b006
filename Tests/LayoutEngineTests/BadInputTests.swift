import LayoutEngine
import TestSupport
import Testing

/// Bad input is refused with its name, and the solver goes on.
@Suite struct BadInputTests {
  private static let notNumbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
  ]

  @Test(arguments: notNumbers)
  func `A number that cannot be calculated with is refused wherever it is`(
    _ number: Double
  ) throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let id = try solver.add(LinearConstraint([Term(width)], .equal, 5))
    try solver.edit(width, priority: Priority(10))
    #expect(throws: SolverError.numberOutOfRange) {
      try solver.add(LinearConstraint([Term(width, number)], .equal, 5))
    }
    #expect(throws: SolverError.numberOutOfRange) {
      try solver.add(LinearConstraint([Term(width)], .equal, number))
    }
    #expect(throws: SolverError.numberOutOfRange) { try solver.setConstant(of: id, to: number) }
    #expect(throws: SolverError.numberOutOfRange) { try solver.suggest(number, for: width) }
    #expect(solver.value(of: width) == 5)
  }

  @Test(arguments: [Float.nan, 0, -1, 1000.5, .infinity])
  func `A priority that UIKit does not have is refused`(_ rawValue: Float) throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let id = try solver.add(LinearConstraint([Term(width)], .equal, 5))
    let priority = Priority(rawValue)
    #expect(throws: SolverError.priorityOutOfRange) {
      try solver.add(LinearConstraint([Term(width)], .equal, 5, priority: priority))
    }
    #expect(throws: SolverError.priorityOutOfRange) {
      try solver.setPriority(of: id, to: priority)
    }
  }

  @Test(arguments: [Double.nan, 0, -1])
  func `A weight that is not above zero is refused`(_ weight: Double) {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    #expect(throws: SolverError.weightOutOfRange) {
      try solver.add(
        LinearConstraint([Term(width)], .equal, 5, priority: Priority(1), weight: weight))
    }
  }

  @Test func `Names of removed variables and constraints are not taken for new ones`() throws {
    var solver = ConstraintSolver()
    let old = solver.makeVariable()
    let oldConstraint = try solver.add(LinearConstraint([Term(old)], .equal, 5))
    #expect(throws: SolverError.variableInUse) { try solver.remove(old) }
    try solver.remove(oldConstraint)
    try solver.remove(old)
    let new = solver.makeVariable()
    let newConstraint = try solver.add(LinearConstraint([Term(new)], .equal, 6))
    #expect(throws: SolverError.unknownVariable) {
      try solver.add(LinearConstraint([Term(old)], .equal, 5))
    }
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(oldConstraint) }
    #expect(solver.contains(newConstraint) && !solver.contains(oldConstraint))
    #expect(solver.contains(new) && !solver.contains(old))
    #expect(solver.value(of: old) == 0)
    #expect(solver.value(of: new) == 6)
  }

  @Test func `Editing twice, not at all, or as required is refused`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    #expect(throws: SolverError.notEdited) { try solver.suggest(1, for: width) }
    #expect(throws: SolverError.notEdited) { try solver.endEditing(width) }
    #expect(throws: SolverError.priorityOutOfRange) {
      try solver.edit(width, priority: .required)
    }
    try solver.edit(width, priority: Priority(1))
    #expect(throws: SolverError.alreadyEdited) { try solver.edit(width, priority: Priority(2)) }
    try solver.endEditing(width)
    #expect(!solver.isEdited(width))
  }

  @Test func `A batch with one bad constraint adds none`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    #expect(throws: SolverError.numberOutOfRange) {
      try solver.add(contentsOf: [
        LinearConstraint([Term(width)], .equal, 5), LinearConstraint([Term(width)], .equal, .nan),
      ])
    }
    #expect(solver.value(of: width) == 0)
  }

  @Test(arguments: 0..<150)
  func `Numbers of wildly different sizes end in finite values`(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var solver = ConstraintSolver()
    let variables = (0..<6).map { solver.makeVariable(isNonNegative: $0.isMultiple(of: 2)) }
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    for _ in 0..<30 {
      let terms = (0..<3).map { _ in
        Term(variables[Int.random(in: 0..<6, using: &random)], wildNumber(12, &random))
      }
      let priority = Priority(Bool.random(using: &random) ? 1000 : 250)
      let constraint = LinearConstraint(
        terms, relations[Int.random(in: 0..<3, using: &random)], wildNumber(60, &random),
        priority: priority)
      _ = try? solver.add(constraint)
      #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
    }
  }

  /// A number of either sign with up to so many digits before or after its point.
  private func wildNumber(_ digits: Int, _ random: inout SplitMix) -> Double {
    var number = Double.random(in: -1...1, using: &random)
    let exponent = Int.random(in: -digits...digits, using: &random)
    for _ in 0..<abs(exponent) { number *= exponent > 0 ? 10 : 0.1 }
    return number
  }
}
