import Foundation

/// The files of the theme: style, scripts, icons; copied as they are.
package enum Theme {
  /// Reads every file below `folder`, ordered by name; nil when the folder is not there.
  package static func files(in folder: String) -> [SiteBuilder.File]? {
    guard FileManager.default.fileExists(atPath: folder + "/site.css") else { return nil }
    return SiteFolder(path: folder).files().sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
        return nil
      }
      return SiteBuilder.File(path: "theme/" + name, bytes: Array(data))
    }
  }
}
