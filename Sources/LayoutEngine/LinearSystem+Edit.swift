/// Values from outside: a drag, a rotation, the width a table gives its cell.
extension LinearSystem {
  /// Begins to edit a variable: it is drawn to the value, with the priority.
  ///
  /// - Throws: `SolverError.priorityOutOfRange` for 1000, which would be no wish.
  @discardableResult
  mutating func edit(
    _ variable: Variable, priority: Priority, value: Double = 0, weight: Double = 1
  ) throws(SolverError) -> ConstraintID {
    let index = try place(of: variable)
    guard priority < .required else { throw .priorityOutOfRange }
    guard edits[index] == Breakpoint.none else { throw .alreadyEdited }
    let constraint = try add(
      LinearConstraint([Term(variable)], .equal, value, priority: priority, weight: weight))
    edits[index] = constraint.index
    return constraint
  }

  /// Wishes for another value of a variable that is edited, and solves.
  mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let index = try place(of: variable)
    guard edits[index] != Breakpoint.none else { throw .notEdited }
    try move(edits[index], to: value)
  }

  /// Ends the editing of a variable.
  mutating func endEditing(_ variable: Variable) throws(SolverError) {
    let index = try place(of: variable)
    guard edits[index] != Breakpoint.none else { throw .notEdited }
    removeConstraint(at: edits[index])
  }

  /// Whether the variable is edited.
  func isEdited(_ variable: Variable) -> Bool {
    guard let index = try? place(of: variable) else { return false }
    return edits[index] != Breakpoint.none
  }
}
