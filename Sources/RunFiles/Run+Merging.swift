package import RunRecord

extension Run {
  /// The runs whose parts these are: parts of one name and system become one run, the same part given twice
  /// counts once, and a missing one is a condition. The order of the parts does not matter.
  package static func merged(_ parts: [Run]) -> [Run] {
    Dictionary(grouping: parts) { Whole(name: $0.name, system: $0.system) }.map { whole, parts in
      let parts = distinct(parts)
      var whole = Run(name: whole.name, system: whole.system)
      for part in parts { whole.add(part) }
      whole.conditions += missing(from: parts.compactMap(\.shard))
      whole.sort()
      return whole
    }
    .sorted { ($0.name, $0.system.description) < ($1.name, $1.system.description) }
  }

  /// What the parts of one run have in common.
  private struct Whole: Hashable {
    var name: String
    var system: RunSystem
  }

  /// Each part once, in an order that does not depend on the given one.
  private static func distinct(_ parts: [Run]) -> [Run] {
    var found: [Run] = []
    for part in parts where !found.contains(part) { found.append(part) }
    return found.sorted { left, right in
      let (one, other) = (left.shardOrder, right.shardOrder)
      return one == other ? left.text < right.text : one < other
    }
  }

  private var shardOrder: (count: Int, number: Int) { (shard?.count ?? 0, shard?.number ?? 0) }

  /// The run as JSON, by which different parts of one number are ordered.
  private var text: String {
    (try? data()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func missing(from shards: [Shard]) -> [RunCondition] {
    Set(shards.map(\.count)).sorted().flatMap { count in
      (1...count).compactMap { Shard(number: $0, count: count) }
        .filter { !shards.contains($0) }.map(RunCondition.missingShard)
    }
  }
}
