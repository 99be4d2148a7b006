/// Something the tableau has a row or a column for: a variable, or a sum of variables.
struct Quantity: Sendable {
  /// The row, or the one's complement of the column.
  var place: Int
  /// The constraint with the lowest point.
  var first = Breakpoint.none
  /// For a row: the nearest constraints the value has and has not passed.
  var below = Breakpoint.none
  var above = Breakpoint.none
  /// For a sum: the next sum with the same first variable. For a variable: its first sum.
  var nextForm = Breakpoint.none
  /// For a variable: the number of constraints and sums it is in.
  var uses = 0
  var generation: Int
  var isVariable: Bool
  var isInUse = true

  var isRow: Bool { place >= 0 }
  var column: Int { ~place }

  /// Whether a variable is the name of this quantity.
  func isNamed(by variable: Variable) -> Bool {
    generation == variable.generation && isInUse && isVariable
  }
}
