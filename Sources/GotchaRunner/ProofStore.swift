import Foundation
import RunRecord

/// What is known of which cases fail on broken tables: kept for the same texts and the same model.
struct ProofStore {
  private let file: URL
  /// By which one model is distinguished from another.
  private let model: String

  /// The store in `folder`, for the model that has the hash `model`.
  init(folder: URL, model: String) {
    file = folder.appending(path: "proofs.jsonl")
    self.model = model
  }

  /// What is known of this model: a note for each case and text.
  func read() -> [ProofNote] {
    guard let data = FileManager.default.contents(atPath: file.path),
      let end = data.firstIndex(of: UInt8(ascii: "\n")),
      String(decoding: data[..<end], as: UTF8.self) == model
    else { return [] }
    return ProofNote.notes(in: data[end...])
  }

  /// Keeps what is known now; a file that cannot be written costs time only.
  func write(_ notes: [ProofNote]) {
    var seen: Set<String> = []
    let lines = notes.filter {
      $0.proof != nil && seen.insert("\($0.id)\($0.contentHash)").inserted
    }
    .map(\.line)
    try? (Data(model.utf8) + [UInt8(ascii: "\n")] + Data(lines.joined()))
      .write(to: file, options: .atomic)
  }
}
