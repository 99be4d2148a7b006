/// A violated invariant of a geometry; only a defect of this module makes one.
package enum IntegrityFault: Hashable, Sendable {
  /// A leaf has too many or no runs, or neighboring runs with equal extents.
  case leaf
  /// A branch has too many or too few children, or children of another level.
  case branch(level: Int)
  /// The count or the total of a node is not the sum of what is below it.
  case sums(level: Int)
  /// The sections do not have as many rows as there are extents.
  case sectionTable
}
