import RunRecord

extension RunResults {
  /// The runs that files hold: parts of one name are put together, the same part given twice
  /// counts once, and one that is not there is a condition. The order of the files does not matter.
  package static func merged(_ files: [RunFile]) -> [RunResults] {
    Dictionary(grouping: files, by: \.name).sorted { $0.key < $1.key }.map { name, parts in
      let parts = distinct(parts)
      var whole = RunFile(name: name, isContained: parts.allSatisfy(\.isContained))
      for part in parts {
        whole.records += part.records
        whole.refusals += part.refusals
        whole.conditions += part.conditions
      }
      whole.conditions += missing(from: parts.compactMap(\.shard))
      whole.sort()
      return RunResults(whole)
    }
  }

  /// The results of one file.
  package init(_ file: RunFile) {
    self.init(name: file.name, conditions: file.conditions, records: file.records)
    refusals = file.refusals
    isSifted = true
    isContained = file.isContained
  }

  /// Each file once, in an order of their own.
  private static func distinct(_ files: [RunFile]) -> [RunFile] {
    var found: [RunFile] = []
    for file in files where !found.contains(file) { found.append(file) }
    guard found.count > 1 else { return found }
    return found.map { (key: sortKey(of: $0), file: $0) }.sorted { $0.key < $1.key }.map(\.file)
  }

  private static func sortKey(of file: RunFile) -> (Int, Int, String) {
    let bytes = (try? file.data()).map { String(decoding: $0, as: UTF8.self) }
    return (file.shard?.count ?? 0, file.shard?.number ?? 0, bytes ?? "")
  }

  private static func missing(from shards: [Shard]) -> [RunCondition] {
    Set(shards.map(\.count)).sorted().flatMap { count in
      (1...count).compactMap { Shard(number: $0, count: count) }
        .filter { !shards.contains($0) }.map(RunCondition.missingShard)
    }
  }
}
