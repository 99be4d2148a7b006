import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord

/// The issues of an event stream, so that those which no case has taken are assigned by their line:
/// expectations in detached tasks and callbacks of queues belong to no test, and those that are
/// evaluated after their case has ended are in no record.
struct StreamIssues {
  private var failures: [VersionRun.Failure] = []

  /// Reads the issues of an event stream; lines of another form are passed over.
  init(contentsOf stream: URL) {
    guard let data = try? Data(contentsOf: stream) else { return }
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let read = try? decoder.decode(Line.self, from: line),
        read.payload.kind == "issueRecorded",
        let issue = read.payload.issue, issue.isKnown != true, issue.isFailure != false,
        let place = issue.sourceLocation
      else { continue }
      let texts = (read.payload.messages ?? []).map(\.text)
      failures.append(
        VersionRun.Failure(
          file: place.path, line: place.line, column: place.column,
          message: texts.joined(separator: "\n")))
    }
  }

  /// Adds each issue in the lines of a case that its record does not have to the affected
  /// versions.
  func assign(to records: inout [CaseRecord], of book: Book) {
    for failure in failures {
      guard let (entry, found) = Self.owner(of: failure, in: book) else { continue }
      for index in records.indices
      where records[index].entry == entry.id && records[index].caseID == found.slug
        && records[index].phase == .finished && records[index].source == nil
      {
        Self.add(failure, to: &records[index])
      }
    }
  }

  private static func add(_ failure: VersionRun.Failure, to record: inout CaseRecord) {
    let isKnown = record.runs.flatMap(\.failures).contains { known in
      (known.file, known.line, known.column) == (failure.file, failure.line, failure.column)
    }
    guard !isKnown else { return }
    for index in record.runs.indices where record.runs[index].claim == .affected {
      record.runs[index].failures.append(failure)
    }
  }

  /// The case whose lines an issue is in; what is at its heading covers the case as a whole, and
  /// is in its record.
  private static func owner(
    of failure: VersionRun.Failure, in book: Book
  ) -> (entry: Entry, found: Case)? {
    for entry in book.entries where entry.path == failure.file {
      for found in entry.cases
      where found.place.line < failure.line && failure.line <= found.endLine {
        return (entry, found)
      }
    }
    return nil
  }

  private struct Line: Decodable {
    var payload: Payload

    struct Payload: Decodable {
      var kind: String?
      var issue: Issue?
      var messages: [Message]?
    }

    struct Issue: Decodable {
      var isKnown: Bool?
      var isFailure: Bool?
      var sourceLocation: Location?
    }

    struct Message: Decodable {
      var text: String
    }

    struct Location: Decodable {
      var filePath: String?
      var oldPath: String?
      var line: Int
      var column: Int

      var path: String { filePath ?? oldPath ?? "" }

      enum CodingKeys: String, CodingKey {
        case filePath, line, column
        case oldPath = "_filePath"
      }
    }
  }
}
