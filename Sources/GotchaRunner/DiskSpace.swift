import Foundation

/// Whether a disk has room for the work of a run.
enum DiskSpace {
  /// Less than the object, the records and the logs of an entry take, in bytes.
  private static let least = 1 << 20

  /// The message that the disk of a folder is full; nil when there is room, or that is not known.
  static func shortage(in folder: URL) -> String? {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard let free = attributes?[.systemFreeSize] as? NSNumber, free.intValue < least else {
      return nil
    }
    return "the disk is full: \(free.intValue / 1024) KB are free in \(folder.path); "
      + "make room and run again"
  }
}
