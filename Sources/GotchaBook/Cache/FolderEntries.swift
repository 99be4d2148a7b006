#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What one folder holds, with the kinds as the folder itself tells them.
package enum FolderEntries {
  package enum Kind {
    case file, folder
    /// Neither, or the folder does not say: a link, a file system without kinds.
    case unknown
  }

  /// Visits the folder at `path` in no order; nothing when it cannot be opened.
  package static func visit(_ path: String, _ body: (String, Kind) -> Void) {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): body(name, .file)
      case Int(DT_DIR): body(name, .folder)
      default: body(name, .unknown)
      }
    }
  }
}
