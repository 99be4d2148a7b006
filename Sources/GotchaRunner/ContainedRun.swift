package import GotchaBook
package import RunRecord

/// Runs cases until each has finished or is known to take its process down.
package struct ContainedRun {
  /// Runs the tests that match `filter` and none of `skip`, and returns why the process ended early,
  /// if it did; each run has another `name`.
  package typealias Perform =
    (_ filter: [String], _ skip: [String], _ name: String) -> (Run, endReason: String?)

  private let perform: Perform
  private let patterns: [CaseID: String]
  private var settled: [CaseID: [CaseRecord]] = [:]
  /// What is wrong with the run that came to most of the cases last.
  package private(set) var conditions: [RunCondition] = []

  package init(book: Book, perform: @escaping Perform) {
    self.perform = perform
    let pairs = book.entries.flatMap { entry in
      entry.cases.map { found in
        (CaseID(entry: entry.id, slug: found.slug), CasePattern.test(of: found, in: entry))
      }
    }
    patterns = Dictionary(pairs) { first, _ in first }
  }

  /// What counts of all runs: for a case that finished its records, for one that took its process
  /// down alone the record of its start.
  package var records: [CaseRecord] {
    settled.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Runs what matches `filter`. When a process ends early, the cases it was in are run again one
  /// by one, and then those it had not come to.
  package mutating func start(_ filter: [String]) {
    for round in 1... {
      let known = settled.count
      let skip = settled.keys.sorted().compactMap { patterns[$0] }
      let (results, endReason) = perform(filter, skip, "run-\(round)")
      conditions = results.conditions
      take(results.validRecords)
      for (index, suspect) in suspects(of: results).enumerated() {
        runAlone(
          suspect, of: results, endReason, name: "run-\(round)-suspect-\(index + 1)")
      }
      // A run that came to its end, or brought nothing new, would end the same way again.
      let isWhole = !results.conditions.contains(where: \.endsEarly)
      if isWhole || settled.count == known { break }
    }
    if settled.isEmpty, conditions.isEmpty { conditions = [.noRecord] }
  }

  /// Takes the cases that finished as often as they started; nothing else is trusted.
  private mutating func take(_ records: [CaseRecord]) {
    for (id, records) in Dictionary(grouping: records, by: \.id) where Self.isWhole(records) {
      settled[id] = records
    }
  }

  /// The cases that began and did not finish, damaged streams included: their
  /// records do not count, and show where to look.
  private func suspects(of results: Run) -> [CaseID] {
    Dictionary(grouping: results.records, by: \.id)
      .filter { $0.value.hasUnfinished && settled[$0.key] == nil }.keys.sorted()
  }

  private mutating func runAlone(
    _ suspect: CaseID, of results: Run, _ endReason: String?, name: String
  ) {
    guard let pattern = patterns[suspect] else {
      // A case that the book does not have cannot be run alone.
      settled[suspect] = results.starts(of: suspect, endReason)
      return
    }
    let (alone, reason) = perform([pattern], [], name)
    take(alone.validRecords)
    if settled[suspect] == nil { settled[suspect] = alone.starts(of: suspect, reason) }
    if settled[suspect]?.isEmpty == true {
      settled[suspect] = results.starts(of: suspect, endReason)
    }
  }

  private static func isWhole(_ records: [CaseRecord]) -> Bool {
    records.count { $0.phase == .started } == records.count { $0.phase == .finished }
  }
}

extension Run {
  /// The record of the start of a case, with the reason why it did not finish.
  fileprivate func starts(of id: CaseID, _ endReason: String?) -> [CaseRecord] {
    var started = records.first { $0.id == id && $0.phase == .started }
    started?.endReason = endReason
    return started.map { [$0] } ?? []
  }
}

extension RunCondition {
  /// Whether a part of the run may be missing, which another run may bring.
  fileprivate var endsEarly: Bool {
    switch self {
    case .endedEarly, .truncated, .malformed, .attachmentMissing, .attachmentMalformed: true
    default: false
    }
  }
}
