import Foundation

/// Finds the files of nibs, storyboards and translations by their names.
///
/// A name is looked for in the bundle, then in the folders of the running case, then in the
/// bundles of resources that the package manager puts beside the program: on Apple's systems all
/// of an app's resources are in its one bundle, here each target has one.
@MainActor package enum ResourceFiles {
  /// How deep folders in a bundle are searched.
  private static let depth = 4
  /// Folders of a localized resource, in the order in which they count (model: a base file, or else
  /// English, or else any).
  private static let localizations = ["", "Base.lproj", "en.lproj"]

  /// The endings of what is found.
  private static let endings: Set<String> = ["xib", "storyboard", "strings"]

  /// The files of a folder by name; each is listed once.
  private static var listed: [String: [String: [URL]]] = [:]

  /// The file `name` with one of the extensions; nil if there is none.
  package static func file(
    named name: String, extensions: [String], in bundle: Bundle?
  ) -> URL? {
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    let bundle = bundle ?? .main
    for folder in folders(of: bundle) {
      let files = files(in: folder)
      for each in extensions {
        if let found = best(files["\(stem).\(each)"]) ?? best(files["\(stem)~iphone.\(each)"]) {
          return found
        }
      }
    }
    return nil
  }

  private static func folders(of bundle: Bundle) -> [URL] {
    var folders = [bundle.resourceURL ?? bundle.bundleURL]
    folders += AppProcess.current.resourceFolders
    let program = Bundle.main.bundleURL
    let beside = try? FileManager.default.contentsOfDirectory(
      at: program, includingPropertiesForKeys: nil)
    folders += (beside ?? []).filter { $0.pathExtension == "resources" }
      .sorted { $0.path < $1.path }
    return folders
  }

  private static func best(_ files: [URL]?) -> URL? {
    guard let files else { return nil }
    for localization in localizations {
      let found = files.first { url in
        let folder = url.deletingLastPathComponent()
        return localization.isEmpty
          ? folder.pathExtension != "lproj" : folder.lastPathComponent == localization
      }
      if let found { return found }
    }
    return files.first
  }

  private static func files(in folder: URL) -> [String: [URL]] {
    if let known = listed[folder.path] { return known }
    var found: [String: [URL]] = [:]
    var waiting = [(folder, 0)]
    while let (next, level) = waiting.popLast() {
      let contents = try? FileManager.default.contentsOfDirectory(
        at: next, includingPropertiesForKeys: [.isDirectoryKey])
      for url in (contents ?? []).sorted(by: { $0.path < $1.path }) {
        if endings.contains(url.pathExtension) {
          found[url.lastPathComponent, default: []].append(url)
        } else if level < depth, isSearched(url) {
          waiting.append((url, level + 1))
        }
      }
    }
    listed[folder.path] = found
    return found
  }

  /// Whether a folder can have resources: those of a build do not.
  private static func isSearched(_ url: URL) -> Bool {
    let skipped = ["build", "swiftmodule", "resources", "product", "bundle", "dSYM"]
    guard !skipped.contains(url.pathExtension), !url.lastPathComponent.hasPrefix("."),
      url.lastPathComponent != "ModuleCache"
    else { return false }
    return (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
