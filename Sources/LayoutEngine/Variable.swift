/// A number that the solver determines, identified by its storage index.
///
/// A variable belongs to the solver that made it. The index of a removed variable is used again; the
/// generation distinguishes the two.
public struct Variable: Hashable, Sendable {
  let index: Int
  let generation: Int
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// The factor of the variable.
  public var coefficient: Double

  /// Makes a term; without a coefficient it is the variable itself.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
