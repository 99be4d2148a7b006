package import RunRecord

extension Run {
  /// The name of the run of the machine that one sits at, unless it is given another.
  package static let ownName = "model"

  /// What no run says: a place that no file has, or of one case and version two different things.
  var contradiction: Damage? {
    var known: [Key: VersionRun] = [:]
    for (index, record) in records.enumerated() {
      for (number, run) in record.runs.enumerated() {
        let path = "records[\(index)].runs[\(number)]"
        if run.failures.contains(where: { $0.line < 1 || $0.column < 1 }) {
          return .malformed(path: "\(path).failures", reason: "lines and columns begin with 1")
        }
        let key = Key(id: record.id, contentHash: record.contentHash, version: run.version)
        if let other = known.updateValue(run, forKey: key),
          other.claim != run.claim
            || other.failures.isEmpty != run.failures.isEmpty
        {
          return .malformed(path: path, reason: "another record says the opposite of the case")
        }
      }
    }
    return nil
  }

  /// Leaves out a record that says again what the one before it of the same case said, with the
  /// record of its beginning: sorting and writing them takes as long as reading the file.
  mutating func removeRepeatedRecords() {
    var latest: [CaseKey: Int] = [:]
    var begun: [CaseKey: Int] = [:]
    var repeated: Set<Int> = []
    for (index, record) in records.enumerated() {
      let key = CaseKey(id: record.id, contentHash: record.contentHash)
      guard record.phase == .finished else {
        begun[key] = index
        continue
      }
      let beginning = begun.removeValue(forKey: key)
      if let before = latest[key], records[before] == record {
        repeated.formUnion([index] + (beginning.map { [$0] } ?? []))
      } else {
        latest[key] = index
      }
    }
    guard !repeated.isEmpty else { return }
    records = records.indices.filter { !repeated.contains($0) }.map { records[$0] }
  }

  private struct CaseKey: Hashable {
    var id: CaseID
    var contentHash: String
  }

  private struct Key: Hashable {
    var id: CaseID
    var contentHash: String
    var version: Version?
  }
}
