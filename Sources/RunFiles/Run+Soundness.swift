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

  private struct Key: Hashable {
    var id: CaseID
    var contentHash: String
    var version: String
  }
}
