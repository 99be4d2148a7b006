internal import Foundation

/// A document of this package that a message refers to.
///
/// A package with a book of its own has no such file, so that a message has the path of the one in the
/// checkout that the program was built from.
package enum Guide: String, CaseIterable, Sendable {
  case compatibility = "Compatibility.md"
  case greenMarks = "GreenMarks.md"
  case runSchema = "run.schema.json"
  case settings = "Settings.md"

  /// The file in this package.
  private var path: String { "Documentation/\(rawValue)" }

  /// The file and the package that it is in, for what is kept and read on other machines.
  package var name: String { "\(path) of table-view-gotchas" }

  /// Where the file is on this machine, from the current folder if it is below it; its ``name`` where
  /// the program's sources are gone.
  package var place: String {
    place(in: Self.checkout, from: FileManager.default.currentDirectoryPath)
  }

  /// The folder of the package that this program was built from.
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  func place(in checkout: String, from folder: String) -> String {
    let file = "\(checkout)/\(path)"
    guard FileManager.default.fileExists(atPath: file) else { return name }
    return file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.utf8.count + 1)) : file
  }
}
