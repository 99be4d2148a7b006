import Foundation

/// What generators wrote in earlier rounds: put aside while something is measured, and deleted when
/// nothing is.
///
/// A file system may remember deleted files for minutes and look at each of them whenever a file is
/// made (ext4 without a journal does); a round would then be slower the more was deleted before it.
enum OldFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: ".build/benchmark-leftovers")

  /// Moves what is at a place away; nothing when there is nothing.
  static func putAside(_ place: URL) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? FileManager.default.moveItem(at: place, to: folder.appending(path: UUID().uuidString))
  }

  static func delete() { try? FileManager.default.removeItem(at: folder) }
}
