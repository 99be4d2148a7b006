import Foundation

// On Apple's systems all of an app's resources are in its one bundle; here each target has one. So
// what the bundle that is asked does not have is looked for in those of the package's targets.
//
// A file that imports Foundation besides has both methods, and then Foundation's is the better one; an
// app's sources do not, once they are rewritten.

extension Bundle {
  /// The path of a resource; the name that compiling would give a nib or a storyboard (`nib`,
  /// `storyboardc`) finds its source.
  @_disfavoredOverload public func path(
    forResource name: String?, ofType ext: String?
  ) -> String? { appResource(name, ext)?.path }

  /// The place of a resource, as ``path(forResource:ofType:)`` finds it.
  @_disfavoredOverload public func url(
    forResource name: String?, withExtension ext: String?
  ) -> URL? { appResource(name, ext) }

  /// The places of the resources with an ending; those of the app, where the bundle has none.
  ///
  /// Linux's Foundation gives `NSURL`s: where the type is left open, they are meant.
  @_disfavoredOverload public func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {
    let own: [NSURL]? = urls(forResourcesWithExtension: ext, subdirectory: subpath)
    guard let own, !own.isEmpty else { return AppResources.files(ext, in: subpath) }
    return own.map { $0 as URL }
  }

  private func appResource(_ name: String?, _ ending: String?) -> URL? {
    url(forResource: name, withExtension: ending, subdirectory: nil)
      ?? AppResources.file(named: name, ending)
  }
}

/// The resources of all targets.
enum AppResources {
  /// Folders are searched four deep.
  private static let index = ResourceIndex(depth: 4) { $0.lastPathComponent }
  /// What is compiled on Apple's systems, by the ending of what becomes of it.
  private static let sources = ["nib": "xib", "storyboardc": "storyboard"]

  /// All files with an ending, of a folder or anywhere.
  static func files(_ ending: String?, in folder: String?) -> [URL] {
    ResourceFolders.ofTargets.flatMap(index.all).filter { file in
      let isInFolder = folder.map {
        file.deletingLastPathComponent().path.hasSuffix("/\($0)")
      }
      return (ending ?? "").isEmpty || file.pathExtension == ending ? isInFolder ?? true : false
    }
  }

  /// A file by its name, with its ending in it or apart; of localized ones the base file, or else
  /// English, or else any.
  static func file(named name: String?, _ ending: String?) -> URL? {
    guard let name, !name.isEmpty else { return nil }
    let ending = (ending ?? "").drop { $0 == "." }
    let whole = ending.isEmpty ? name : "\(name).\(sources[String(ending)] ?? String(ending))"
    let wanted = whole.split(separator: "/").last.map(String.init) ?? whole
    for folder in ResourceFolders.ofTargets {
      if let found = ResourceFiles.best(index.files(in: folder)[wanted]) { return found }
    }
    return nil
  }
}
