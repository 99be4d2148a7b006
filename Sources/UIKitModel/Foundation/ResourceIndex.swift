import Foundation

/// The files of folders of resources by a name; each folder is listed once, as the resources of an app
/// do not change while it runs.
final class ResourceIndex: @unchecked Sendable {
  private let depth: Int
  private let folders: String?
  private let name: @Sendable (URL) -> String?
  private let lock = NSLock()
  private var listed: [String: [String: [URL]]] = [:]

  /// - Parameters:
  ///   - depth: How deep folders in a folder are searched.
  ///   - folders: The extension of folders that are listed like files; nil for none.
  ///   - name: The name under which a file is found; nil if it is not.
  init(depth: Int, folders: String? = nil, name: @escaping @Sendable (URL) -> String?) {
    self.depth = depth
    self.folders = folders
    self.name = name
  }

  /// All files in a folder that have a name, in the order of their paths.
  func all(in folder: URL) -> [URL] {
    files(in: folder).values.joined().sorted { $0.path < $1.path }
  }

  /// The files in a folder by name, each list in the order of the paths.
  func files(in folder: URL) -> [String: [URL]] {
    lock.withLock {
      if let known = listed[folder.path] { return known }
      var found: [String: [URL]] = [:]
      for url in ResourceFolders.files(in: folder, depth: depth, folders: folders) {
        if let name = name(url) { found[name, default: []].append(url) }
      }
      listed[folder.path] = found
      return found
    }
  }
}
