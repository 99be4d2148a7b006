import CaseGenerator
package import GotchaBook
package import GotchaVerdicts
package import RunRecord

/// Runs cases until each has finished or is known to take its process down.
package struct ContainedRun {
  /// Runs the tests that match `filter` and none of `skip`; `name` tells the runs apart.
  package typealias Perform = (_ filter: [String], _ skip: [String], _ name: String) -> RunResults

  private let perform: Perform
  private let patterns: [CaseID: String]
  private var settled: [CaseID: [CaseRecord]] = [:]

  package init(book: Book, perform: @escaping Perform) {
    self.perform = perform
    let pairs = book.entries.flatMap { entry in
      entry.cases.map { found in
        (CaseID(entry: entry.id, slug: found.slug), Self.pattern(of: found, in: entry))
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
    var round = 0
    while true {
      round += 1
      let results = perform(
        filter, settled.keys.sorted().compactMap { patterns[$0] }, "run-\(round)")
      let known = Set(settled.keys)
      let suspects = settle(results)
      for (index, suspect) in suspects.enumerated() {
        guard suspects.count > 1, let pattern = patterns[suspect] else {
          settled[suspect] = results.starts(of: suspect)
          continue
        }
        let alone = perform([pattern], [], "run-\(round)-suspect-\(index + 1)")
        if !settle(alone).isEmpty || settled[suspect] == nil {
          settled[suspect] = results.starts(of: suspect)
        }
      }
      // Without a new suspect another run would end the same way.
      if suspects.allSatisfy(known.contains) { return }
    }
  }

  /// Takes what finished, and returns the cases that began and did not.
  private mutating func settle(_ results: RunResults) -> [CaseID] {
    let byCase = Dictionary(grouping: results.records) {
      CaseID(entry: $0.entry, slug: $0.caseID)
    }
    var open: [CaseID] = []
    for (id, records) in byCase.sorted(by: { $0.key < $1.key }) {
      let started = records.count { $0.phase == .started }
      if started > records.count(where: { $0.phase == .finished }) {
        open.append(id)
      } else {
        settled[id] = records
      }
    }
    return open
  }

  /// The pattern that matches a case's test: the file's for a case in Swift.
  private static func pattern(of found: Case, in entry: Entry) -> String {
    if let file = found.swiftFile {
      return "/\(file.split(separator: "/").last.map(String.init) ?? file):"
    }
    let suite = CaseGenerator.suiteName(ofPath: entry.path)
    return "\\.\(suite)/`?\(CaseGenerator.testName(ofCase: found.slug))`?\\("
  }
}

extension RunResults {
  fileprivate func starts(of id: CaseID) -> [CaseRecord] {
    records.filter { $0.entry == id.entry && $0.caseID == id.slug && $0.phase == .started }
  }
}
