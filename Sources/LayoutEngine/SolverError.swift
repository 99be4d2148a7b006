/// Why the solver refused a change; the system is then as it was before.
public enum SolverError: Error, Hashable, Sendable {
  /// The required constraints cannot all hold.
  case unsatisfiable(Conflict)
  /// A coefficient, constant, weight or value is NaN or infinite, or too large to calculate with.
  case numberOutOfRange
  /// A priority is not above 0 and at most 1000, or is 1000 for a constraint that may not be required.
  case priorityOutOfRange
  /// A weight is not above 0.
  case weightOutOfRange
  /// The variable is of another solver, or has been removed.
  case unknownVariable
  /// The constraint is of another solver, or has been removed.
  case unknownConstraint
  /// The variable is still used by a constraint.
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
public struct Conflict: Hashable, Sendable {
  /// Those already in the system, oldest first.
  public let existing: [ConstraintID]

  /// Those among the constraints that were being added, as indices into them.
  public let added: [Int]

  /// Lists the constraints of a conflict.
  public init(existing: [ConstraintID], added: [Int]) {
    self.existing = existing
    self.added = added
  }
}
