/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual

  /// The relation once both sides have changed sign.
  var mirrored: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// A sum of terms compared with a constant, and how much that matters.
///
/// `terms[0] + terms[1] + … (relation) constant`. Several terms may have the same variable;
/// they are added up.
public struct LinearConstraint: Hashable, Sendable {
  /// The terms of the left side.
  public var terms: [Term]
  /// How the sum of the terms compares with the constant.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// How much the constraint matters.
  public var priority: Priority

  /// What one unit of violation costs beside the other constraints of the same priority.
  ///
  /// It never reaches across priorities, and a required constraint ignores it.
  public var weight: Double

  /// Makes a constraint that is required unless it gets another priority.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required,
    weight: Double = 1
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.weight = weight
  }
}

/// Identifies a constraint that a solver has accepted.
public struct ConstraintID: Hashable, Sendable {
  let index: Int
  let generation: Int
}
