import Foundation
package import RunRecord

/// Which of the public observations the model reproduces, as their replays found.
package struct Observations: Equatable, Sendable {
  /// By the observation's id.
  package private(set) var records: [String: ObservationRecord] = [:]
  /// The ids of those from which the model took what it does.
  private let fittedIDs: Set<String>

  /// An observation with several records is reproduced when all of them reproduce it.
  ///
  /// - Parameter fitted: The ids of those from which the model took what it does, so that they
  ///   cannot confirm it.
  package init(_ found: [ObservationRecord], fitted: Set<String> = []) {
    fittedIDs = fitted
    for record in found {
      if let known = records[record.id], !known.isReproduced { continue }
      records[record.id] = record
    }
  }

  /// Reads the attachments that replays left in a folder, and from the table of all observations
  /// those to which the model was fitted; what is no record is passed over.
  package init(folder: String, table: String? = nil) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = files.filter {
      $0.hasPrefix(ObservationRecord.attachmentName) && $0.hasSuffix(".json")
    }
    let decoder = JSONDecoder()
    self.init(
      names.sorted().compactMap { name in
        FileManager.default.contents(atPath: folder + "/" + name)
          .flatMap { try? decoder.decode(ObservationRecord.self, from: $0) }
      }.filter { $0.schema == ObservationRecord.currentSchema },
      fitted: Self.fitted(in: table))
  }

  /// The ids of the rows whose numbers were read into the model.
  private static func fitted(in table: String?) -> Set<String> {
    struct Row: Decodable {
      var id: String
      var fitted: String?
    }
    let lines = table.flatMap(FileManager.default.contents)?.split(separator: UInt8(ascii: "\n"))
    let rows = (lines ?? []).compactMap { try? JSONDecoder().decode(Row.self, from: $0) }
    return Set(rows.filter { $0.fitted != nil }.map(\.id))
  }

  package var count: Int { records.count }
  /// How many the model reproduces that it was not fitted to.
  package var reproduced: Int { records.values.count(where: countsAsReproduced) }
  package var fitted: Int { records.values.count(where: isFitted) }

  package func isFitted(_ record: ObservationRecord) -> Bool { fittedIDs.contains(record.id) }

  /// Whether the model does what the log shows, and was not fitted to it.
  package func countsAsReproduced(_ record: ObservationRecord) -> Bool {
    record.isReproduced && !isFitted(record)
  }

  /// In the order of the ids.
  package var sorted: [ObservationRecord] { records.values.sorted { $0.id < $1.id } }
}
