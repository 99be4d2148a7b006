/// One way in which the model can be broken, at one place, to see what of a case fails then.
///
/// It is off, unless a ``FaultWatch`` of the task has it on. A phrase names it; where it takes effect
/// is where its ``isOn`` is read.
package struct Fault: Hashable, Sendable {
  /// What a table with the fault does, as a verb in the third person: `forgets measured heights`.
  package let words: String
  /// Where it comes when several faults are tried, the lowest first.
  package let rank: Rank

  /// How much a fault breaks. What breaks little says more of what a case is about.
  package enum Rank: Int, Comparable, Sendable {
    /// Something that most of what a case is about depends on.
    case common
    /// One step of what a table does.
    case step
    /// A call to a delegate or a data source.
    case call
    /// A difference between versions.
    case version
    /// Something without a reason.
    case addition
    /// Much at once.
    case whole

    package static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  package init(_ words: String, _ rank: Rank = .step) {
    self.words = words
    self.rank = rank
  }

  /// The phrase as an identifier: `forgets-measured-heights`.
  package var id: String {
    String(words.map { $0 == " " ? "-" : $0 })
  }

  /// Whether the model is broken in this way here and now. Reading it has the watch of the task know
  /// that the place was reached.
  @inlinable package var isOn: Bool { FaultWatch.isInUse && FaultWatch.breaks(self) }
}
