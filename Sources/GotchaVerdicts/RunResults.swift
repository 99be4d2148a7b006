import Foundation
package import RunRecord

/// What one run left behind: the records of its cases, and what is wrong with the files.
package struct RunResults: Equatable, Sendable {
  /// The name readers see: the results file's name without its extension.
  package var name: String
  package var conditions: [RunCondition]
  package var records: [CaseRecord]
  /// What its replays of public observations found.
  package var observations: [ObservationRecord] = []

  package init(name: String, conditions: [RunCondition] = [], records: [CaseRecord] = []) {
    self.name = name
    self.conditions = conditions
    self.records = records
  }

  /// The records that may be believed: none when the file is damaged.
  package var believedRecords: [CaseRecord] {
    conditions.contains(where: \.spoilsRun) ? [] : records
  }
}

// MARK: - Reading

extension RunResults {
  /// Reads the stream at `events` and the records it names.
  ///
  /// An attachment is looked for at the path the stream gives; when the files have been moved,
  /// under the same name in `attachmentFolders`.
  package init(events: String, attachmentFolders: [String] = []) {
    let stream = EventStream(contentsOfFile: events)
    let name = URL(fileURLWithPath: events).deletingPathExtension().lastPathComponent
    self.init(name: name, conditions: stream.conditions)
    let decoder = JSONDecoder()
    for path in stream.attachmentPaths {
      let file = URL(fileURLWithPath: path).lastPathComponent
      let isCase = file.hasPrefix(CaseRecord.attachmentName)
      guard isCase || file.hasPrefix(ObservationRecord.attachmentName), file.hasSuffix(".json")
      else { continue }
      let paths = [path] + attachmentFolders.map { $0 + "/" + file }
      guard let data = paths.lazy.compactMap(FileManager.default.contents).first else {
        conditions.append(.attachmentMissing(name: file))
        continue
      }
      if isCase {
        readCase(file, data, with: decoder)
      } else {
        readObservation(file, data, with: decoder)
      }
    }
  }

  private mutating func readObservation(_ file: String, _ data: Data, with decoder: JSONDecoder) {
    guard let record = try? decoder.decode(ObservationRecord.self, from: data),
      record.schema == ObservationRecord.currentSchema
    else {
      conditions.append(.attachmentMalformed(name: file))
      return
    }
    observations.append(record)
  }

  private mutating func readCase(_ file: String, _ data: Data, with decoder: JSONDecoder) {
    guard let header = try? decoder.decode(RecordHeader.self, from: data) else {
      conditions.append(.attachmentMalformed(name: file))
      return
    }
    guard header.schema == CaseRecord.currentSchema else {
      conditions.append(.attachmentOfUnknownSchema(name: file, schema: header.schema))
      return
    }
    guard let record = try? decoder.decode(CaseRecord.self, from: data) else {
      conditions.append(.attachmentMalformed(name: file))
      return
    }
    records.append(record)
  }

  private struct RecordHeader: Decodable {
    var schema: Int
  }
}
