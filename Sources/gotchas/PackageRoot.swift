import Foundation

/// Where the package is that a command is about.
enum PackageRoot {
  /// The way to the nearest folder, from `start` upwards, that has a manifest or the book; `.` when
  /// there is none.
  static func nearest(
    withBook book: String,
    from start: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  ) -> String {
    var folder = start
    var ways: [String] = []
    while !hasPackage(folder, book) {
      guard folder.pathComponents.count > 1 else { return "." }
      folder.deleteLastPathComponent()
      ways.append("..")
    }
    return ways.isEmpty ? "." : ways.joined(separator: "/")
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
  }

  static func hasManifest(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  private static func hasPackage(_ folder: URL, _ book: String) -> Bool {
    hasManifest(folder.path) || isFolder(folder.appending(path: book).path)
  }
}
