import LayoutEngine
import Testing

/// What a layout needs of the solver.
@Suite struct ConstraintSolverTests {
  @Test func `No number of lower wishes outweighs a higher one`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let high = LinearConstraint([Term(width)], .equal, 1, priority: Priority(999))
    try solver.add(high)
    for _ in 0..<2000 {
      try solver.add(LinearConstraint([Term(width)], .equal, 2, priority: Priority(998)))
    }
    #expect(solver.value(of: width) == 1)
  }

  @Test func `A wish that cannot hold still pulls its value towards it`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    try solver.add(LinearConstraint([Term(width)], .lessThanOrEqual, 320))
    let wish = try solver.add(
      LinearConstraint([Term(width)], .equal, 359.5, priority: Priority(750)))
    #expect(solver.value(of: width) == 320)
    #expect(try solver.violation(of: wish) == 39.5)
  }

  @Test func `A constant changes without the constraint being taken out`() throws {
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(isNonNegative: true)
    let right = solver.makeVariable()
    try solver.add(LinearConstraint([Term(left)], .equal, 8))
    try solver.add(
      LinearConstraint([Term(left), Term(width), Term(right, -1)], .equal, 0))
    let edge = try solver.add(LinearConstraint([Term(right)], .equal, 312))
    #expect(solver.value(of: width) == 304)
    for end in stride(from: 500.0, through: 10, by: -7) {
      try solver.setConstant(of: edge, to: end)
      #expect(solver.value(of: width) == end - 8)
    }
    #expect(throws: SolverError.self) { try solver.setConstant(of: edge, to: 7) }
  }

  @Test func `A priority changes in place, up to required and back`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let one = try solver.add(
      LinearConstraint([Term(width)], .equal, 1, priority: Priority(250)))
    try solver.add(LinearConstraint([Term(width)], .equal, 2, priority: Priority(500)))
    #expect(solver.value(of: width) == 2)
    try solver.setPriority(of: one, to: Priority(501))
    #expect(solver.value(of: width) == 1)
    try solver.setPriority(of: one, to: Priority(499))
    #expect(solver.value(of: width) == 2)
    try solver.setPriority(of: one, to: .required)
    #expect(solver.value(of: width) == 1)
  }

  @Test func `A variable is ambiguous as long as something else would do as well`() throws {
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.add(LinearConstraint([Term(right), Term(left, -1)], .equal, 10))
    #expect(try solver.isAmbiguous(left))
    #expect(try solver.isAmbiguous(right))
    let bound = try solver.add(LinearConstraint([Term(left)], .greaterThanOrEqual, 3))
    #expect(try solver.isAmbiguous(left))
    let wish = try solver.add(
      LinearConstraint([Term(right)], .equal, 0, priority: Priority(50)))
    #expect(try !solver.isAmbiguous(left))
    #expect(solver.value(of: left) == 3)
    try solver.remove(wish)
    #expect(try solver.isAmbiguous(right))
    try solver.remove(bound)
    #expect(try solver.isAmbiguous(right))
  }

  @Test func `Two equal wishes against each other leave the value ambiguous`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    try solver.add(LinearConstraint([Term(width)], .equal, 1, priority: Priority(5)))
    try solver.add(LinearConstraint([Term(width)], .equal, 2, priority: Priority(5)))
    #expect(try solver.isAmbiguous(width))
    #expect((1...2).contains(solver.value(of: width)))
  }

  @Test func `The constraints that hold a variable are named, and no others`() throws {
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(isNonNegative: true)
    let right = solver.makeVariable()
    let start = try solver.add(LinearConstraint([Term(left)], .equal, 8))
    let size = try solver.add(LinearConstraint([Term(width)], .equal, 50))
    try solver.add(LinearConstraint([Term(width)], .lessThanOrEqual, 70))
    let end = try solver.add(
      LinearConstraint([Term(right), Term(left, -1), Term(width, -1)], .equal, 0))
    #expect(try solver.constraintsAffecting(right) == [start, size, end])
    #expect(try solver.constraintsAffecting(width) == [size])
  }

  @Test func `A copy goes its own way`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let id = try solver.add(LinearConstraint([Term(width)], .equal, 1))
    var copy = solver
    try copy.setConstant(of: id, to: 2)
    #expect(solver.value(of: width) == 1)
    #expect(copy.value(of: width) == 2)
  }

  @Test func `A refused constraint leaves no trace in what is answered later`() throws {
    var plain = try screen(cells: 4)
    var tried = plain
    let absurd = LinearConstraint([Term(plain.heights[0])], .equal, -5)
    #expect(throws: SolverError.self) { try tried.solver.add(absurd) }
    for width in [320.0, 500, 375.5] {
      try plain.solver.setConstant(of: plain.width, to: width)
      try tried.solver.setConstant(of: tried.width, to: width)
      #expect(plain.values == tried.values)
    }
  }

  @Test func `The same steps give the same bits`() throws {
    let one = try screen(cells: 6).values
    let other = try screen(cells: 6).values
    #expect(one == other)
  }

  @Test func `A screen of cells follows its width and its texts through ten thousand edits`() throws
  {
    var screen = try screen(cells: 6)
    for step in 0..<10_000 {
      let width = Double(300 + step * 37 % 400) + Double(step % 3) / 3
      let height = 20.5 + Double(step % 5) * 20.25
      try screen.solver.setConstant(of: screen.width, to: width)
      try screen.solver.setConstant(of: screen.texts[step % 6], to: height)
    }
    let expected = 6 * 16 + screen.expectedTexts
    let bottom = try #require(screen.bottoms.last)
    #expect(abs(screen.solver.value(of: bottom) - expected) < 1e-6)
  }

  // MARK: - A screen

  /// Cells below each other, each with a label 8 points from its edges.
  private struct Screen {
    var solver = ConstraintSolver()
    var heights: [Variable] = []
    var bottoms: [Variable] = []
    var texts: [ConstraintID] = []
    var width: ConstraintID
    var all: [Variable]

    var values: [Double] { solver.values(of: all) }

    /// The heights that the last edits of `ten thousand edits` have left.
    var expectedTexts: Double {
      (0..<6).reduce(0) { sum, cell in
        let last = (9_999 - cell) / 6 * 6 + cell
        return sum + 20.5 + Double(last % 5) * 20.25
      }
    }
  }

  private func screen(cells: Int) throws -> Screen {
    var solver = ConstraintSolver()
    let width = solver.makeVariable(isNonNegative: true)
    let id = try solver.add(LinearConstraint([Term(width)], .equal, 320))
    var screen = Screen(solver: solver, width: id, all: [width])
    for _ in 0..<cells { try addCell(to: &screen, width: width) }
    return screen
  }

  private func addCell(to screen: inout Screen, width: Variable) throws {
    let left = screen.solver.makeVariable()
    let labelWidth = screen.solver.makeVariable(isNonNegative: true)
    let height = screen.solver.makeVariable(isNonNegative: true)
    let bottom = screen.solver.makeVariable()
    let above = screen.bottoms.last.map { [Term($0, -1)] } ?? []
    try screen.solver.add(contentsOf: [
      LinearConstraint([Term(left)], .equal, 8),
      LinearConstraint([Term(width), Term(left, -1), Term(labelWidth, -1)], .equal, 8),
      LinearConstraint([Term(bottom), Term(height, -1)] + above, .equal, 16),
      LinearConstraint([Term(labelWidth)], .lessThanOrEqual, 90, priority: Priority(250)),
      LinearConstraint([Term(labelWidth)], .greaterThanOrEqual, 90, priority: Priority(750)),
    ])
    screen.texts.append(
      try screen.solver.add(
        LinearConstraint([Term(height)], .equal, 20.5, priority: Priority(750))))
    screen.heights.append(height)
    screen.bottoms.append(bottom)
    screen.all += [left, labelWidth, height, bottom]
  }
}
