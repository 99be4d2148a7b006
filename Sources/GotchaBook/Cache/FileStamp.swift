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
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Nil when what is open is no file.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Nil when there is no file of that name in an open folder.
  init?(of name: UnsafePointer<CChar>, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, name, &status, 0) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(size: Int(status.st_size), modified: status.modified)
  }
}

extension stat {
  /// Nanoseconds since 1970.
  var modified: Int {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
