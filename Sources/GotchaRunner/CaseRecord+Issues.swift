import GotchaBook
import RunRecord

extension [CaseRecord] {
  /// Adds the issues of an event stream which no case has taken, by their lines: expectations in
  /// detached tasks and callbacks of queues belong to no test, and those that are evaluated after
  /// their case has ended are in no record.
  mutating func assign(_ failures: [VersionRun.Failure], of book: Book) {
    for failure in failures {
      guard let (entry, found) = book.owner(of: failure) else { continue }
      for index in indices
      where self[index].entry == entry.id && self[index].caseID == found.slug
        && self[index].phase == .finished && self[index].source == nil
      {
        self[index].add(failure)
      }
    }
  }
}

extension [CaseRecord] {
  /// Gives the reasons why processes ended their places in the entries.
  mutating func placeEndReasons(of book: Book) {
    for index in indices {
      guard let reason = self[index].endReason,
        let entry = book.entries.first(where: { $0.id == self[index].entry }),
        let found = entry.cases.first(where: { $0.slug == self[index].caseID })
      else { continue }
      self[index].endReason = EndReason.text(reason, of: found, in: entry)
    }
  }
}

extension CaseRecord {
  /// Adds a failure that the record does not have to the affected versions.
  fileprivate mutating func add(_ failure: VersionRun.Failure) {
    let isKnown = runs.flatMap(\.failures).contains { known in
      (known.file, known.line, known.column) == (failure.file, failure.line, failure.column)
    }
    guard !isKnown else { return }
    for index in runs.indices where runs[index].claim == .affected {
      runs[index].failures.append(failure)
    }
  }
}

extension Book {
  /// The case whose lines an issue is in; what is at its heading covers the case as a whole, and
  /// is in its record.
  fileprivate func owner(of failure: VersionRun.Failure) -> (entry: Entry, found: Case)? {
    for entry in entries where entry.path == failure.file {
      for found in entry.cases
      where found.place.line < failure.line && failure.line <= found.endLine {
        return (entry, found)
      }
    }
    return nil
  }
}
