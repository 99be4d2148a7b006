/// The numbers below which a difference is taken for a rounding error.
///
/// Layout is done in points; coefficients are near 1, and a value of 10,000 carries 12 digits after
/// a pivot. Each number leaves three digits to the one it must stay clear of.
enum Tolerance {
  /// A coefficient of the tableau that should have cancelled out.
  static let coefficient = 1e-11
  /// The smallest coefficient to pivot on.
  static let pivot = 1e-9
  /// The smallest coefficient of a free variable that is trusted to satisfy any constraint.
  static let freePivot = 1e-3
  /// The slope, in units of the heaviest weight of its priority, below which a direction is level.
  static let slope = 1e-9
  /// The violation of a required constraint, relative to its constant, that counts as holding.
  static let violation = 1e-8
  /// Steps this close to each other, relative to their size, end at the same time.
  static let tie = 1e-12
  /// The difference between a form's value and its terms' at which the tableau is made anew.
  static let drift = 1e-9
  /// The largest magnitude that is calculated with: products of two stay finite.
  static let largestNumber = 1e100
  /// The smallest ratio between a constraint's coefficients that is distinguished from zero.
  static let coefficientRatio = 1e-10
  /// How far a value must be able to move for it to be ambiguous.
  static let ambiguity = 1e-6
}

/// The numbers that keep a run of pivots short and finite.
enum PivotLimit {
  /// Steps without progress, per row and column, before the order that cannot cycle is used.
  static let idleSteps = 2
  /// Steps in all, per row and column, before the search ends where it is.
  static let steps = 200
  /// Pivots between two checks of the tableau against the constraints.
  static let betweenChecks = 256
}
