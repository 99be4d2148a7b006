/// Finds values for variables under linear constraints that are taken in order of priority.
///
/// Add constraints and the values follow at once: every operation leaves the system solved. A
/// required constraint that cannot hold beside the others is refused with the reason, and the
/// system is as it was. The same operations in the same order give the same values, bit for bit.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let width = solver.makeVariable(isNonNegative: true)
/// try solver.add(LinearConstraint([Term(width)], .lessThanOrEqual, 320))
/// try solver.add(LinearConstraint([Term(width)], .equal, 359.5, priority: Priority(750)))
/// solver.value(of: width)  // 320
/// ```
///
/// A solver is a value: a copy costs nothing until one of the two is changed.
public struct ConstraintSolver: Sendable {
  private var storage = Storage(LinearSystem())

  /// Makes a solver without variables and constraints.
  public init() {}

  /// Keeps the system in one place, so that passing a solver on does not touch its arrays.
  ///
  /// Unchecked, and safe: it is changed only through a solver that is the only one to hold it.
  private final class Storage: @unchecked Sendable {
    var system: LinearSystem

    init(_ system: LinearSystem) {
      self.system = system
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.system) }
  }
}

// MARK: - Variables

extension ConstraintSolver {
  /// Makes a variable, whose value is zero until a constraint requests another.
  ///
  /// - Parameter isNonNegative: Whether values below zero are out of the question. The restriction
  ///   is as strong as a required constraint and is never listed in a conflict.
  public mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    makeUnique()
    return storage.system.makeVariable(isNonNegative: isNonNegative)
  }

  /// Forgets a variable that no constraint uses any more.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    makeUnique()
    try storage.system.remove(variable)
  }

  /// The value of a variable; zero for one that is not in the solver. It is always finite.
  public func value(of variable: Variable) -> Double {
    // A method of the system would copy all its arrays in a debug build.
    let quantities = storage.system.quantities
    guard quantities.indices.contains(variable.index) else { return 0 }
    let quantity = quantities[variable.index]
    guard quantity.isNamed(by: variable) else { return 0 }
    let value =
      quantity.isRow
      ? storage.system.tableau.rowValue[quantity.place]
      : storage.system.tableau.columnValue[quantity.column]
    return value.isFinite ? value : 0
  }

  /// The values of several variables, in order; the quick way to read many.
  public func values(of variables: [Variable]) -> [Double] {
    let quantities = storage.system.quantities
    let rowValue = storage.system.tableau.rowValue
    let columnValue = storage.system.tableau.columnValue
    return variables.map { variable in
      guard quantities.indices.contains(variable.index) else { return 0 }
      let quantity = quantities[variable.index]
      guard quantity.isNamed(by: variable) else { return 0 }
      let value = quantity.isRow ? rowValue[quantity.place] : columnValue[quantity.column]
      return value.isFinite ? value : 0
    }
  }

  /// Whether the solver has made the variable and not removed it since.
  public func contains(_ variable: Variable) -> Bool {
    storage.system.contains(variable)
  }

  /// Whether the constraints allow another value of the variable that is just as good.
  public func isAmbiguous(_ variable: Variable) throws(SolverError) -> Bool {
    try storage.system.isAmbiguous(variable)
  }

  /// The constraints that hold the variable where it is, oldest first.
  ///
  /// They are met exactly, and the variable's value is a sum of multiples of their constants. A
  /// restriction to non-negative values has no name and is left out.
  public func constraintsAffecting(_ variable: Variable) throws(SolverError) -> [ConstraintID] {
    try storage.system.constraintsAffecting(variable)
  }
}

// MARK: - Constraints

extension ConstraintSolver {
  /// Adds a constraint and solves.
  ///
  /// - Throws: `SolverError.unsatisfiable` when it is required and cannot hold, and the errors of
  ///   bad input; the system is then as it was.
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint
  ) throws(SolverError) -> ConstraintID {
    makeUnique()
    return try storage.system.add(constraint)
  }

  /// Adds several constraints and solves once; all of them are in, or none.
  ///
  /// - Returns: Their names, in order.
  /// - Throws: As for one constraint; `Conflict.added` has indices into `batch`.
  @discardableResult
  public mutating func add(
    contentsOf batch: [LinearConstraint]
  ) throws(SolverError) -> [ConstraintID] {
    makeUnique()
    return try storage.system.add(contentsOf: batch)
  }

  /// Removes a constraint and solves.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    makeUnique()
    try storage.system.remove(constraint)
  }

  /// Whether the constraint is in the system.
  public func contains(_ constraint: ConstraintID) -> Bool {
    storage.system.contains(constraint)
  }

  /// By how much a constraint is violated, in its own units; zero when it holds.
  public func violation(of constraint: ConstraintID) throws(SolverError) -> Double {
    try storage.system.violation(of: constraint)
  }

  /// Changes the constant of a constraint and solves, without taking the constraint out.
  ///
  /// - Throws: `SolverError.unsatisfiable` when it is required and cannot hold so; the system is
  ///   then as it was.
  public mutating func setConstant(
    of constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    makeUnique()
    try storage.system.setConstant(of: constraint, to: constant)
  }

  /// Changes the priority of a constraint and solves.
  ///
  /// - Throws: `SolverError.unsatisfiable` when it becomes required and cannot hold; the system is
  ///   then as it was.
  public mutating func setPriority(
    of constraint: ConstraintID, to priority: Priority, weight: Double = 1
  ) throws(SolverError) {
    makeUnique()
    try storage.system.setPriority(of: constraint, to: priority, weight: weight)
  }
}

// MARK: - Editing

extension ConstraintSolver {
  /// Begins to edit a variable: it is drawn to the value, with the priority.
  ///
  /// - Parameters:
  ///   - priority: Below 1000.
  ///   - value: The value to wish for until another is suggested; 0, as in kiwi, if none is given.
  ///   - weight: What a unit of violation costs beside other wishes of the same priority.
  /// - Throws: `SolverError.priorityOutOfRange` for 1000, which would be no wish.
  @discardableResult
  public mutating func edit(
    _ variable: Variable, priority: Priority, value: Double = 0, weight: Double = 1
  ) throws(SolverError) -> ConstraintID {
    makeUnique()
    return try storage.system.edit(variable, priority: priority, value: value, weight: weight)
  }

  /// Wishes for another value of a variable that is edited, and solves.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    makeUnique()
    try storage.system.suggest(value, for: variable)
  }

  /// Ends the editing of a variable.
  public mutating func endEditing(_ variable: Variable) throws(SolverError) {
    makeUnique()
    try storage.system.endEditing(variable)
  }

  /// Whether the variable is edited.
  public func isEdited(_ variable: Variable) -> Bool {
    storage.system.isEdited(variable)
  }
}
