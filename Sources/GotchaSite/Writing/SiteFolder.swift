import Foundation

/// A folder that holds a site.
struct SiteFolder {
  var path: String

  /// The files in the folder, relative to it; folders are not listed.
  func files() -> [String] {
    guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
    return names.compactMap { $0 as? String }.filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: path + "/" + name, isDirectory: &isFolder)
      return !(exists && isFolder.boolValue)
    }
  }

  /// Throws when the folder holds anything that its own list does not name.
  func checkOwned() throws(SiteWriterError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { throw .notAFolder(path) }
    let foreign = Set(files()).subtracting(listed()).sorted()
    guard foreign.isEmpty else { throw .foreignFiles(folder: path, names: foreign) }
  }

  /// Removes what the folder's list names, and the folders that are empty then.
  func remove() {
    for file in listed() where file != SiteWriter.marker { unlink(path + "/" + file) }
    unlink(path + "/" + SiteWriter.marker)
    removeEmptyFolders()
  }

  /// Removes a workspace that was given up; everything in it was written by a build.
  func removeWorkspace() {
    guard FileManager.default.fileExists(atPath: path + "/" + SiteWriter.marker) else { return }
    for file in files() { unlink(path + "/" + file) }
    removeEmptyFolders()
  }

  func write(_ file: SiteBuilder.File) throws(SiteWriterError) {
    let target = path + "/" + file.path
    var stream = fopen(target, "wb")
    if stream == nil {
      try Self.makeFolder(URL(fileURLWithPath: target).deletingLastPathComponent().path)
      stream = fopen(target, "wb")
    }
    guard let stream else { throw .system("open", target, errno) }
    let written = file.bytes.withUnsafeBufferPointer {
      fwrite($0.baseAddress, 1, $0.count, stream)
    }
    let code = errno
    guard fclose(stream) == 0, written == file.bytes.count else {
      throw .system("write", target, code)
    }
  }

  static func makeFolder(_ path: String) throws(SiteWriterError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .system("mkdir", path, errno)
    }
  }

  /// What the folder's own list says it consists of.
  func listed() -> Set<String> {
    let file = path + "/" + SiteWriter.marker
    guard let data = FileManager.default.contents(atPath: file) else { return [] }
    let names = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return Set(names.filter { !$0.split(separator: "/").contains("..") })
      .union([SiteWriter.marker])
  }

  private func removeEmptyFolders() {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    for name in names.sorted(by: >) { rmdir(path + "/" + name) }
    rmdir(path)
  }
}
