import Foundation
package import RunRecord

/// Which of the public observations the model reproduces, as their replays found.
package struct Observations: Equatable, Sendable {
  /// By the observation's id.
  package private(set) var records: [String: ObservationRecord] = [:]

  /// An observation with several records is reproduced when none of them says otherwise.
  package init(_ found: [ObservationRecord]) {
    for record in found {
      if let known = records[record.id], !known.isReproduced { continue }
      records[record.id] = record
    }
  }

  /// Reads the attachments that replays left in a folder; what is no record is passed over.
  package init(folder: String) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = files.filter {
      $0.hasPrefix(ObservationRecord.attachmentName) && $0.hasSuffix(".json")
    }
    let decoder = JSONDecoder()
    self.init(
      names.sorted().compactMap { name in
        FileManager.default.contents(atPath: folder + "/" + name)
          .flatMap { try? decoder.decode(ObservationRecord.self, from: $0) }
      }.filter { $0.schema == ObservationRecord.currentSchema })
  }

  package var count: Int { records.count }
  package var reproduced: Int { records.values.count(where: \.isReproduced) }

  /// In the order of the ids.
  package var sorted: [ObservationRecord] { records.values.sorted { $0.id < $1.id } }
}
