/// Why the solver did not do what it was asked; the system is then as it was before.
package enum SolverError: Error, Hashable, Sendable {
  /// The required constraints cannot all hold.
  case unsatisfiable(Conflict)
  /// A coefficient, constant, weight or value is NaN or infinite, or too large to calculate with.
  case numberOutOfRange
  /// A priority is not above 0 and at most 1000, or 1000 where a wish is asked for.
  case priorityOutOfRange
  /// A weight is not above 0.
  case weightOutOfRange
  /// The variable is of another solver, or has been removed.
  case unknownVariable
  /// The constraint is of another solver, or has been removed.
  case unknownConstraint
  /// The variable still stands in a constraint.
  case variableInUse
  /// The variable is edited already.
  case alreadyEdited
  /// The variable is not edited.
  case notEdited
}

/// A set of required constraints that cannot hold together, though all but any one of them can.
///
/// Variables that were declared non-negative are held to that throughout and are not listed: that
/// is how the lists in Apple's logs come out (Sources.md AL-2).
package struct Conflict: Hashable, Sendable {
  /// Those already in the system, oldest first.
  package let existing: [ConstraintID]

  /// Those among the constraints that were being added, as indices into them.
  package let added: [Int]

  package init(existing: [ConstraintID], added: [Int]) {
    self.existing = existing
    self.added = added
  }
}
