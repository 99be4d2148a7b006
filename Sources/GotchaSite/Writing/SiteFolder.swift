import Foundation

/// A folder that holds a site.
struct SiteFolder: Sendable {
  var path: String

  /// The files in the folder, relative to it; links are not followed.
  func files() -> [String] {
    entries().filter { !$0.isFolder }.map(\.name)
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

  /// Removes the files that the folder's list names, and the folders that are empty then. The list
  /// goes last, so that what a kill leaves of the folder is still known as a site.
  func remove() {
    for file in listed() where file != SiteWriter.marker { unlink(path + "/" + file) }
    for folder in entries().filter(\.isFolder).map(\.name).sorted(by: >) {
      rmdir(path + "/" + folder)
    }
    unlink(path + "/" + SiteWriter.marker)
    rmdir(path)
  }

  func write(_ file: SiteBuilder.File) throws(SiteWriterError) {
    let path = path + "/" + file.path
    var descriptor = Self.create(path)
    if descriptor < 0, errno == ENOENT {
      try Self.makeFolder((path as NSString).deletingLastPathComponent)
      descriptor = Self.create(path)
    }
    guard descriptor >= 0 else { throw .failed(path, String(cString: strerror(errno))) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: file.data)
    } catch {
      throw .failed(path, error.localizedDescription)
    }
  }

  /// Makes an empty file. `Data.write(to:)` waits with each until the disk has it, which a site that
  /// can be built again does not need.
  private static func create(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
  }

  static func makeFolder(_ path: String) throws(SiteWriterError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .failed(path, error.localizedDescription)
    }
  }

  /// The files that the folder's own list names, and the list itself; none without a list. A path
  /// that leads out of the folder is passed over.
  private func listed() -> Set<String> {
    guard let data = FileManager.default.contents(atPath: path + "/" + SiteWriter.marker) else {
      return []
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let inside = lines.filter { !$0.split(separator: "/").contains("..") }
    return Set(inside.map(String.init) + [SiteWriter.marker])
  }

  /// Everything in the folder, a folder before what is in it.
  private func entries() -> [(name: String, isFolder: Bool)] {
    var entries: [(name: String, isFolder: Bool)] = []
    var open = [""]
    while let folder = open.popLast() {
      let names = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
      for name in (names ?? []).map({ folder + $0 }) {
        let isFolder = Self.isFolder(path + "/" + name)
        entries.append((name, isFolder))
        if isFolder { open.append(name + "/") }
      }
    }
    return entries
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
