#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What stands at a path.
enum FileKind {
  case file, folder, other

  /// A link to a file is a file; a link to a folder is neither, so that no loop is walked.
  init(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK:
      let exists = stat(path, &status) == 0
      self = exists && status.st_mode & S_IFMT == S_IFREG ? .file : .other
    default: self = .other
    }
  }
}
