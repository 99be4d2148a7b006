#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// When something in a folder was last added, renamed or removed, in nanoseconds since 1970: while
/// it stays, the folder has the names it had. What is written into a file does not change it.
package enum FolderTime {
  /// Coarser than the clock of any file system.
  private static let second = 1_000_000_000

  /// Nil when there is no folder at `path`.
  package static func modified(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return status.modified
  }

  /// The same, but nil as well for a time so short ago that something may still be added in it.
  package static func settled(_ path: String) -> Int? {
    modified(path).flatMap { $0 <= now - 2 * second ? $0 : nil }
  }

  /// A time to set folders back to: so long ago that whatever is added to one from now on gives it
  /// another, and one that every file system can hold.
  package static var past: Int { (now / second - 2) & ~1 * second }

  /// Makes a time that of the folder at `path`; says whether that could be done.
  package static func set(_ time: Int, of path: String) -> Bool {
    let times = timespec(tv_sec: time / second, tv_nsec: time % second)
    return utimensat(AT_FDCWD, path, [times, times], 0) == 0
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * second + Int(time.tv_nsec)
  }
}
