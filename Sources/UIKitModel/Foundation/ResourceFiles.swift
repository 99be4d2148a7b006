import Foundation

/// Finds the files of nibs, storyboards and translations by their names.
///
/// A name is looked for in the folders of ``ResourceFolders``.
@MainActor package enum ResourceFiles {
  /// Folders of a localized resource, in the order in which they count (model: a base file, or else
  /// English, or else any).
  nonisolated private static let localizations = ["", "Base.lproj", "en.lproj"]

  /// The endings of what is found.
  nonisolated private static let endings: Set<String> = ["xib", "storyboard", "strings"]

  /// Folders in a bundle are searched four deep.
  private static let index = ResourceIndex(depth: 4) { url in
    endings.contains(url.pathExtension) ? url.lastPathComponent : nil
  }

  /// The file `name` with one of the extensions; nil if there is none.
  package static func file(
    named name: String, extensions: [String], in bundle: Bundle?
  ) -> URL? {
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    for folder in ResourceFolders.folders(of: bundle) {
      let files = index.files(in: folder)
      for each in extensions {
        if let found = best(files["\(stem).\(each)"]) ?? best(files["\(stem)~iphone.\(each)"]) {
          return found
        }
      }
    }
    return nil
  }

  /// The names of the files with an extension, in the order of the alphabet.
  static func names(extension kind: String, in bundle: Bundle?) -> [String] {
    let names = ResourceFolders.folders(of: bundle).flatMap { index.files(in: $0).keys }
    return Set(names.filter { $0.hasSuffix(".\(kind)") }).sorted()
  }

  nonisolated static func best(_ files: [URL]?) -> URL? {
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
}
