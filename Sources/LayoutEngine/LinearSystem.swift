/// What a `ConstraintSolver` holds: the tableau, and the constraints as bends in its costs.
///
/// The method is a primal simplex on convex piecewise linear costs. A constraint is a bend in the
/// cost of one quantity (a variable, or a sum of variables); the cost is a list of numbers, one per
/// priority in use, compared from the highest priority down. Required constraints are the first
/// entry of that list: they can all hold when it can be brought to zero. Where it cannot, the
/// quantities that stop it are the explanation.
struct LinearSystem: Sendable {
  var tableau = Tableau()
  var quantities: [Quantity] = []
  /// The terms of the quantities that are sums; none for the variables.
  var forms: [[FormTerm]] = []
  var vacantQuantities: [Int] = []
  var constraints: [Breakpoint] = []
  var vacantConstraints: [Int] = []
  /// The constraint that edits a variable, by the variable's quantity.
  var edits: [Int] = []
  /// The priorities in use, from the highest; the first is always `required`.
  var levels = [Level(priority: .required)]
  var nextSerial = 0
  var stepsSinceCheck = 0
  /// How many columns searches have looked at so far.
  var columnsExamined = 0

  /// A priority in use.
  struct Level: Sendable {
    let priority: Priority
    var uses = 0
    /// The heaviest weight that was ever given to one of its constraints.
    var heaviestWeight = 0.0

    init(priority: Priority) {
      self.priority = priority
    }

    /// Slopes smaller than this are rounding errors.
    var slopeTolerance: Double { Tolerance.slope * max(heaviestWeight, .leastNormalMagnitude) }
  }

  // MARK: - Variables

  /// Makes a variable, whose value is zero until a constraint requests another.
  ///
  /// - Parameter isNonNegative: Whether values below zero are out of the question. The restriction
  ///   is as strong as a required constraint and is never listed in a conflict.
  mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    let index = claimQuantity(isVariable: true)
    let column = tableau.appendColumn(of: index)
    quantities[index].place = ~column
    if isNonNegative { restrict(index) }
    return Variable(index: index, generation: quantities[index].generation)
  }

  /// Forgets a variable that no constraint uses any more.
  mutating func remove(_ variable: Variable) throws(SolverError) {
    let index = try place(of: variable)
    guard quantities[index].uses == 0 else { throw .variableInUse }
    liftRestriction(of: index)
    // A variable in no sum leads: it is independent of everything that could lead in its stead.
    guard !quantities[index].isRow else { throw .variableInUse }
    dropColumn(quantities[index].column)
    vacate(index)
  }

  /// Whether the solver has made the variable and not removed it since.
  func contains(_ variable: Variable) -> Bool {
    (try? place(of: variable)) != nil
  }

  // MARK: - Names

  @inline(__always)
  func place(of variable: Variable) throws(SolverError) -> Int {
    let index = variable.index
    guard quantities.indices.contains(index), quantities[index].isNamed(by: variable) else {
      throw .unknownVariable
    }
    return index
  }

  func place(of constraint: ConstraintID) throws(SolverError) -> Int {
    let index = constraint.index
    guard constraints.indices.contains(index), constraints[index].isInUse,
      constraints[index].generation == constraint.generation, !constraints[index].isImplied
    else { throw .unknownConstraint }
    return index
  }

  func name(ofConstraint index: Int) -> ConstraintID {
    ConstraintID(index: index, generation: constraints[index].generation)
  }

  @inline(__always)
  func value(ofQuantity index: Int) -> Double {
    let quantity = quantities[index]
    return quantity.isRow
      ? tableau.rowValue[quantity.place] : tableau.columnValue[quantity.column]
  }

  // MARK: - Slots

  mutating func claimQuantity(isVariable: Bool) -> Int {
    if let index = vacantQuantities.popLast() {
      let generation = quantities[index].generation + 1
      quantities[index] = Quantity(place: 0, generation: generation, isVariable: isVariable)
      return index
    }
    quantities.append(Quantity(place: 0, generation: 0, isVariable: isVariable))
    forms.append([])
    edits.append(Breakpoint.none)
    return quantities.count - 1
  }

  mutating func vacate(_ index: Int) {
    quantities[index].isInUse = false
    forms[index] = []
    vacantQuantities.append(index)
  }

  mutating func dropColumn(_ column: Int) {
    tableau.removeColumn(column)
    if column < tableau.columnCount {
      quantities[tableau.columnQuantity[column]].place = ~column
    }
  }

  mutating func dropRow(_ row: Int) {
    tableau.removeRow(row)
    if row < tableau.rowCount { quantities[tableau.rowQuantity[row]].place = row }
  }

  // MARK: - Restrictions

  private mutating func restrict(_ index: Int) {
    let bound = Request(
      terms: [FormTerm(quantity: index, coefficient: 1)], scale: 1,
      relation: .greaterThanOrEqual, point: 0, priority: .required, weight: 1)
    _ = attach(bound, to: index, isImplied: true)
  }

  private mutating func liftRestriction(of index: Int) {
    var current = quantities[index].first
    while current != Breakpoint.none {
      let next = constraints[current].next
      if constraints[current].isImplied {
        detach(current)
        vacateConstraint(current)
      }
      current = next
    }
  }
}
