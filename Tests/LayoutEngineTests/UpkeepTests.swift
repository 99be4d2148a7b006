import TestSupport
import Testing

@testable import LayoutEngine

/// The tableau that many steps have left is the one that the constraints make.
@Suite struct UpkeepTests {
  @Test(arguments: 0..<200)
  func `A tableau made anew from the constraints has the same cells, values and costs`(
    _ seed: Int
  ) throws {
    var system = randomSystem(seed: UInt64(seed))
    let before = system
    system.rebuild()
    #expect(system.tableau.rowQuantity == before.tableau.rowQuantity)
    #expect(system.tableau.columnQuantity == before.tableau.columnQuantity)
    #expect(system.quantities.map(\.place) == before.quantities.map(\.place))
    #expect(farthest(cells(of: system), cells(of: before)) < 1e-9)
    #expect(farthest(system.tableau.rowValue, before.tableau.rowValue) < 1e-9)
    #expect(farthest(system.tableau.gradient, before.tableau.gradient) < 1e-9)
    #expect(farthest(system.tableau.rise, before.tableau.rise) < 1e-9)
    #expect(farthest(system.tableau.fall, before.tableau.fall) < 1e-9)
  }

  @Test func `A tableau whose cells have drifted is noticed and made anew`() {
    var system = randomSystem(seed: 3)
    let values = system.tableau.rowValue
    for row in system.tableau.rowValue.indices { system.tableau.rowValue[row] += 1e-6 }
    #expect(system.hasDrifted)
    system.recordSteps(PivotLimit.betweenChecks)
    #expect(!system.hasDrifted)
    #expect(farthest(system.tableau.rowValue, values) < 1e-9)
  }

  @Test func `Places are used again, and nothing grows, when constraints come and go`() throws {
    var system = LinearSystem()
    let one = system.makeVariable()
    let other = system.makeVariable()
    for step in 0..<500 {
      let sum = try system.add(
        LinearConstraint([Term(one), Term(other, 2)], .equal, Double(step)))
      let size = try system.add(
        LinearConstraint([Term(one)], .equal, 5, priority: Priority(Float(step % 9 + 1))))
      try system.remove(sum)
      try system.remove(size)
    }
    #expect(system.quantities.count == 3)
    #expect(system.constraints.count == 2)
    #expect(system.tableau.rowCount == 0)
    #expect(system.levels.count == 1)
  }

  // MARK: - Systems

  private func randomSystem(seed: UInt64) -> LinearSystem {
    var random = SplitMix(seed: seed)
    var system = LinearSystem()
    let variables = (0..<8).map { system.makeVariable(isNonNegative: $0.isMultiple(of: 3)) }
    var accepted: [ConstraintID] = []
    for _ in 0..<60 {
      if !accepted.isEmpty, Int.random(in: 0..<5, using: &random) == 0 {
        let index = Int.random(in: accepted.indices, using: &random)
        try? system.remove(accepted.remove(at: index))
      } else if let id = try? system.add(constraint(on: variables, &random)) {
        accepted.append(id)
      }
    }
    return system
  }

  private func constraint(on variables: [Variable], _ random: inout SplitMix) -> LinearConstraint {
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let terms = (0..<3).map { _ in
      Term(
        variables[Int.random(in: variables.indices, using: &random)],
        Double(Int.random(in: -2...2, using: &random)))
    }
    let priorities: [Float] = [1000, 750, 250]
    return LinearConstraint(
      terms, relations[Int.random(in: 0..<3, using: &random)],
      Double(Int.random(in: -50...50, using: &random)),
      priority: Priority(priorities[Int.random(in: 0..<3, using: &random)]))
  }

  private func cells(of system: LinearSystem) -> [Double] {
    (0..<system.tableau.columnCount).flatMap { column in
      (0..<system.tableau.rowCount).map { system.tableau[$0, column] }
    }
  }

  private func farthest(_ one: [Double], _ other: [Double]) -> Double {
    guard one.count == other.count else { return .infinity }
    return zip(one, other).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}

/// A change costs what it touches, however much else there is.
@Suite struct WorkTests {
  /// Lengths that have nothing to do with each other, and the constraint of the last one.
  private func manyLengths() throws -> (system: LinearSystem, last: ConstraintID) {
    var system = LinearSystem()
    var last: ConstraintID?
    for _ in 0..<1000 {
      let (start, end) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
      try system.add(LinearConstraint([Term(start)], .equal, 0))
      last = try system.add(LinearConstraint([Term(end), Term(start, -1)], .equal, 10))
    }
    return (system, try #require(last))
  }

  @Test func `A constant is edited without a look at columns that nothing has changed`() throws {
    var (system, last) = try manyLengths()
    let before = system.columnsExamined
    try system.setConstant(of: last, to: 20)
    #expect(system.columnsExamined - before < 10)
  }

  @Test func `A constraint comes and goes without a look at them, too`() throws {
    var (system, last) = try manyLengths()
    let before = system.columnsExamined
    try system.remove(last)
    let variable = system.makeVariable()
    try system.add(LinearConstraint([Term(variable)], .equal, 5))
    #expect(system.columnsExamined - before < 10)
  }
}
