import Foundation

/// The output of earlier rounds, moved away while something is measured and deleted at the end.
///
/// A file system may keep deleted files for minutes and look at each of them whenever it makes a
/// file (ext4 without a journal does); a round would be slower the more was deleted before it.
enum OldFiles {
  private static let folder = Folders.scratch.appending(path: "leftovers")

  /// Moves what is at a place away; nothing happens if it does not exist.
  static func putAside(_ place: URL) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? FileManager.default.moveItem(at: place, to: folder.appending(path: UUID().uuidString))
  }

  static func delete() { try? FileManager.default.removeItem(at: folder) }
}
