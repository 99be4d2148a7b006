/// A constraint as the solver keeps it: a point on the line of one quantity where the cost bends.
///
/// The quantity is a variable, or a sum of terms scaled so that its largest coefficient is 1 and
/// its first one positive. Constraints on the same quantity share it, so that a pair such as
/// `width >= 50` and `width == 50` takes no row at all.
struct Breakpoint: Sendable {
  /// The quantity, or `none` when the constraint has no terms.
  var quantity: Int
  /// Where the quantity meets the constant.
  var point: Double
  /// What the terms were divided by.
  var scale: Double
  /// The relation the quantity is in, after scaling.
  var relation: Relation
  var priority: Priority
  /// The priority's place among those in use, 0 the highest.
  var level: Int
  /// The cost of one unit of the quantity.
  var weight: Double
  /// The neighbors on the same quantity, in the order of their points.
  var previous = Breakpoint.none
  var next = Breakpoint.none
  /// The order in which constraints were added.
  var serial: Int
  var generation: Int
  /// Whether it is a variable's restriction to non-negative values, which is never reported.
  var isImplied: Bool
  var isInUse = true

  /// No constraint, no quantity.
  static let none = -1

  /// How the cost changes per unit as long as the quantity is below the point.
  var slopeBelow: Double { relation == .lessThanOrEqual ? 0 : -weight }

  /// How the cost changes per unit once the quantity is above the point.
  var slopeAbove: Double { relation == .greaterThanOrEqual ? 0 : weight }

  /// By how much a value violates the constraint, in the quantity's units.
  func violation(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value - point)
    case .greaterThanOrEqual: max(0, point - value)
    case .equal: abs(value - point)
    }
  }

  /// How large a violation of it counts as none.
  var slack: Double { Tolerance.violation * (1 + abs(point)) }
}
