import Foundation

/// How large a file is and when it was changed last, by which one that was read is known to be the same.
///
/// By `stat`, since `FileManager.attributesOfItem(atPath:)` also looks for the names of the owner and of
/// the group in the lists of the system.
struct FileStamp: Equatable {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil for a file that cannot be found.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }
}
