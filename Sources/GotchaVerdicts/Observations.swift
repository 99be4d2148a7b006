package import RunRecord

/// What the runs say about the public observations: which of them the model reproduces.
package struct Observations: Equatable, Sendable {
  /// By the observation's id; one that any run reproduces and no run contradicts is reproduced.
  package private(set) var records: [String: ObservationRecord] = [:]

  package init(runs: [RunResults]) {
    for record in runs.flatMap(\.observations) {
      if let known = records[record.id], !known.isReproduced { continue }
      records[record.id] = record
    }
  }

  package var count: Int { records.count }
  package var reproduced: Int { records.values.count(where: \.isReproduced) }

  /// In the order of the ids.
  package var sorted: [ObservationRecord] { records.values.sorted { $0.id < $1.id } }
}
