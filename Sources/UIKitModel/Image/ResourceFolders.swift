import Foundation

/// The folders in which the resources of an app lie.
///
/// On Apple's systems all of an app's resources are in its one bundle; here each target has one.
package enum ResourceFolders {
  /// The folders in which a resource of a bundle is looked for, nil for the main one: the bundle's,
  /// then those of the running case, then the bundles that the package manager puts beside the
  /// program.
  package static func folders(of bundle: Bundle?) -> [URL] {
    let bundle = bundle ?? .main
    return [bundle.resourceURL ?? bundle.bundleURL] + ofTargets
  }

  /// The folder of the running case, then the bundles that the package manager puts beside the
  /// program.
  static var ofTargets: [URL] { AppProcess.current.resourceFolders + beside }

  private static let beside: [URL] = {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    return (urls ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
  }()

  /// The files of a folder and of those in it that can have resources, to a depth, in the order of
  /// their paths; of folders those whose extension is `kind`, too.
  package static func files(
    in folder: URL, depth: Int, folders kind: String? = nil
  ) -> [URL] {
    var found: [URL] = []
    var waiting = [(folder, 0)]
    while let (next, level) = waiting.popLast() {
      let contents = try? FileManager.default.contentsOfDirectory(
        at: next, includingPropertiesForKeys: nil)
      for url in (contents ?? []).sorted(by: { $0.path < $1.path }) {
        guard isFolder(url) else {
          found.append(url)
          continue
        }
        if url.pathExtension == kind {
          found.append(url)
        } else if level < depth, isSearched(url) {
          waiting.append((url, level + 1))
        }
      }
    }
    return found
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    // `resourceValues(forKeys:)` reads the list of users, too, for each file.
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether a folder can have resources: those of a build do not.
  private static func isSearched(_ url: URL) -> Bool {
    let skipped = ["build", "swiftmodule", "resources", "product", "dSYM"]
    return !skipped.contains(url.pathExtension) && !url.lastPathComponent.hasPrefix(".")
      && !["ModuleCache", "index"].contains(url.lastPathComponent)
  }
}
