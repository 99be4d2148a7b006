/// What the runs say about one entry: the worst of its cases.
package struct EntryVerdict: Equatable, Sendable {
  package var id: String
  /// Nil for an entry that has no cases, and so proves nothing.
  package var verdict: Verdict?
  package var cases: [CaseVerdict]
}
