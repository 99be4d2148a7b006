/// Something wrong with a run as a whole, which is shown beside its verdicts.
package enum RunCondition: Codable, Hashable, Sendable {
  case missing
  case empty
  /// The last line, at this number, is cut off; nothing of the file counts.
  case truncated(line: Int)
  /// A line in the middle is not JSON of the stream's shape.
  case malformed(line: Int)
  /// The stream was written in a schema that is not known here.
  case unknownSchema(version: String)
  /// The process ended before the run did.
  case endedEarly
  case attachmentMissing(name: String)
  case attachmentMalformed(name: String)
  case attachmentOfUnknownSchema(name: String, schema: Int)
  /// A record is of a case that the book does not have.
  case unknownCase(CaseID)
  /// The run ended and left no record of any case.
  case noRecord
  /// This many records are in the attachments' folder, and the stream does not name them.
  case unnamedRecords(Int)
  /// A part of a run that was split up is not there.
  case missingShard(Shard)
  /// The tests failed with this exit code, and no case explains it.
  case failedOutsideCases(code: Int)
}

extension RunCondition {
  /// The schemas of Swift Testing's event stream that are read: `0`, `6.3` and `6.4`, the latter
  /// two with any patch (`6.3.0`).
  package static let knownStreamSchemas = ["0", "6.3", "6.4"]

  /// Whether no record of the run counts.
  package var invalidatesRun: Bool {
    switch self {
    case .missing, .empty, .truncated, .malformed, .unknownSchema: true
    default: false
    }
  }

  /// Whether it concerns one attachment that the stream names.
  package var isAboutAttachment: Bool {
    switch self {
    case .attachmentMissing, .attachmentMalformed, .attachmentOfUnknownSchema: true
    default: false
    }
  }

  /// One word for JSON.
  package var word: String {
    switch self {
    case .missing: "missing"
    case .empty: "empty"
    case .truncated: "truncated"
    case .malformed: "malformed"
    case .unknownSchema: "unknown-schema"
    case .endedEarly: "ended-early"
    case .attachmentMissing: "attachment-missing"
    case .attachmentMalformed: "attachment-malformed"
    case .attachmentOfUnknownSchema: "attachment-of-unknown-schema"
    case .unknownCase: "unknown-case"
    case .noRecord: "no-record"
    case .unnamedRecords: "unnamed-records"
    case .missingShard: "missing-shard"
    case .failedOutsideCases: "failed-outside-cases"
    }
  }
}

// MARK: - CustomStringConvertible

extension RunCondition: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "the results file does not exist; run the cases first"
    case .empty: "the results file is empty; the run stopped before it began"
    case .truncated(let line):
      "line \(line) of the results file is cut off, so nothing in it is counted; run again"
    case .malformed(let line):
      "line \(line) of the results file is not an event, so nothing in it is counted; run again"
    case .unknownSchema(let version):
      "the results file has schema \(version); known are "
        + Self.knownStreamSchemas.joined(separator: ", ")
    case .endedEarly: "the process ended before the run did; what had not finished is not green"
    case .attachmentMissing(let name):
      "the attachment \(name) was not found; give its folder with --attachments"
    case .attachmentMalformed(let name): "the attachment \(name) is not a case record"
    case .attachmentOfUnknownSchema(let name, let schema):
      "the attachment \(name) has schema \(schema); known is \(CaseRecord.currentSchema)"
    case .unknownCase(let id):
      "it has results of \(id), which the book no longer has; a new run of the whole book has none"
    case .noRecord: "the run ended and no case of the book was in it; run the book's test target"
    case .unnamedRecords(let count):
      "\(count) records are not named in the results file, as when a second test product wrote "
        + "over it; run the products one by one, with swift test --test-product"
    case .missingShard(let shard): "shard \(shard) is missing; its cases count as not run"
    case .failedOutsideCases(let code):
      "the tests ended with exit code \(code) and no case explains it; read the log of the run"
    }
  }
}
