import Foundation
import RunRecord

/// A Swift file of a package.
struct SourceFile {
  /// Where the compiler found it.
  let path: String

  /// The hash of the file as it is now; empty when it cannot be read.
  var hash: String {
    FileManager.default.contents(atPath: path).map { ContentHash.hash(of: $0) } ?? ""
  }

  /// The path from the folder of `Package.swift` on; the whole path when there is none.
  var pathInPackage: String {
    let file = URL(filePath: path).standardizedFileURL
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", folder.pathComponents.count > 1 {
      let manifest = folder.appending(path: "Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) {
        return file.pathComponents.dropFirst(folder.pathComponents.count).joined(separator: "/")
      }
      folder = folder.deletingLastPathComponent()
    }
    return path
  }
}
