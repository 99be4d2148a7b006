package import Foundation
package import RunRecord

/// The records of a run as one event stream, `events.jsonl`, with its attachments beside it.
///
/// A run may have taken several processes; their own streams stay in the folder too.
package struct RecordStore {
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// Writes `events.jsonl`, `attachments/` and `compile-errors.txt`.
  package func write(_ records: [CaseRecord], log: String) throws {
    let attachments = folder.appending(path: "attachments")
    try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    var stream = Data()
    for (index, record) in records.enumerated() {
      let file = attachments.appending(path: "\(CaseRecord.attachmentName)-\(index + 1).json")
      try encoder.encode(record).write(to: file)
      stream += try encoder.encode(Line(payload: .init(kind: "valueAttached", path: file.path)))
      stream.append(UInt8(ascii: "\n"))
    }
    stream += try encoder.encode(Line(payload: .init(kind: "runEnded", path: nil)))
    stream.append(UInt8(ascii: "\n"))
    try stream.write(to: folder.appending(path: "events.jsonl"))
    try Data(log.utf8).write(to: folder.appending(path: "compile-errors.txt"))
  }

  /// A line of schema 0, which every reader knows (doc-tests.md §4.2).
  private struct Line: Encodable {
    var version = 0
    var kind = "event"
    var payload: Payload

    struct Payload: Encodable {
      var kind: String
      var attachment: Attachment?

      init(kind: String, path: String?) {
        self.kind = kind
        attachment = path.map(Attachment.init)
      }
    }

    struct Attachment: Encodable {
      var path: String
    }
  }
}
