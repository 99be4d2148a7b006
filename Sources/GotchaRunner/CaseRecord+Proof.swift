import RunRecord

extension CaseRecord {
  /// Whether the case came to its end and does what its entry says, so that it may prove something.
  var isProvable: Bool {
    phase == .finished && !isContradiction && runs.contains { $0.ignored == nil }
  }

  /// Whether notes say what it proves.
  func isProved(by notes: [ProofNote]) -> Bool {
    notes.contains { $0.proof != nil && $0.id == id && $0.contentHash == contentHash }
  }
}

extension [CaseRecord] {
  /// Gives the cases that pass what notes say of them.
  mutating func assign(_ notes: [ProofNote]) {
    let known = Dictionary(
      notes.compactMap { note in note.proof.map { ("\(note.id)\(note.contentHash)", $0) } }
    ) { first, _ in first }
    for index in indices where self[index].isProvable {
      self[index].proof = known["\(self[index].id)\(self[index].contentHash)"]
    }
  }
}
