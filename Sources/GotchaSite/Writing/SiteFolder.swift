import Foundation
import GotchaBook

/// A folder that holds a site.
struct SiteFolder: Sendable {
  var path: String

  /// The files in the folder, relative to it; folders are not listed.
  func files() -> [String] {
    var files: [String] = []
    visit { name, isFolder in if !isFolder { files.append(name) } }
    return files
  }

  /// Throws when the folder holds anything that its own list does not name.
  func checkOwned() throws(SiteWriterError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { throw .notAFolder(path) }
    let listed = listed()
    let foreign = files().filter { !listed.contains($0) }.sorted()
    guard foreign.isEmpty else { throw .foreignFiles(folder: path, names: foreign) }
  }

  /// Removes what the folder's list names, and the folders that are empty then.
  func remove() {
    for file in listed() where file != SiteWriter.marker { unlink(path + "/" + file) }
    unlink(path + "/" + SiteWriter.marker)
    removeEmptyFolders()
  }

  /// Removes a workspace that was given up; everything in it was written by a build. Of a folder
  /// that has no list, only what is empty is removed.
  func removeWorkspace() {
    let marker = path + "/" + SiteWriter.marker
    if access(marker, F_OK) == 0 {
      // The list goes last, so that what a kill leaves of the folder is still a workspace.
      for file in files() where file != SiteWriter.marker { unlink(path + "/" + file) }
      unlink(marker)
    }
    removeEmptyFolders()
  }

  /// Writes a file anew. One that stands there is put aside first and never written into: another
  /// folder may hold the same file.
  func write(_ file: SiteBuilder.File) throws(SiteWriterError) {
    try write(file.path) { descriptor in Self.write(file.bytes, to: descriptor) }
  }

  /// Writes a file anew, from parts of another.
  func write(_ file: SplicedFile) throws(SiteWriterError) {
    try write(file.path) { descriptor in
      file.write { bytes in Self.write(bytes, to: descriptor) }
    }
  }

  /// - Parameter body: Writes what the file is to hold; returns the error's code, or 0.
  private func write(_ file: String, body: (Int32) -> Int32) throws(SiteWriterError) {
    let target = path + "/" + file
    var descriptor = Self.create(target)
    if descriptor < 0, errno == EEXIST {
      unlink(target)
      descriptor = Self.create(target)
    } else if descriptor < 0, errno == ENOENT {
      try Self.makeFolder(of: target)
      descriptor = Self.create(target)
    }
    guard descriptor >= 0 else { throw .system("open", target, errno) }
    let code = body(descriptor)
    guard close(descriptor) == 0, code == 0 else { throw .system("write", target, code) }
  }

  /// Removes a file, and the folders that are empty then.
  func remove(_ file: String) {
    unlink(path + "/" + file)
    var folder = Substring(file)
    while let end = folder.lastIndex(of: "/") {
      folder = folder[..<end]
      guard rmdir(path + "/" + folder) == 0 else { return }
    }
  }

  /// The folders that files with these paths stand in, up to the root.
  static func folders(of files: [String]) -> Set<String> {
    StampedFiles.allFolders(
      of: Set(files.map { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] }).map(String.init))
  }

  /// Gives the folders of a site one time, so that one to which something is added later has
  /// another.
  func settle(_ folders: Set<String>, at time: Int) {
    for folder in folders { _ = FolderTime.set(time, of: path + "/" + folder) }
  }

  /// Gives a file of another folder a second name in this one; says whether that could be done.
  func link(_ file: String, from other: SiteFolder) -> Bool {
    let (source, target) = (other.path + "/" + file, path + "/" + file)
    if Foundation.link(source, target) == 0 { return true }
    guard errno == ENOENT, (try? Self.makeFolder(of: target)) != nil else { return false }
    return Foundation.link(source, target) == 0
  }

  static func makeFolder(_ path: String) throws(SiteWriterError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .system("mkdir", path, errno)
    }
  }

  /// What the folder's own list says it consists of, and the list itself.
  func listed() -> Set<String> {
    access(path + "/" + SiteWriter.marker, R_OK) == 0 ? Set(list + [SiteWriter.marker]) : []
  }

  /// The lines of the folder's own list.
  var list: [String] {
    let list = FileBytes.read(path + "/" + SiteWriter.marker) ?? []
    return list.split(separator: UInt8(ascii: "\n")).filter { !Self.leadsOut($0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SiteFolder {
  /// Whether a path has a `..` among its parts.
  private static func leadsOut(_ path: ArraySlice<UInt8>) -> Bool {
    let dot = UInt8(ascii: ".")
    return zip(path, path.dropFirst()).contains { $0 == (dot, dot) }
      && path.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual([dot, dot]) }
  }
}

// MARK: - Calls

extension SiteFolder {
  private static func create(_ path: String) -> Int32 {
    // Readable by everybody, as far as the process's mask allows.
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  }

  /// Returns the error's code, or 0.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = Foundation.write(
        descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count < 0, errno != EINTR { return errno }
      written += max(0, count)
    }
    return 0
  }

  private static func makeFolder(of file: String) throws(SiteWriterError) {
    try makeFolder(URL(fileURLWithPath: file).deletingLastPathComponent().path)
  }

  private func removeEmptyFolders() {
    var folders: [String] = []
    visit { name, isFolder in if isFolder { folders.append(name) } }
    for name in folders.sorted(by: >) { rmdir(path + "/" + name) }
    rmdir(path)
  }

  /// Visits everything in the folder, a folder before what is in it; links are not followed.
  private func visit(_ body: (_ name: String, _ isFolder: Bool) -> Void) {
    var open = [""]
    while let folder = open.popLast() {
      FolderEntries.visit(path + "/" + folder) { name, kind in
        let isFolder =
          kind == .folder || (kind == .unknown && Self.isFolder(path + "/" + folder + name))
        body(folder + name, isFolder)
        if isFolder { open.append(folder + name + "/") }
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
