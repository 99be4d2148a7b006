/// A number the solver looks for, named by the place it is kept at.
///
/// A variable belongs to the solver that made it. A place is used again once its variable has been
/// removed; the generation tells the old name from the new one.
package struct Variable: Hashable, Sendable {
  let index: Int
  let generation: Int
}

/// A variable times a number.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
