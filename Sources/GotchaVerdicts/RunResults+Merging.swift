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
    return found.sorted { left, right in
      let (one, other) = (part(of: left), part(of: right))
      return one == other ? text(of: left) < text(of: right) : one < other
    }
  }

  private static func part(of file: RunFile) -> (count: Int, number: Int) {
    (file.shard?.count ?? 0, file.shard?.number ?? 0)
  }

  /// The file's bytes, by which different files of one part are ordered.
  private static func text(of file: RunFile) -> String {
    (try? file.data()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func missing(from shards: [Shard]) -> [RunCondition] {
    Set(shards.map(\.count)).sorted().flatMap { count in
      (1...count).compactMap { Shard(number: $0, count: count) }
        .filter { !shards.contains($0) }.map(RunCondition.missingShard)
    }
  }
}
