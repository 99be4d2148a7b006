import Drawings
import Foundation

/// The files that are copied as they are: scripts and icons, the style, which is put together from
/// its parts, and the JSON Schemas.
package enum Theme {
  /// The folder of the parts of `site.css`, which are joined in the order of their names.
  private static let styleFolder = "css"
  /// The folder of the schemas, which are published beside the theme.
  private static let schemaFolder = "schemas"

  package static func isThere(in folder: String) -> Bool {
    !SiteFolder(path: folder + "/" + styleFolder).files().isEmpty
  }

  /// Reads every file below `folder`, ordered by name.
  package static func files(in folder: String) -> [SiteBuilder.File] {
    let style = copies(of: folder + "/" + styleFolder, to: "")
    let picture = Data("\n/* Pictures */\n\(PictureStyle.sheet)\n".utf8)
    let others = copies(of: folder, to: "theme/")
      .filter { file in
        ![styleFolder, schemaFolder].contains { file.path.hasPrefix("theme/\($0)/") }
          && !file.path.hasSuffix(".swift")
      }
    return others + [
      .init(path: "theme/site.css", data: Data(style.map(\.data).joined()) + picture)
    ]
      + copies(of: folder + "/" + schemaFolder, to: "schemas/")
  }

  private static func copies(of folder: String, to target: String) -> [SiteBuilder.File] {
    SiteFolder(path: folder).files().sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map { data in
        SiteBuilder.File(path: target + name, data: data)
      }
    }
  }
}
