#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// By what a file that was changed is told from one that was not, without reading it.
package struct FileStamp: Hashable, Sendable {
  package var size: Int
  /// Nanoseconds since 1970.
  package var modified: Int

  package init(size: Int, modified: Int) {
    self.size = size
    self.modified = modified
  }

  /// Nil when there is no file at `path`.
  package init?(ofFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(size: Int(status.st_size), modified: time.tv_sec * 1_000_000_000 + time.tv_nsec)
  }
}
