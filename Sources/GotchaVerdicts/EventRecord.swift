/// One line of an event stream; fields that verdicts do not need are not read.
struct EventRecord: Decodable {
  /// `0` in the first schema, a text such as `6.3.0` in later ones.
  var version: String
  var kind: String
  private var eventKind: String?
  private var path: String?

  private enum Key: String, CodingKey {
    case version, kind, payload, attachment, path
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let number = try? container.decode(Int.self, forKey: .version) {
      version = String(number)
    } else {
      version = try container.decode(String.self, forKey: .version)
    }
    kind = try container.decode(String.self, forKey: .kind)
    guard kind == "event",
      let payload = try? container.nestedContainer(keyedBy: Key.self, forKey: .payload)
    else { return }
    eventKind = try? payload.decode(String.self, forKey: .kind)
    let attachment = try? payload.nestedContainer(keyedBy: Key.self, forKey: .attachment)
    path = try? attachment?.decode(String.self, forKey: .path)
  }

  /// The path of the attachment that a `valueAttached` event names.
  var attachmentPath: String? { eventKind == "valueAttached" ? path : nil }

  var startsRun: Bool { eventKind == "runStarted" }
  var endsRun: Bool { eventKind == "runEnded" }
}
