import RunRecord

/// One line of an event stream; fields that verdicts do not need are not read.
struct EventRecord: Decodable {
  /// `0` in the first schema, a text such as `6.3.0` in later ones.
  var version: String
  /// Nil for a line of another kind than `event`.
  private var event: Event?

  private enum Key: String, CodingKey {
    case version, kind, payload
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let number = try? container.decode(Int.self, forKey: .version) {
      version = String(number)
    } else {
      version = try container.decode(String.self, forKey: .version)
    }
    if try container.decode(String.self, forKey: .kind) == "event" {
      event = try? container.decode(Event.self, forKey: .payload)
    }
  }

  var startsRun: Bool { event?.kind == "runStarted" }
  var endsRun: Bool { event?.kind == "runEnded" }

  /// The path of the attachment that a `valueAttached` event names.
  var attachmentPath: String? {
    event?.kind == "valueAttached" ? event?.attachment?.path : nil
  }

  /// The issue that the event records, if it is one that fails a test.
  var failure: VersionRun.Failure? {
    guard let event, event.kind == "issueRecorded", let issue = event.issue,
      issue.isKnown != true, issue.isFailure != false, let place = issue.sourceLocation
    else { return nil }
    return VersionRun.Failure(
      file: place.filePath ?? place._filePath ?? "", line: place.line, column: place.column,
      message: (event.messages ?? []).map(\.text).joined(separator: "\n"))
  }
}

private struct Event: Decodable {
  struct Attachment: Decodable {
    var path: String?
  }

  struct Issue: Decodable {
    var isKnown: Bool?
    var isFailure: Bool?
    var sourceLocation: Location?
  }

  struct Location: Decodable {
    var filePath: String?
    /// The name of the member in the first schema.
    var _filePath: String?
    var line: Int
    var column: Int
  }

  struct Message: Decodable {
    var text: String
  }

  var kind: String
  var attachment: Attachment?
  var issue: Issue?
  var messages: [Message]?
}
