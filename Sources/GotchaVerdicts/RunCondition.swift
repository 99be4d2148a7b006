import RunRecord

/// Something about a results file that a reader of its verdicts has to know.
package enum RunCondition: Hashable, Sendable {
  case missing
  case empty
  /// The last line, at this number, is cut off; nothing of the file is believed.
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
  /// A record speaks of a case that the book does not have.
  case unknownCase(CaseID)
}

extension RunCondition {
  /// Whether the file's records say nothing that may be believed.
  package var spoilsRun: Bool {
    switch self {
    case .missing, .empty, .truncated, .malformed, .unknownSchema: true
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
        + EventStream.knownSchemas.joined(separator: ", ")
    case .endedEarly: "the process ended before the run did; what had not finished is not green"
    case .attachmentMissing(let name):
      "the attachment \(name) was not found; give its folder with --attachments"
    case .attachmentMalformed(let name): "the attachment \(name) is not a case record"
    case .attachmentOfUnknownSchema(let name, let schema):
      "the attachment \(name) has schema \(schema); known is \(CaseRecord.currentSchema)"
    case .unknownCase(let id): "a record speaks of \(id), which the book does not have"
    }
  }
}
