import Foundation

/// The kind of what is at a path.
enum FileKind {
  case file, folder, linkedFolder, brokenLink, other

  /// A link to a file is a file; a link to a folder is no folder, so that no loop is walked.
  init(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .other
      return
    }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    guard !isLink || stat(path, &status) == 0 else {
      self = .brokenLink
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = isLink ? .linkedFolder : .folder
    default: self = .other
    }
  }
}
