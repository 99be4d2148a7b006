import Foundation
package import RunRecord

extension Run {
  /// Reads the stream at `events` and the records it names; the run's name is the file's without
  /// its extension.
  ///
  /// An attachment is looked for at the path the stream gives; when the files have been moved,
  /// under the same name in `attachmentFolders`.
  package init(events: String, attachmentFolders: [String] = []) {
    let stream = EventStream(contentsOfFile: events)
    let name = URL(fileURLWithPath: events).deletingPathExtension().lastPathComponent
    self.init(name: name, isContained: false, conditions: stream.conditions)
    let decoder = JSONFile.decoder
    for path in stream.attachmentPaths {
      let file = URL(fileURLWithPath: path).lastPathComponent
      guard file.hasPrefix(CaseRecord.attachmentName), file.hasSuffix(".json") else { continue }
      read(file, at: [path] + attachmentFolders.map { $0 + "/" + file }, with: decoder)
    }
  }

  /// Adds a condition when a folder that only this run wrote to has records its stream does not name:
  /// a later test product writes over the stream of an earlier one (swiftlang/swift-package-manager#10338).
  package mutating func compare(withAttachmentsIn folder: String) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let count = files.count { $0.hasPrefix(CaseRecord.attachmentName) && $0.hasSuffix(".json") }
    let named = records.count + conditions.count(where: \.isAboutAttachment)
    if count > named { conditions.append(.unnamedRecords(count - named)) }
  }

  private mutating func read(_ file: String, at paths: [String], with decoder: JSONDecoder) {
    guard let data = paths.lazy.compactMap(FileManager.default.contents).first else {
      conditions.append(.attachmentMissing(name: file))
      return
    }
    let record = try? decoder.decode(CaseRecord.self, from: data)
    // Only of a record of another form is the schema read by itself.
    let header = record == nil ? try? decoder.decode(RecordHeader.self, from: data) : nil
    guard let schema = record?.schema ?? header?.schema else {
      conditions.append(.attachmentMalformed(name: file))
      return
    }
    guard schema == CaseRecord.currentSchema else {
      conditions.append(.attachmentOfUnknownSchema(name: file, schema: schema))
      return
    }
    guard let record else {
      conditions.append(.attachmentMalformed(name: file))
      return
    }
    records.append(record)
  }

  private struct RecordHeader: Decodable {
    var schema: Int
  }
}
