import Foundation

/// The files that are copied as they are: style, scripts and icons, and the JSON Schemas that
/// stand beside the theme's folder.
package enum Theme {
  package static func isThere(in folder: String) -> Bool {
    access(folder + "/site.css", R_OK) == 0
  }

  /// Reads every file below `folder`, ordered by name.
  package static func files(in folder: String) -> [SiteBuilder.File] {
    copies(of: folder, to: "theme/") + copies(of: folder + "/../schemas", to: "schemas/")
  }

  private static func copies(of folder: String, to target: String) -> [SiteBuilder.File] {
    SiteFolder(path: folder).files().sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
        return nil
      }
      return SiteBuilder.File(path: target + name, bytes: Array(data))
    }
  }
}
