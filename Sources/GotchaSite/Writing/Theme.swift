import Drawings
package import Foundation

/// What pages are shown with: style sheets, scripts and icons, and the JSON Schemas.
///
/// A sheet is put together from the files of a folder, in the order of their names. Sheets and
/// scripts are written without what only people read.
package enum Theme {
  /// A style sheet, named after the folder of its parts.
  enum Sheet: String, CaseIterable {
    /// What all pages share.
    case site
    /// An entry.
    case entry
    /// The pictures of an entry, and their player.
    case pictures
    /// Lists of entries, and what the search finds.
    case lists

    var path: String { "theme/\(rawValue).css" }
  }

  /// The folder of the parts of the sheets.
  private static let styleFolder = "css"
  /// The folder of the schemas, which are published beside the theme.
  private static let schemaFolder = "schemas"

  package static func isThere(in folder: String) -> Bool {
    !SiteFolder(path: folder + "/" + styleFolder).files().isEmpty
  }

  /// The words of the search in the theme, which are those of any book.
  private static let plainWords = "theme/search/plain-words.js"
  /// The words of the search on the site.
  private static let words = "theme/search/words.js"

  /// Reads every file below `folder`, ordered by name.
  ///
  /// - Parameter words: The book's own words of the search, which are added to those of any book.
  package static func files(in folder: String, words: Data? = nil) -> [SiteBuilder.File] {
    let others = copies(of: folder, to: "theme/")
      .map { file in
        guard file.path == plainWords else { return file }
        return .init(path: Self.words, data: file.data + (words ?? Data()))
      }
      .filter { file in
        ![styleFolder, schemaFolder].contains { file.path.hasPrefix("theme/\($0)/") }
          && !file.path.hasSuffix(".swift")
      }
      .map { file in
        guard file.path.hasSuffix(".js") else { return file }
        return .init(path: file.path, data: Data(ShortText.script(text(file)).utf8))
      }
    return others + Sheet.allCases.map { sheet(in: folder, $0) }
      + copies(of: folder + "/" + schemaFolder, to: "schemas/")
  }

  private static func sheet(in folder: String, _ sheet: Sheet) -> SiteBuilder.File {
    let parts = copies(of: "\(folder)/\(styleFolder)/\(sheet.rawValue)", to: "").map(text)
    let pictures = sheet == .pictures ? [PictureStyle.sheet] : []
    let style = ShortText.style((parts + pictures).joined(separator: "\n"))
    return .init(path: sheet.path, data: Data(style.utf8))
  }

  private static func text(_ file: SiteBuilder.File) -> String {
    String(decoding: file.data, as: UTF8.self)
  }

  private static func copies(of folder: String, to target: String) -> [SiteBuilder.File] {
    SiteFolder(path: folder).files().sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map { data in
        SiteBuilder.File(path: target + name, data: data)
      }
    }
  }
}
