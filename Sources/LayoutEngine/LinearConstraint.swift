/// How the two sides of a constraint compare.
package enum Relation: Hashable, Sendable {
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
/// `terms[0] + terms[1] + … (relation) constant`. A variable may stand in several terms; they are
/// added up.
package struct LinearConstraint: Hashable, Sendable {
  package var terms: [Term]
  package var relation: Relation
  package var constant: Double
  package var priority: Priority

  /// What one unit of violation costs beside the other constraints of the same priority.
  ///
  /// It never reaches across priorities, and a required constraint has no use for it.
  package var weight: Double

  package init(
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

/// The name of a constraint that a solver has accepted.
package struct ConstraintID: Hashable, Sendable {
  let index: Int
  let generation: Int
}
